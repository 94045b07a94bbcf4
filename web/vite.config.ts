import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { checkSeal } from './plugins/check-seal.ts';
import { core } from './plugins/core.ts';
import { precache } from './plugins/precache.ts';
import { precompress } from './plugins/precompress.ts';

/** Returns a pattern with the files that each game adds to a chunk, as its `first-load.json` names them. */
function withGames(files: RegExp, chunk: 'page' | 'table'): RegExp {
  const declared = globSync('src/games/*/first-load.json', { cwd: import.meta.dirname });
  const added = declared.map((path) => {
    const folder = path.split(/[\\/]/).at(-2);
    const patterns = JSON.parse(readFileSync(`${import.meta.dirname}/${path}`, 'utf8')) as Record<
      string,
      string
    >;
    return `[\\\\/]games[\\\\/]${folder}[\\\\/](${patterns[chunk]})\\.tsx?$`;
  });
  return new RegExp([files.source, ...added].join('|'));
}

// Each request has a cost, so one chunk has the code of nearly every page, one the whole outbox, one what else
// a table needs at once, one the words of the table kit, which other pages have too, and one what shows seals.
// A file that several late parts import is not fetched again after a failure, so the table has the panels' words.
const groups = [
  {
    name: 'page',
    test: withGames(
      /[\\/]src[\\/](main|platform[\\/]settings|outbox[\\/]engine-source|i18n[\\/](?!fr\.|sheet-line-text|rejection-text|refusal-template|session-event-text)[\w-]+|ui[\\/](Icon|TapButton|RichText|BusyButton|LazyPart))\.tsx?$|rolldown[\\/]runtime/,
      'page',
    ),
    priority: 1,
  },
  {
    name: 'outbox',
    test: /[\\/]src[\\/](outbox[\\/]|engine[\\/]|platform[\\/](browser|wake-lock)|live[\\/](feed|leader-election|connectivity))/,
  },
  {
    name: 'table',
    test: withGames(
      /[\\/](table-kit[\\/](parties|messages[\\/]panels-(?:messages|en)|(?:model|shell|rows|cards|money|trays)[\\/](?!SeatTray\.|SeatBankroll|use-new-seat|PlayerTray|FundTray|SuitTray|MoneyTray)[\w-]+|panels[\\/](PanelHost|load-panels|late-parts|close-amount-pad)|rejection[\\/](next-round|hide-label|shared-short-text|fix)))\.tsx?$/,
      'table',
    ),
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
