/** A table of Baccarat at which Anne, Bess, Carl and Dora sit. Anne is in turn to bank. */

import type { SettledHand, Stake, Table, TablePlayer } from '../../../src/games/baccarat/view.ts';

export const player = (name: string, changed: Partial<TablePlayer> = {}): TablePlayer => ({
  ...{ name, purse: 200, brought_in: 200, cashed_out: 0, at_table: 0, net: 0, place: 1, line: [] },
  ...{ former_names: [], hand: 'right', is_bystander: false, bancos_lost: 0 },
  ...{ may_claim_first: false, last_stake: 0, ...changed },
});

const CHEMIN_DE_FER: Table['rules'] = {
  ...{ sides: 1, decks: 6, seats: null, stock_minimum: 7, bank_goes: 'rotation', bank_ends: 'loss' },
  ...{ bank_minimum: 1, must_play: 0, replenish: 'never', excess: 'declined', uncovered: 'safe' },
  ...{ accepted: 'hand', banco_again: 'first', banco_limit: null, cheval: false, odd_half: 'first' },
  ...{ false_draw: 'stands', fine: 0, min_stake: 1, max_stake: null },
};

/** The rules of banque that differ. */
export const BANQUE: Partial<Table['rules']> = {
  ...{ sides: 2, decks: 3, seats: 10, stock_minimum: 10, bank_goes: 'auction', bank_ends: 'shoe' },
  ...{ must_play: 1, replenish: 'broken', excess: 'paid_in_order', accepted: 'unlimited' },
  ...{ banco_limit: 3, cheval: true },
};

const PLAYERS = ['Anne', 'Bess', 'Carl', 'Dora'];
const PUNTERS = PLAYERS.slice(1);
const NO_CARDS = { bank_cards: [], right_cards: [], left_cards: [] };

const EMPTY = {
  ...{ id: 'x', game: 'baccarat', version: 1, pen: null, name: 'One', preset: 'chemin_de_fer' },
  ...{ currency: 'points', phase: 'open', hand: 0, banker: null, late_banker: null, in_turn: 'Anne' },
  ...{ bank: 0, passed_sum: 0, put_up: 0, won: 0, at_risk: 0, staked: 0, excess: 0, hands_held: 0 },
  ...{ is_unlimited: false, is_broken: false, cards_left: 312, owes_settlement: false, seated: 4 },
  ...{ players: PLAYERS.map((name) => player(name)), stakes: [], sides: [], order: PLAYERS },
  ...{ claims: PLAYERS, rotation: PLAYERS, bancos: [], dealt: null, last_hand: null, last_cards: NO_CARDS },
  ...{ played: [], seen: [], practice: false, recent: [], undone: null, corrected: null },
  ...{ gathering: null, bankrolls: null, summary: { parties: [] } },
};

type Changed = Partial<Omit<Table, 'rules'>> & { rules?: Partial<Table['rules']> };

/** A table whose bank is open. It has no offers, as a view that is estimated. */
export const table = (changed: Changed = {}): Table =>
  ({ ...EMPTY, ...changed, rules: { ...CHEMIN_DE_FER, ...changed.rules } }) as unknown as Table;

/** Anne banks 20. */
export const banked = (changed: Changed = {}): Table =>
  table({
    ...{ phase: 'staking', banker: 'Anne', in_turn: null, bank: 20, put_up: 20 },
    ...{ order: PUNTERS, claims: PUNTERS, rotation: [...PUNTERS, 'Anne'], ...changed },
  });

export const stake = (punter: string, amount: number, changed: Partial<Stake> = {}): Stake => ({
  ...{ punter, hand: 'right', amount, covered: amount, abides: false, ...changed },
});

/** Bess stakes 8 of it and Carl 6. */
export const staked = (changed: Changed = {}): Table =>
  banked({
    ...{ stakes: [stake('Bess', 8), stake('Carl', 6)], staked: 14, at_risk: 14 },
    sides: [{ hand: 'right', staked: 14, holder: 'Bess', turn: null, places: [] }],
    ...changed,
  });

/** The same on both hands of banque: Bess on the left, Carl on the right. */
export const stakedInBanque = (changed: Changed = {}): Table =>
  staked({
    stakes: [stake('Carl', 6), stake('Bess', 8, { hand: 'left' })],
    sides: [
      { hand: 'right', staked: 6, holder: 'Carl', turn: null, places: ['Carl'] },
      { hand: 'left', staked: 8, holder: 'Bess', turn: null, places: ['Bess', 'Dora'] },
    ],
    ...{ cards_left: 156, ...changed, rules: { ...BANQUE, ...changed.rules } },
  });

const part = { home: 0, lost: 0, paid: 0, abides: 0 };

/** The hand of `staked`, settled: the bank won. */
export const settled = (changed: Partial<SettledHand> = {}): SettledHand => ({
  ...{ right: 'bank', left: 'none', banker: 'Anne', bank: 20, false_draws: [] },
  stakes: [
    { punter: 'Bess', hand: 'right', ...part, lost: 8 },
    { punter: 'Carl', hand: 'right', ...part, lost: 6 },
  ],
  ...{ ends_tenure: false, to_banker: 0, next_banker: null, ...changed },
});

/** The same, won by the punters: the bank ends. */
export const lost = (changed: Partial<SettledHand> = {}): SettledHand =>
  settled({
    ...{ right: 'punters', ends_tenure: true, to_banker: 6, next_banker: 'Bess' },
    stakes: [
      { punter: 'Bess', hand: 'right', ...part, home: 8, paid: 8 },
      { punter: 'Carl', hand: 'right', ...part, home: 6, paid: 6 },
    ],
    ...changed,
  });

/** The same, tied. */
export const tied = (): SettledHand =>
  settled({
    right: 'tie',
    stakes: [
      { punter: 'Bess', hand: 'right', ...part, abides: 8 },
      { punter: 'Carl', hand: 'right', ...part, abides: 6 },
    ],
  });
