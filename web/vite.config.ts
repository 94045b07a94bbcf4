import { defineConfig } from 'vite';
import { checkSeal } from './plugins/check-seal.ts';
import { core } from './plugins/core.ts';
import { precache } from './plugins/precache.ts';
import { precompress } from './plugins/precompress.ts';

// Each request has a cost, so one chunk has the code of nearly every page, one the whole outbox, one what else
// a table needs at once, one the words of the table kit, which other pages have too, and one what shows seals.
const groups = [
  {
    name: 'page',
    test: /[\\/]src[\\/](main|platform[\\/]settings|outbox[\\/]engine-source|i18n[\\/](?!fr\.|sheet-line-text|rejection-text|refusal-template|session-event-text)[\w-]+|ui[\\/](Icon|TapButton|RichText|BusyButton|LazyPart))\.tsx?$|rolldown[\\/]runtime|[\\/]games[\\/]basset[\\/](messages[\\/]common-(messages|en)|progress-text|index)\.ts$/,
    priority: 1,
  },
  {
    name: 'outbox',
    test: /[\\/]src[\\/](outbox[\\/]|engine[\\/]|platform[\\/](browser|wake-lock)|live[\\/](feed|leader-election|connectivity))/,
  },
  {
    name: 'table',
    test: /[\\/](games[\\/]basset[\\/](table[\\/](?!late|panels|rejection[\\/](?!entry-notes|hide)|guide|tray[\\/](?:CardTrays|EndTray|BetOutcomes))[\w/-]+|messages[\\/](messages|en[\\/](?!opening|board|player-page|seats|late|history)[\w-]+|en)|draw-calls|table-queries|rejection-text|verbs)|table-kit[\\/](parties|(?:model|shell|rows|cards|money|trays)[\\/](?!SeatTray\.|SeatBankroll|use-new-seat|PlayerTray|FundTray|SuitTray|MoneyTray)[\w-]+|panels[\\/](PanelHost|load-panels|late-parts|close-amount-pad)|rejection[\\/](next-round|hide-label|shared-short-text|fix)))\.tsx?$/,
  },
  {
    name: 'kit-words',
    test: /[\\/]table-kit[\\/]messages[\\/](messages|en[\\/](?!panels)[\w-]+|en)\.ts$/,
    priority: 1,
  },
  { name: 'seals', test: /[\\/]src[\\/]seals[\\/](?!messages[\\/]fr\.)/ },
];

export default defineConfig({
  plugins: [core(), checkSeal(), precache(), precompress()],
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
