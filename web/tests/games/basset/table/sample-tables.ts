/** Tables to test with: a parlour table of three players, with the changes of a test. */

import type { BassetMode } from '../../../../src/games/basset/table/model/basset-modes.ts';
import type { Command, Entry } from '../../../../src/outbox/entry.ts';
import { bassetLogic } from '../../../../src/games/basset/table/game-logic.ts';
import type { Scene, Ui } from '../../../../src/games/basset/table/model/basset-page.ts';
import { bassetLateLogic } from '../../../../src/games/basset/table/late-logic.ts';
import { addLateParts } from '../../../../src/table-kit/panels/late-parts.ts';
import type { LateParts } from '../../../../src/table-kit/table-game.ts';
import { createUiState } from '../../../../src/table-kit/model/ui-state.ts';
import { uiValues } from '../../../../src/table-kit/model/table-context.ts';
import { PARLOUR } from '../prose/preset-rules.ts';
import type * as kit from '../../../../src/table-kit/model/table-context.ts';
import * as kitPrompt from '../../../../src/table-kit/shell/prompt-text.ts';
import type {
  Answered,
  BetSettled,
  Drawn,
  Outcome,
  Punter,
  Stake,
  Table,
} from '../../../../src/games/basset/view.ts';

/** Returns an `enqueueAll` that calls `enqueue` for each entry. */
export const enqueueEach =
  (enqueue: (kind: string, fields: Record<string, unknown>) => string) =>
  (commands: readonly Command[]): string[] =>
    commands.map(({ kind, fields }) => enqueue(kind, fields));

export const punter = (name: string, changed: Partial<Punter> = {}): Punter => ({
  name,
  suit: 'hearts',
  purse: 4800,
  at_table: 0,
  net: 0,
  brought_in: 4800,
  cashed_out: 0,
  books: 1,
  replacements: 0,
  used: [],
  escrow: 0,
  place: 1,
  moved: 0,
  line: [],
  wants: 0,
  next_cards: {},
  last_deal: [],
  former_names: [],
  ...changed,
});

export const stake = (name: string, card: string, changed: Partial<Stake> = {}): Stake => ({
  punter: name,
  card,
  couch: 240,
  crooks: 0,
  win: 0,
  take_only: false,
  paying: false,
  rung: 1,
  hope: 240,
  carried: false,
  answers: null,
  ...changed,
});

/** A stake that has won once and needs an answer. */
export const winner = (name: string, card: string, changed: Partial<Stake> = {}): Stake =>
  stake(name, card, {
    win: 240,
    answers: { take: { pays: 240 }, restake: null, paroli: { rung: 7, pays: 1680 }, pay: null },
    ...changed,
  });

export const drawn = (wins: string, loses: string, changed: Partial<Drawn> = {}): Drawn => ({
  kind: 'pair',
  cards: [wins, loses],
  how: 'plain',
  wins,
  loses,
  marks: { [wins]: 'won', [loses]: 'lost' },
  gain: 0,
  ...changed,
});

export const FASSE: Drawn = {
  kind: 'fasse',
  cards: ['8'],
  how: 'fasse',
  wins: null,
  loses: '8',
  marks: { '8': 'lost' },
  gain: 0,
};

export const outcome = (name: string, card: string, changed: Partial<Outcome> = {}): Outcome => ({
  punter: name,
  card,
  result: 'lost',
  win: 0,
  from_purse: 0,
  from_couch: 240,
  home: 0,
  leaves: true,
  take_only: false,
  replaceable: true,
  ...changed,
});

/** A taken win on a player's king. */
export const took = (name: string): Answered => ({
  punter: name,
  card: 'K',
  answer: 'take',
  amount: 240,
  restake: 0,
  rung: null,
  pays: null,
});

/** A side bet that its backer won. */
export const betWon = (backer: string, against: string, to_backer: number): BetSettled => ({
  number: 1,
  backer,
  against,
  to_backer,
  to_against: 0,
});

const bankParty = {
  name: '',
  role: 'bank',
  purse: 96000,
  at_table: 0,
  brought_in: 96000,
  cashed_out: 0,
} as const;

