import type { Drawn, Punter, Stake, Table } from '../../../src/games/basset/view.ts';

/** Returns a draw of a table view: a pair, unless `changed` gives another kind. */
export const drawn = (cards: string[], changed: Partial<Drawn> = {}): Drawn => ({
  kind: 'pair',
  cards,
  how: 'plain',
  wins: cards[0] ?? null,
  loses: cards[1] ?? null,
  marks: {},
  gain: 0,
  ...changed,
});

export const punter = (name: string, changed: Partial<Punter> = {}): Punter => ({
  ...{ name, suit: null, purse: 100, at_table: 0, net: 0, brought_in: 100, cashed_out: 0, books: 1 },
  ...{
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
  },
  ...changed,
});

export const stake = (name: string, card: string, changed: Partial<Stake> = {}): Stake => ({
  ...{ punter: name, card, couch: 10, crooks: 0, win: 0, take_only: false, paying: false },
  ...{ rung: 1, hope: 10, carried: false, answers: null },
  ...changed,
});

const rules = { order: 'win_first', ladder: [1, 7, 15, 30, 60], pay: 2 } as Table['rules'];
const bank = { holder: null, balance: 100, net: 0, brought_in: 100, cashed_out: 0, broken: false };
const DRAWING = {
  ...{
    id: 'x',
    game: 'basset',
    version: 1,
    pen: null,
    name: 'One',
    preset: 'oak',
    rules,
    currency: 'points',
  },
  ...{ phase: 'drawing', deal: 1, place: 2, decks: 1, stock: 40, seen: {}, last_draw: [], run: null },
  ...{
    retired: null,
    owes_settlement: false,
    seated: 0,
    bets_laid: 0,
    book_price: null,
    punters: [],
    stakes: [],
    waiting: [],
  },
  ...{ side_bets: [], bank, winners: [], draws: [], settled: null, answered: [], exposure: {}, worst: null },
  ...{ cover: null, next: { draw: 'pair', cards_wanted: 0 } },
} as unknown as Table;

type Party = Table['summary']['parties'][number];

const partyOf = ({ name, purse, at_table, brought_in, cashed_out, net, place }: Punter): Party => ({
  ...{ name, role: 'player', purse, at_table, brought_in, cashed_out, net, place },
  former_names: [],
});

/** Returns the summary that the server gives with these players and this bank. */
function summaryOf({
  punters,
  bank: { holder, balance, net, brought_in, cashed_out },
  winners,
  waiting,
}: Table): Table['summary'] {
  const bank: Party = {
    ...{ name: holder ?? '', role: 'bank', purse: balance, at_table: 0, brought_in, cashed_out, net },
    ...{ place: null, former_names: [] },
  };
  return {
    ...{ parties: [...punters.map(partyOf), bank], progress: {}, winners, in_pools: 0, seats_left: null },
    waiting_for: waiting.map(({ punter: name }) => name),
  };
}

/** Returns a table during a deal, without players. */
export const table = (changed: Partial<Table> = {}): Table => {
  const changedTable = { ...DRAWING, ...changed };
  return { ...changedTable, summary: summaryOf(changedTable) };
};
