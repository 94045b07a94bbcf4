/**
 * Says which modules share a file of the build. Each request has a cost, so modules that are loaded together do.
 *
 * The first groups are what a table loads at first, whose size `first-load.ts` limits. The others go by folders. Not in
 * any group: a page or late part that only one import names. It is a file of its own, with what only it imports.
 */

import { globSync, readFileSync } from 'node:fs';

/** Folders of `src`, with the names of files in them: these only, or all but these. */
type Files = Readonly<Record<string, readonly string[] | { readonly except: readonly string[] }>>;
type Test = (id: string) => boolean;
interface Group {
  readonly name: string | ((id: string) => string);
  readonly debugName?: string;
  readonly test: Test | RegExp;
  readonly minShareCount?: number;
}

const ALL = { except: [] };

/** The code of nearly every page, with the words of the table kit. */
const PAGE: Files = {
  '': ['main'],
  i18n: {
    except: [
      'fr',
      'game-texts',
      'game-words',
      'names',
      'page-words',
      'pages-en',
      'pages-fr',
      'party-name',
      'place-changes',
      'refusal-template',
      'rejection-text',
      'session-event-text',
      'sheet-line-text',
    ],
  },
  platform: ['settings'],
  'table-kit/control': ['control-elsewhere'],
  'table-kit/messages': ['messages', 'en'],
  'table-kit/messages/en': { except: ['panels'] },
  ui: ['Icon', 'LazyPart'],
};

/** Every page sends the entries that the device has stored, so it fetches these at once too. */
const OUTBOX: Files = {
  outbox: ALL,
  'outbox/preview': ALL,
  'outbox/storage': { except: ['stored-tables'] },
  'outbox/undo': ALL,
  platform: ['browser'],
  live: ['feed', 'leader-election', 'connectivity'],
};

/** What else the table of any game needs at once. */
const TABLE: Files = {
  'table-kit': ['parties'],
  'table-kit/cards': { except: ['HandCard', 'SuitTray'] },
  'table-kit/lesson': ['mark-terms'],
  // A file that several late parts import is not fetched again after a failure, so the table has the panels' words.
  'table-kit/messages': ['panels-messages', 'panels-en'],
  'table-kit/model': { except: ['keyboard'] },
  'table-kit/money': { except: ['MoneyTray', 'QuickMoney'] },
  'table-kit/offers': ['find-offer'],
  'table-kit/panels': ['PanelHost', 'load-panels', 'late-parts'],
  'table-kit/rejection': ['next-round', 'hide-label', 'shared-short-text', 'fix'],
  'table-kit/rows': { except: ['RowKeys', 'RowMoney', 'TurnScroll', 'turn-scroll'] },
  'table-kit/shell': { except: ['FigureMark', 'UndoNotice', 'undo-notice-text'] },
  'table-kit/trays': {
    except: ['FundTray', 'GiveUpKey', 'PlayerTray', 'SeatBankroll', 'SeatTray', 'use-new-seat'],
  },
  'ui/frame': ['ScrollRow'],
};

/** What several games need at once beside that: money in the middle, and keys for what may be entered. */
const MIDDLE: Files = {
  i18n: ['game-texts'],
  'table-kit/banks': { except: ['BoardBank', 'LessonBank', 'PlayerSums'] },
  'table-kit/entries': ['entry-fields'],
  'table-kit/offers': ['allowed-entries'],
  'table-kit/pools': ['PoolRow', 'equal-shares'],
  'table-kit/rows': ['RowKeys'],
  'table-kit/trays': ['GiveUpKey'],
};

