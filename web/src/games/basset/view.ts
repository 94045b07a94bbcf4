/** The table view, as `GET /v1/sessions/{id}` and the core in the browser give it. Amounts are whole smallest units. */

import { RANKS, SUITED, copyOf, rankOf, type Rank, type Suit } from '../../i18n/ranks.ts';

export { RANKS, SUITED, copyOf, rankOf, type Rank, type Suit };
export type Phase = 'staking' | 'drawing' | 'closed';
export type DrawKind = 'fasse' | 'pair' | 'last';
export type AnswerKind = 'take' | 'paroli' | 'pay';
export type Mark = 'won' | 'lost' | 'retired' | 'spared';
export type How =
  | 'fasse'
  | 'plain'
  | 'twins_void'
  | 'twins_first'
  | 'again_loses'
  | 'again_retires'
  | 'last_bank'
  | 'last_void';

/** The rules that a table plays by, every field. */
export interface Rules {
  decks: number | 'by_punters';
  layout: 'book' | 'dealt' | 'board';
  max_cards: number | null;
  cards_required: number;
  fasse: 'half_purse' | 'half_stake' | 'whole_out' | 'whole_stays';
  burn: number;
  order: 'win_first' | 'lose_first';
  ladder: number[];
  pay: number | null;
  twins: 'null' | 'first';
  repeat: 'ignore' | 'lose' | 'retire';
  last_card: 'null' | 'bank';
  after_loss: 'out' | 'stays';
  restake: boolean;
  mace: 'never' | 'plain';
  replace: 'lost' | null;
  carry: boolean;
  side_bets: boolean;
  books: boolean;
  odd_half: 'punter' | 'bank' | 'refuse';
  bank_cover: 'owes' | 'covered';
  min_stake: number;
  max_stake: number | null;
  target: number | null;
}

/** The device that writes, by the id of its key. */
export interface Pen {
  holder: string;
  device: string;
  since: string;
}

/** What is shown of a Basset table at one version. */
export interface Table {
  id: string;
  game: string;
  version: number;
  pen: Pen | null;
  name: string;
  preset: string;
  rules: Rules;
  currency: string;
  phase: Phase;
  deal: number;
  place: number;
  decks: number | null;
  stock: number | null;
  seen: Record<string, number>;
  last_draw: string[];
  run: string | null;
  retired: string | null;
  owes_settlement: boolean;
  seated: number;
  bets_laid: number;
  bank: Bank;
  punters: Punter[];
  stakes: Stake[];
  waiting: Stake[];
  side_bets: SideBet[];
  winners: string[];
  draws: Drawn[];
  settled: Settled | null;
  answered: Answered[];
  exposure: Partial<Record<Rank, number>>;
  worst: { rank: string; amount: number } | null;
  cover: number | null;
  next: { draw: DrawKind | null; cards_wanted: number };
}

export interface Bank {
  holder: string | null;
  balance: number | null;
  net: number | null;
  brought_in: number | null;
  broken: boolean;
}

export interface Punter {
  name: string;
  suit: Suit | null;
  purse: number | null;
  at_table: number;
  net: number;
  brought_in: number | null;
  cashed_out: number | null;
  books: number;
  replacements: number;
  used: string[];
  escrow: number;
  place: number;
  moved: number;
  line: number[];
  wants: number;
  next_cards: Record<string, string | null>;
  last_deal: Laid[];
}

/** A punter's card. */
export interface OnCard {
  punter: string;
  card: string;
}

export interface Stake extends OnCard {
  couch: number;
  crooks: number;
  win: number;
  take_only: boolean;
  paying: boolean;
  rung: number;
  hope: number;
  carried: boolean;
  answers: Answers | null;
}

export interface Answers {
  take: { pays: number };
  restake: { least: number; most: number } | null;
  paroli: { rung: number; pays: number } | null;
  pay: { rung: number; pays: number } | null;
}

export interface Drawn {
  kind: DrawKind;
  cards: string[];
  how: How;
  wins: string | null;
  loses: string | null;
  marks: Record<string, Mark>;
  gain: number | null;
}

/** A card and what lies on it. */
export interface Laid {
  card: string;
  amount: number;
}

/** How many times its couch a card would win next, and what that is. */
export type Ride = NonNullable<Answers['paroli']>;

/** What a draw did to one stake; the members are said in the service's events. */
export interface Outcome {
  punter: string;
  card: string;
  result: 'won' | 'paid' | 'lost' | 'faced' | 'spared';
  win: number;
  from_purse: number;
  from_couch: number;
  home: number;
  leaves: boolean;
  take_only: boolean;
  replaceable: boolean;
}

/** A side bet that left escrow: all to the one who was right, or to each their own. */
export interface BetSettled {
  number: number;
  backer: string;
  against: string;
  to_backer: number;
  to_against: number;
}

export interface Settled {
  outcomes: Outcome[];
  bets: BetSettled[];
}

export interface Answered extends OnCard {
  answer: AnswerKind;
  amount: number;
  restake: number;
  rung: number | null;
  pays: number | null;
}

export interface SideBet {
  number: number;
  backer: string;
  against: string;
  punter: string;
  card: string;
  outcome: 'win' | 'lose';
  amount: number;
}
