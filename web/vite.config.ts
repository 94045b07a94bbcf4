import { defineConfig } from 'vite';
import { core } from './plugins/core.ts';
import { precache } from './plugins/precache.ts';
import { precompress } from './plugins/precompress.ts';

// Each request has a cost, so one chunk has the code of nearly every page, one the whole outbox, and one
// what the table of Basset needs beyond the words that lists of tables use too.
const groups = [
  {
    name: 'page',
    test: /[\\/]src[\\/](main|platform[\\/]settings|outbox[\\/]engine-source|i18n[\\/](?!fr\.)[\w-]+|ui[\\/](Icon|TapButton|RichText|BusyButton|LazyPart))\.tsx?$|rolldown[\\/]runtime/,
    priority: 1,
  },
  {
    name: 'outbox',
    test: /[\\/]src[\\/](outbox[\\/]|engine[\\/]|platform[\\/](browser|wake-lock)|live[\\/](feed|leader-election|connectivity))/,
  },
  {
    name: 'table',
    test: /[\\/]games[\\/]basset[\\/](table[\\/](?!panels|rejection)[\w/-]+|messages[\\/](messages|en[\\/][\w-]+|en)|draw-calls|table-queries|rejection-text|entry-kinds)\.tsx?$/,
  },
  {
    name: 'basset',
    priority: 2,
    test: /[\\/]games[\\/]basset[\\/](messages[\\/]common-(messages|en)|words|rule-text|progress-text|index)\.ts$/,
  },
];

export default defineConfig({
  plugins: [core(), precache(), precompress()],
  build: {
    outDir: '../service/pages/built',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  // Under /core/ the worker may compile WebAssembly. The pages' Content-Security-Policy forbids it.
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'core/worker-[hash].js' } } },
});
