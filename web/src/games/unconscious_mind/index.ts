import './mind.css';
import type { GameClient } from '../../lib/game-client';
import { describe } from './describe';
import type { MindView } from './types';
import Table from './Table.svelte';
import Emblem from '../amygdala/Emblem.svelte';

export default {
  id: 'unconscious_mind',
  Table,
  Panel: Emblem as never,
  SetupPicture: Emblem as never,
  Emblem,
  describe,
} satisfies GameClient<MindView>;
