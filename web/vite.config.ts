import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { checkSeal } from './plugins/check-seal.ts';
import { core } from './plugins/core.ts';
import { precache } from './plugins/precache.ts';
import { precompress } from './plugins/precompress.ts';

interface FirstLoad {
  readonly game: string;
  /** Patterns of the names of files, by chunk. */
  readonly files: Readonly<Record<'page' | 'table', string>>;
}

/** What each game names in its `first-load.json`. */
const FIRST_LOADS: readonly FirstLoad[] = globSync('src/games/*/first-load.json', {
  cwd: import.meta.dirname,
}).map((path) => ({
  game: path.split(/[\\/]/).at(-2) ?? '',
  files: JSON.parse(readFileSync(`${import.meta.dirname}/${path}`, 'utf8')) as FirstLoad['files'],
}));

/** Returns a pattern of the files that a game names for a chunk. */
const filesOf = ({ game, files }: FirstLoad, chunk: 'page' | 'table'): RegExp =>
  new RegExp(`[\\\\/]games[\\\\/]${game}[\\\\/](${files[chunk]})\\.tsx?$`);

/** Returns a pattern with the files that each game adds to the page. */
const withGames = (files: RegExp): RegExp =>
  new RegExp(
    [files, ...FIRST_LOADS.map((load) => filesOf(load, 'page'))].map(({ source }) => source).join('|'),
  );

// Each request has a cost, so one chunk has the code of nearly every page with the words of the table kit, one the
// whole outbox, one what else the table of any game needs at once, one what a game adds to it, and one what shows seals.
// A file that several late parts import is not fetched again after a failure, so the table has the panels' words.
const groups = [
  {
    name: 'page',
    test: withGames(
      /[\\/]src[\\/](main|platform[\\/]settings|outbox[\\/]engine-source|i18n[\\/](?!fr\.|sheet-line-text|rejection-text|page-words|pages-en|pages-fr|party-name|names|place-changes|refusal-template|session-event-text)[\w-]+|table-kit[\\/]messages[\\/](messages|en[\\/](?!panels)[\w-]+|en)|ui[\\/](Icon|TapButton|RichText|BusyButton|LazyPart))\.tsx?$|rolldown[\\/]runtime/,
    ),
    priority: 1,
  },
  {
    name: 'outbox',
    test: /[\\/]src[\\/](outbox[\\/]|engine[\\/]|platform[\\/](browser|wake-lock)|live[\\/](feed|leader-election|connectivity))/,
  },
  {
    name: 'table',
    test: /[\\/](table-kit[\\/](parties|lesson[\\/]mark-terms|messages[\\/]panels-(?:messages|en)|(?:model|shell|rows|cards|money|trays)[\\/](?!SeatTray\.|SeatBankroll|use-new-seat|PlayerTray|FundTray|SuitTray|MoneyTray)[\w-]+|panels[\\/](PanelHost|load-panels|late-parts|close-amount-pad)|rejection[\\/](next-round|hide-label|shared-short-text|fix)))\.tsx?$/,
  },
  ...FIRST_LOADS.map((load) => ({ name: `table-${load.game}`, test: filesOf(load, 'table') })),
  { name: 'seals', test: /[\\/]src[\\/]seals[\\/](?!messages[\\/]fr\.)/ },
];

/** Chunks whose imports are fetched with them. A page that is opened later waits for its imports; the list would be long. */
const IS_PRELOADED = /[\\/](table|game|TableShell|GenericTable)-/;

/** Returns what is fetched with a chunk: its styles, and for a table also what it imports. */
function preloadedWith(chunk: string, imported: string[]): string[] {
  return IS_PRELOADED.test(chunk) ? imported : imported.filter((name) => name.endsWith('.css'));
}

export default defineConfig({
  plugins: [core(), checkSeal(), precache(), precompress()],
  build: {
    outDir: '../service/pages/built',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloadedWith },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  // Under /core/ the worker may compile WebAssembly. The pages' Content-Security-Policy forbids it.
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'core/worker-[hash].js' } } },
});
