import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { notices } from './vite/notices.ts';
import { precompress } from './vite/precompress.ts';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where `vite dev` finds a running Parlour (`parlour serve`). */
const server = process.env.PARLOUR_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), notices(), precompress()],
  resolve: {
    alias: {
      // Words and rules are written once, beside the Python that speaks them.
      '@words': fromHere('../src/parlour/words'),
      '@games-py': fromHere('../src/parlour/games'),
      '@ledger': fromHere('../docs/rules'),
    },
    // Component tests mount real components, so they need Svelte's browser half.
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    outDir: '../src/parlour/web_dist',
    emptyOutDir: true,
    // The content security policy allows files of our own only: no data: addresses, no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Each game is a chunk of its own; the shell stays small.
    chunkSizeWarningLimit: 200,
    // How long each plugin took is no news to whoever starts Parlour.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server, ws: true },
      '/schema': server,
      '/health': server,
    },
  },
  test: {
    // Those that need a document say so in their first line: making one takes longer than most tests.
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // However busy the machine is: what never ends costs so much, and nothing else does.
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