/** Returns the summary of a table with these punters. */
const summaryOf = (punters: readonly Punter[]): Table['summary'] => ({
  parties: [
    ...punters.map(({ name, purse, at_table, brought_in, cashed_out, net, place, former_names }) => ({
      ...{ name, purse, at_table, brought_in, cashed_out, net, place, former_names },
      role: 'player' as const,
    })),
    { ...bankParty, net: 0, place: null, former_names: [] },
  ],
  progress: {},
  waiting_for: [],
  winners: [],
  in_pools: 0,
  seats_left: null,
});

/** What a table of every game has. */
const SHARED = {
  ...{ id: '00000000-0000-4000-8000-000000000001', game: 'basset' as const, version: 4 },
  ...{
    pen: null,
    corrected: null,
    last_correction: null,
    coins: [],
    gathering: null,
    practice: false,
    changed_rules: 0,
    bankrolls: null,
  },
};
/** A view that is estimated has no offers, so they lock nothing. */
const NO_OFFERS = undefined as unknown as Table['offers'];
const SEATED = [punter('Anne'), punter('Bess'), punter('Carl')];

/** Before the first fasse; the rules are the parlour's. */
export const staking = (changed: Partial<Table> = {}): Table => ({
  ...SHARED,
  offers: NO_OFFERS,
  recent: [],
  undone: null,
  name: 'Long table',
  preset: 'parlour',
  rules: PARLOUR,
  currency: 'lsd',
  phase: 'staking',
  deal: 1,
  place: 0,
  decks: null,
  stock: null,
  seen: {},
  last_draw: [],
  run: null,
  retired: null,
  owes_settlement: false,
  seated: 3,
  bets_laid: 0,
  book_price: null,
  bank: { holder: null, balance: 96000, net: 0, brought_in: 96000, cashed_out: 0, broken: false },
  punters: SEATED,
  summary: summaryOf(changed.punters ?? SEATED),
  stakes: [],
  waiting: [],
  side_bets: [],
  winners: [],
  draws: [],
  settled: null,
  answered: [],
  exposure: {},
  worst: null,
  cover: null,
  next: { draw: 'fasse', cards_wanted: 0 },
  ...changed,
});

/** After the fasse and a pair, with nothing to answer. */
export const drawing = (changed: Partial<Table> = {}): Table =>
  staking({
    phase: 'drawing',
    place: 2,
    decks: 1,
    stock: 47,
    seen: { '8': 1, K: 1, '10': 1 },
    draws: [FASSE, drawn('K', '10')],
    settled: { outcomes: [], bets: [] },
    next: { draw: 'pair', cards_wanted: 0 },
    ...changed,
  });

/** With these wins to answer. */
export const answering = (wins: Stake[], changed: Partial<Table> = {}): Table =>
  drawing({ stakes: wins, waiting: wins, ...changed });

export const scene = (table: Table, waiting: Entry[] = [], changed: Partial<Scene> = {}): Scene => ({
  table,
  serverView: table,
  unsent: waiting,
  refusal: null,
  predictedRefusal: null,
  refusedCount: 0,
  waitingForEngine: 0,
  ...changed,
});

export const refusal = (key: string, code: string, facts: Record<string, unknown> = {}) => ({
  key,
  code,
  title: '',
  detail: '',
  facts,
  behind: 0,
});

export const holding = (changed: Partial<Ui> = {}): Ui => ({
  ...uiValues(createUiState<BassetMode>()),
  layout: 'landscape',
  ...changed,
});

addLateParts(bassetLogic, bassetLateLogic as unknown as LateParts);

/** Returns what the page of a table shows. */
const pageOf = (shown: Scene, ui: Ui): kit.PageValues =>
  ({ model: { game: bassetLogic }, scene: shown, ui }) as unknown as kit.PageValues;

/** Returns the sentence of the band, with its markup. */
export const promptText = (table: Table, ui: Ui): string => promptOrProgress(scene(table), ui);

/** The same; while the engine computes the winners, the progress. */
export const promptOrProgress = (shown: Scene, ui: Ui): string =>
  kitPrompt.promptText(pageOf(shown, ui)).text;

/** Returns the note below the sentence, with its markup. */
export const promptNote = (table: Table, ui: Ui, context: kitPrompt.NoteContext): string =>
  kitPrompt.noteText(kitPrompt.promptText(pageOf(scene(table), ui)), context);
