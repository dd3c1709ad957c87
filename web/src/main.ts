import { mount } from 'svelte';
import './fonts.css';
import './lib/theme.css';
import './app.css';
import App from './App.svelte';
import { words } from './lib/language.svelte';
import { startRouter } from './lib/router.svelte';

startRouter();
// Nothing is drawn before there are words for it.
await words.load();
mount(App, { target: document.getElementById('app')! });
