import './amber.css';
import type { GameClient } from '../../lib/table/game-client';
import Emblem from './Emblem.svelte';
import Panel from './Panel.svelte';
import SetupPicture from './SetupPicture.svelte';
import Table from './Table.svelte';
import type { AmberOutcome, AmberView } from './types';

export default { id: 'amber', Table, Panel, SetupPicture, Emblem } satisfies GameClient<
  AmberView,
  AmberOutcome
>;
