import './amygdala.css';
import type { GameClient } from '../../lib/table/game-client';
import Emblem from './Emblem.svelte';
import Panel from './Panel.svelte';
import Scores from './Scores.svelte';
import SetupPicture from './SetupPicture.svelte';
import Table from './Table.svelte';
import type { AmygdalaView } from './types';

export default {
  id: 'amygdala',
  Table,
  Panel,
  SetupPicture,
  Emblem,
  Scores,
} satisfies GameClient<AmygdalaView>;
