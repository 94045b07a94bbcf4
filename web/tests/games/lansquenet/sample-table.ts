/** A table of Lansquenet at which Anne, Bess, Carl and Dora sit. Anne banks. */

import type { PastHand, SettledHand, Table, TablePlayer } from '../../../src/games/lansquenet/view.ts';

/** What the players covered in the hand of `settled`. */
const LAST_COVERS: Readonly<Record<string, number>> = { Bess: 72, Carl: 48 };

export const player = (name: string, changed: Partial<TablePlayer> = {}): TablePlayer => ({
  ...{ name, purse: 1000, brought_in: 1000, cashed_out: 0, at_table: 0, net: 0, place: 1, line: [] },
  ...{ former_names: [], seats_to_bank: 0, last_cover: LAST_COVERS[name] ?? 0, ...changed },
});

const rules: Table['rules'] = {
  ...{ match: 'suit', next_banker: 'line', cover_order: 'spoken', winnings: 'home' },
  ...{ min_wager: 1, max_wager: null, min_cover: 1, max_cover: null },
};

const PLAYERS = ['Anne', 'Bess', 'Carl', 'Dora'];

const EMPTY = {
  ...{ id: 'x', game: 'lansquenet', version: 1, pen: null, name: 'One', preset: 'lansquenet', rules },
  ...{ currency: 'lsd', phase: 'wagering', hand: 0, banker: 'Anne', wager: 0, floor: 0, left: 0 },
  ...{ owes_settlement: false, seated: 4, covers: [], dealt: null, last_hand: null, last_cards: [] },
  ...{ players: PLAYERS.map((name, seat) => player(name, { seats_to_bank: seat })), practice: false },
  ...{ past_hands: [], banked: 0, recent: [], undone: null, corrected: null, gathering: null },
  ...{ bankrolls: null, summary: { parties: [] } },
};

/** A table that waits for the wager. It has no offers, as a view that is estimated. */
export const table = (
  changed: Partial<Omit<Table, 'rules'>> & { rules?: Partial<Table['rules']> } = {},
): Table => ({ ...EMPTY, ...changed, rules: { ...rules, ...changed.rules } }) as unknown as Table;

/** Anne has put up 4s. Bess covers 1s 6d of it, Carl 1s. */
export const covered = (changed: Parameters<typeof table>[0] = {}): Table =>
  table({
    ...{ phase: 'covering', wager: 192, left: 72 },
    covers: [
      { punter: 'Bess', amount: 72 },
      { punter: 'Carl', amount: 48 },
    ],
    ...changed,
  });

/** The same hand, settled. */
export const settled = (changed: Partial<SettledHand> = {}): SettledHand => ({
  ...{ outcome: 'left', banker: 'Anne', next_banker: 'Anne', selling: false, to_banker: 312 },
  covers: [
    { punter: 'Bess', lost: 72, home: 0, paid: 0 },
    { punter: 'Carl', lost: 48, home: 0, paid: 0 },
  ],
  ...changed,
});

export const pastHand: PastHand = { outcome: 'left', banker: 'Anne', wager: 192, gain: 120 };
