/** Builds the outbox alone as a page for the browser tests: `node web/tests/outbox/bundle.ts FOLDER`. */

import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node bundle.ts FOLDER');

await build({
  configFile: false,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: folder,
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: fileURLToPath(new URL('page.ts', import.meta.url)),
      output: { entryFileNames: 'assets/page.js', chunkFileNames: 'assets/[name].js' },
    },
  },
});
