import { defineConfig } from 'vite';
import { core } from './plugins/core.ts';
import { packed } from './plugins/packed.ts';
import { precache } from './plugins/precache.ts';

// Every file that is asked for costs its heads too: what nearly every page needs comes in one, the books in another.
const groups = [
  {
    name: 'page',
    test: /[\\/]src[\\/](main|settings|words[\\/](?!fr\.)\w+|parts[\\/](Icon|Tap|Said|BusyButton))\.tsx?$|rolldown[\\/]runtime/,
    priority: 1,
  },
  { name: 'books', test: /[\\/]src[\\/](books|core)[\\/]/ },
];

export default defineConfig({
  plugins: [core(), precache(), packed()],
  build: {
    outDir: '../service/pages/built',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  // Served from there it may compile WebAssembly, which pages may not.
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'core/worker-[hash].js' } } },
});
