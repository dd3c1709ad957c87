import { mount } from 'svelte';
import './fonts.css';
import './lib/ui/theme.css';
import './app.css';
import App from './App.svelte';
import { words } from './lib/words/language.svelte';
import { startRouter } from './lib/ui/router.svelte';

startRouter();
// Nothing is drawn before there are words for it.
await words.load();
mount(App, { target: document.getElementById('app')! });
