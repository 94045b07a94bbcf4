import { defineConfig } from 'vite';
import { checkSeal } from './plugins/check-seal.ts';
import { checkChunks } from './plugins/check-chunks.ts';
import { chunkGroups } from './plugins/chunks.ts';
import { core } from './plugins/core.ts';
import { firstLoad } from './plugins/first-load.ts';
import { precache } from './plugins/precache.ts';
import { precompress } from './plugins/precompress.ts';

/** Chunks whose imports are fetched with them. A page that is opened later waits for its imports; the list would be long. */
const IS_PRELOADED = /[\\/](table|game|TableShell|GenericTable)-/;

/** Returns what is fetched with a chunk: its styles, and for a table also what it imports. */
function preloadedWith(chunk: string, imported: string[]): string[] {
  return IS_PRELOADED.test(chunk) ? imported : imported.filter((name) => name.endsWith('.css'));
}

/** The first load has the names of all chunks. Seven characters of a hash are the fewest that the bundler allows. */
const SHORT_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

export default defineConfig({
  plugins: [core(), checkSeal(), precache(), precompress(), firstLoad(), checkChunks()],
  build: {
    outDir: '../service/pages/built',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloadedWith },
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups(import.meta.dirname) }, ...SHORT_NAMES },
    },
  },
  // Under /core/ the worker may compile WebAssembly. The pages' Content-Security-Policy forbids it.
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'core/worker-[hash].js' } } },
});
