import './unconscious-mind.css';
import type { GameClient } from '../../lib/table/game-client';
import { describe } from './words/describe';
import Emblem from './Emblem.svelte';
import Panel from './Panel.svelte';
import Scores from './Scores.svelte';
import SetupPicture from './SetupPicture.svelte';
import Table from './Table.svelte';
import type { UnconsciousMindOutcome, UnconsciousMindView } from './types';

export default {
  id: 'unconscious_mind',
  Table,
  Panel,
  SetupPicture,
  Emblem,
  Scores,
  describe,
} satisfies GameClient<UnconsciousMindView, UnconsciousMindOutcome>;
