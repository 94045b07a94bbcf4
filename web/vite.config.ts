import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { checkSeal } from './plugins/check-seal.ts';
import { core } from './plugins/core.ts';
import { firstLoad } from './plugins/first-load.ts';
import { precache } from './plugins/precache.ts';
import { precompress } from './plugins/precompress.ts';

/** Files of each game's table by their names, which its `first-load.json` gives as a pattern. */
const FIRST_LOADS = globSync('src/games/*/first-load.json', { cwd: import.meta.dirname }).map((path) => {
  const game = path.split(/[\\/]/).at(-2) ?? '';
  const { table } = JSON.parse(readFileSync(`${import.meta.dirname}/${path}`, 'utf8')) as { table: string };
  return { name: `table-${game}`, test: new RegExp(`[\\\\/]games[\\\\/]${game}[\\\\/](${table})\\.tsx?$`) };
});

// Each request has a cost, so one chunk has the code of nearly every page with the words of the table kit, one the
// whole outbox, one what else the table of any game needs at once, and one what a game adds to it, if it names it.
// A file that several late parts import is not fetched again after a failure, so the table has the panels' words.
const groups = [
  {
    name: 'page',
    test: /[\\/]src[\\/](main|platform[\\/]settings|outbox[\\/]engine-source|i18n[\\/](?!fr\.|game-texts|game-words|sheet-line-text|rejection-text|page-words|pages-en|pages-fr|party-name|names|place-changes|refusal-template|session-event-text)[\w-]+|table-kit[\\/]control[\\/]control-elsewhere|table-kit[\\/]messages[\\/](messages|en[\\/](?!panels)[\w-]+|en)|ui[\\/](Icon|TapButton|RichText|BusyButton|LazyPart))\.tsx?$|rolldown[\\/]runtime/,
    priority: 1,
  },
  {
    name: 'outbox',
    test: /[\\/]src[\\/](outbox[\\/](?!storage[\\/]stored-tables)|platform[\\/](browser|wake-lock)|live[\\/](feed|leader-election|connectivity))/,
  },
  {
    name: 'table',
    test: /[\\/](table-kit[\\/](parties|lesson[\\/]mark-terms|messages[\\/]panels-(?:messages|en)|(?:model|shell|rows|cards|money|trays)[\\/](?!HandCard|UndoNotice|SeatTray\.|SeatBankroll|use-new-seat|PlayerTray|FundTray|GiveUpKey|SuitTray|MoneyTray|QuickMoney|RowKeys|RowMoney|TurnScroll|turn-scroll|keyboard|messages)[\w-]+|panels[\\/](PanelHost|load-panels|late-parts|close-amount-pad)|rejection[\\/](next-round|hide-label|shared-short-text|fix)))\.tsx?$/,
  },
  // Games with a bank in the middle need these at once, and the money moves of estimates.
  { name: 'banks', test: /[\\/]table-kit[\\/]banks[\\/](CoinCells|coin-in-hand|moved-money)\.tsx?$/ },
  ...FIRST_LOADS,
];

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
  plugins: [core(), checkSeal(), precache(), precompress(), firstLoad()],
  build: {
    outDir: '../service/pages/built',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloadedWith },
    rolldownOptions: { output: { codeSplitting: { groups }, ...SHORT_NAMES } },
  },
  // Under /core/ the worker may compile WebAssembly. The pages' Content-Security-Policy forbids it.
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'core/worker-[hash].js' } } },
});
