/** A table of Swiss Tarot at which Hans, Ida and Jost sit. Hans deals, the ante is 15. */

import type { Round, Table, TablePlayer } from '../../../src/games/tarot/view.ts';

export const NAMES = ['Hans', 'Ida', 'Jost'] as const;

export const player = (name: string, changed: Partial<TablePlayer> = {}): TablePlayer => ({
  ...{ name, purse: 100, brought_in: 100, cashed_out: 0, at_table: 0, net: 0, place: 1, line: [] },
  ...{ score: 0, games_won: 0, former_names: [], ...changed },
});

const rules: Table['rules'] = { ante: 15, rounds: 3, tie: 'split', odd_coin: 'seat' };

/** A counted round; `points` in the order of the seats. */
export const round = (dealer: string, points: readonly number[], ends = false): Round => {
  const pairs = NAMES.map((punter, seat) => ({ punter, count: points[seat] ?? 0 }));
  return { dealer, counts: pairs, points: pairs, ends_game: ends };
};

const PARTIES = [
  ...NAMES.map((name) => ({ name, role: 'player', purse: 100, net: 0, at_table: 0 })),
  { name: 'pot', role: 'pool', purse: 0, net: 0, at_table: 0 },
];

const EMPTY = {
  ...{ id: 'x', game: 'tarot', version: 1, pen: null, name: 'One', preset: 'swiss_tarot', rules },
  ...{ currency: 'points', phase: 'between', dealer: 'Hans', ante: 0, pot: 0, games: 0, round: 0, deals: 0 },
  ...{ owes_settlement: false, seated: 3, rounds: [], counted: null, last_game: null, practice: false },
  ...{ players: NAMES.map((name) => player(name)), recent: [], undone: null, corrected: null },
  ...{ gathering: null, bankrolls: null, coins: [1, 5, 10], summary: { parties: PARTIES } },
};

type Changed = Partial<Omit<Table, 'rules'>> & { rules?: Partial<Table['rules']> };

/** A table that waits for the ante. It has no offers, as a view that is estimated. */
export const table = (changed: Changed = {}): Table =>
  ({ ...EMPTY, ...changed, rules: { ...rules, ...changed.rules } }) as unknown as Table;

/** The second round, which Ida dealt. */
export const playing = (changed: Changed = {}): Table =>
  table({
    ...{ phase: 'playing', ante: 15, pot: 45, round: 1, deals: 1, dealer: 'Ida' },
    rounds: [round('Hans', [31, 20, 27])],
    ...changed,
  });