/** Returns the path below `src`, without the file's ending. */
const pathOf = (id: string): string =>
  id
    .replaceAll('\\', '/')
    .replace(/^.*\/src\//, '')
    .replace(/\.\w+$/, '');

/** Returns a test for scripts of these folders. Their styles come with them. */
const isOneOf =
  (files: Files): Test =>
  (id) => {
    if (!/[\\/]src[\\/].*\.tsx?$/.test(id)) return false;
    const [, folder = '', name = ''] = /^(?:(.*)\/)?([^/]+)$/.exec(pathOf(id)) ?? [];
    const names = files[folder];
    if (!names) return false;
    return 'except' in names ? !names.except.includes(name) : names.includes(name);
  };

/** Files of each game's table by their names, which its `first-load.json` gives as a pattern. */
const firstLoads = (root: string): Group[] =>
  globSync('src/games/*/first-load.json', { cwd: root }).map((path) => {
    const game = path.split(/[\\/]/).at(-2) ?? '';
    const { table } = JSON.parse(readFileSync(`${root}/${path}`, 'utf8')) as { table: string };
    return { name: `table-${game}`, test: new RegExp(`[\\\\/]games[\\\\/]${game}[\\\\/](${table})\\.tsx?$`) };
  });

/** Returns a group for what a pattern finds below `src`. In its name, `$1` is what the pattern captures, as the game. */
const each = (name: string, ...patterns: readonly RegExp[]): Group => {
  const matchOf = (path: string): readonly string[] | null =>
    patterns.reduce<RegExpExecArray | null>((found, pattern) => found ?? pattern.exec(path), null);
  return {
    name: (id) => name.replace(/\$(\d)/g, (_, group: string) => matchOf(pathOf(id))?.[Number(group)] ?? ''),
    debugName: name,
    test: (id) => /[\\/]src[\\/]/.test(id) && matchOf(pathOf(id)) !== null,
  };
};

/** Returns a group of modules that at least two pages or late parts import. */
const shared = (name: string, ...patterns: readonly RegExp[]): Group => ({
  ...each(name, ...patterns),
  minShareCount: 2,
});

/** What a device fetches in French only. What several of these files import is in `fr-shared`, which no import names. */
const FRENCH: readonly Group[] = [
  shared('fr-shared', /^i18n\/fr\//),
  shared('fr-shared-$1', /^games\/(\w+)\/messages\/fr\//),
  each('fr', /^(i18n|ui\/frame\/messages|table-kit\/messages)\/(panels-)?fr$/),
  each('fr-parts', /^table-kit\/.*messages\/(\w+-)?fr$/, /^features\/(corrections|seals)\/messages\/fr$/),
  each('fr-results', /^features\/(charts|closing|evening-settling|fairness)\/messages\/fr$/),
  each('fr-pages', /^i18n\/pages-fr$/, /^features\/\w+\/messages\/fr$/),
  each('fr-$1', /^games\/(\w+)\/messages\/(late\/late-|teaching\/guide-)?fr$/),
  each('fr-pages-$1', /^games\/(\w+)\/messages\/(teaching\/)?(board-hint|history|lesson|opening|pages)-fr$/),
];

/** The texts of a game in a language. */
const TEXTS = each(
  'texts-$1-$2',
  /^i18n\/game-texts\/(?:refusals\.)?(?!shared)(\w+)\.(en|fr)$/,
  /^games\/(\w+)\/messages\/common-(fr)$/,
);

/** What several pages import, or a page and late parts of a table: first what most of them do. */
const PARTS: readonly Group[] = [
  shared('frame', /^ui\/(frame|fields)\//, /^api\/(declarations|entry-kinds)$/),
  shared(
    'shared',
    /^(api|game-api|live|outbox|platform|ui)\//,
    /^i18n\/(?!(session-event-text|page-words)$)/,
    /^features\/(follow|odds|gatherings\/messages)\//,
    /^table-kit\/create-late-module$/,
  ),
  shared('lesson', /^table-kit\/(lesson\/|banks\/LessonBank$|cards\/HandCard$)/),
  // What shows the entries and sums of a table.
  shared(
    'reading',
    /^table-kit\/[\w-]+$/,
    /^table-kit\/(control|entries|values)\//,
    /^table-kit\/(history\/event-\w+|rejection\/shared-entry-text)$/,
    /^i18n\/session-event-text$/,
    /^features\/(seals|corrections\/messages|corrections\/entry-list)\//,
    /^features\/corrections\/(difference|correction-notice|CorrectionNotice)$/,
    /^features\/corrections\/(ChoiceRow|RenamingForm|refusal-text)$/,
    /^features\/charts\/load-charts$/,
  ),
  // What makes entries and corrects them.
  shared(
    'entering',
    /^features\/corrections\//,
    /^table-kit\/(fillers|model|money|offer-page|offers|rejection|shell|trays)\//,
  ),
  shared('reports', /^features\/(reports|fairness|charts\/messages)\//),
  shared('charts', /^features\/charts\//),
  shared('closing', /^features\/closing\//),
  shared('opening', /^(features\/gatherings|table-kit\/opening)\//),
  shared('people', /^(features|pages)\/people\//),
  shared('seats', /^table-kit\/seats\//),
  shared('history', /^table-kit\/history\//),
  shared('watching', /^table-kit\/(banks|board|cards|player)\//),
];

/** Small pages that share a file: the first load has the name of each file. */
const PAGES: readonly Group[] = [each('sign-in', /^pages\/sign-in\/SignIn(Link)?Page$/)];

/** Of each game: what lists of tables show, what its lesson and its practice do, and what several other pages import. */
const GAMES: readonly Group[] = [
  each('common-$1', /^games\/(\w+)\/messages\/common-(en|messages)$/),
  // Fetched again after a failure under a new URL, so no other file may import it.
  each('words-$1', /^games\/(\w+)\/(late-module|words|table-summary|progress-text)$/),
  each('lesson-$1', /^games\/(\w+)\/messages\/teaching\/lesson-(en|messages)$/),
  shared('pages-$1', /^games\/(\w+)\//),
];

/**
 * Returns the groups. A group also takes what its modules import, unless an earlier group has it. So a chunk imports
 * only chunks of earlier groups, and no two chunks import each other.
 */
export const chunkGroups = (root: string): Group[] => [
  { name: 'page', test: (id) => isOneOf(PAGE)(id) || isOneOf(OUTBOX)(id) },
  { name: 'table', test: isOneOf(TABLE) },
  { name: 'middle', test: isOneOf(MIDDLE) },
  ...firstLoads(root),
  // The table of any other game. Lists of tables and lessons also ask what its state says, and name its terms.
  each('state-$1', /^games\/(\w+)\/(terms|model\/(table-queries|hand-result))$/),
  each('table-$1', /^games\/(\w+)\/table\/game$/),
  ...FRENCH,
  TEXTS,
  ...PARTS,
  ...GAMES,
  ...PAGES,
];
