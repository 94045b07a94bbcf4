/** A table of Glic at which Anne, Bess, Carl and Dora play a hand that Anne dealt. A piece is 1. */

import type { Pool, Table, TablePlayer } from '../../../src/games/glic/view.ts';

export const NAMES = ['Anne', 'Bess', 'Carl', 'Dora'] as const;
export const POOLS: readonly Pool[] = ['ace', 'king', 'queen', 'jack', 'ten', 'marriage', 'sequence'];

export const player = (name: string, changed: Partial<TablePlayer> = {}): TablePlayer => ({
  ...{ name, purse: 30, brought_in: 30, cashed_out: 0, at_table: 0, owes: 0, net: 0, place: 1, line: [] },
  ...{ in_hand: true, has_folded: false, former_names: [], ...changed },
});

const rules: Table['rules'] = {
  ...{ piece: 1, ante_by: 'round', deck: 52, first_bettor: 'eldest', min_bet: 1, bet_limit: 12 },
  ...{ ties: 'split', short_purse: 'forgive' },
};

const PARTIES = NAMES.map((name) => ({ name, role: 'player', purse: 30, net: 0, at_table: 0 }));

const EMPTY = {
  ...{ id: 'x', game: 'glic', version: 1, pen: null, name: 'One', preset: 'glic', rules },
  ...{
    currency: 'points',
    phase: 'between',
    hands: 0,
    dealer: null,
    next_dealer: 'Anne',
    turn: null,
    level: 0,
  },
  pools: POOLS.map((pool) => ({ pool, amount: 0 })),
  ...{ claims: [], hand_players: [], bets: [], folded: [], passed: [], winners: [], owes_settlement: false },
  ...{ seated: 4, last_poch: null, last_run: null, last_runs: [], last_win: null, recent: [], undone: null },
  ...{ players: NAMES.map((name) => player(name)), corrected: null, gathering: null, bankrolls: null },
  ...{ practice: false, coins: [1, 5, 10], summary: { parties: PARTIES } },
};

type Changed = Partial<Omit<Table, 'rules'>> & { rules?: Partial<Table['rules']> };

/** A table that waits for the first deal. It has no offers, as a view that is estimated. */
export const table = (changed: Changed = {}): Table =>
  ({ ...EMPTY, ...changed, rules: { ...rules, ...changed.rules } }) as unknown as Table;

/** A dealt hand: one piece in each pool. Bess bets first. */
export const dealt = (changed: Changed = {}): Table =>
  table({
    ...{ phase: 'claiming', hands: 1, dealer: 'Anne', turn: 'Bess', hand_players: [...NAMES] },
    pools: POOLS.map((pool) => ({ pool, amount: 1 })),
    ...changed,
  });

/** Bess has bet 2. Carl is in turn. */
export const betting = (changed: Changed = {}): Table =>
  dealt({ phase: 'betting', turn: 'Carl', level: 2, bets: [{ punter: 'Bess', amount: 2 }], ...changed });

/** The kinds of the newest entries, as the view of a dealer has them. */
export const recent = (...kinds: readonly string[]): Table['recent'] =>
  kinds.map((kind, version) => ({ entry: String(version), version, entered: { kind } }));
