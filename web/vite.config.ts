import { defineConfig } from 'vite';
import { core } from './plugins/core.ts';
import { packed } from './plugins/packed.ts';
import { precache } from './plugins/precache.ts';

export default defineConfig({
  plugins: [core(), precache(), packed()],
  build: {
    outDir: '../service/pages/built',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // Served from there it may compile WebAssembly, which pages may not.
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'core/worker-[hash].js' } } },
});
