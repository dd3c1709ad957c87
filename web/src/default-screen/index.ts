/** The screen of a game that brings none: what can be done in words, and the fields of its view, shown well. */

import Panel from './Panel.svelte';
import Table from './Table.svelte';

export default { Table, Panel };
