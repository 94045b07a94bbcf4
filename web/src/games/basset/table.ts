/** The table view, one shape for server, tablet and pencil. All amounts are whole smallest units. */

import { RANKS, copyOf, rankOf, type Rank, type Suit } from '../../words/ranks.ts';

export { RANKS, copyOf, rankOf, type Rank, type Suit };

/** Every field of the house's rules; those that a page shows are named here. */
export interface Rules {
  decks: number | 'by_punters';
  layout: string;
  max_cards: number | null;
  cards_required: number;
  order: 'win_first' | 'lose_first';
  ladder: number[];
  pay: number | null;
  restake: boolean;
  mace: 'never' | 'plain';
  replace: 'lost' | null;
  side_bets: boolean;
  books: boolean;
  min_stake: number;
  max_stake: number | null;
  bank_cover: 'owes' | 'covered';
  [field: string]: unknown;
}

export interface Bank {
  holder: string | null;
  balance: number | null;
  net: number | null;
  brought_in: number | null;
  broken: boolean;
}

/** A card and what lies on it. */
export interface Laid {
  card: string;
  amount: number;
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

export interface Ride {
  rung: number;
  pays: number;
}

/** What may be answered to a win; null: not this. */
export interface Answers {
  take: { pays: number };
  restake: { least: number; most: number } | null;
  paroli: Ride | null;
  pay: Ride | null;
}

export interface Stake {
  punter: string;
  card: string;
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

export type Mark = 'won' | 'lost' | 'retired' | 'spared';

export interface Drawn {
  kind: 'fasse' | 'pair' | 'last';
  cards: string[];
  how:
    | 'fasse'
    | 'plain'
    | 'twins_void'
    | 'twins_first'
    | 'again_loses'
    | 'again_retires'
    | 'last_bank'
    | 'last_void';
  wins: string | null;
  loses: string | null;
  marks: Record<string, Mark>;
  gain: number | null;
}

/** What a draw did to one stake, as the log has it. */
export interface Outcome {
  punter: string;
  card: string;
  [field: string]: unknown;
}

export interface Settled {
  outcomes: Outcome[];
  bets: Record<string, unknown>[];
}

export interface Answered {
  punter: string;
  card: string;
  answer: 'take' | 'paroli' | 'pay';
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

export interface Table {
  name: string;
  version: number;
  preset: string;
  rules: Rules;
  currency: string;
  phase: 'staking' | 'drawing' | 'closed';
  deal: number;
  place: number;
  decks: number | null;
  stock: number | null;
  seen: Record<string, number>;
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
  exposure: Record<string, number>;
  worst: { rank: string; amount: number } | null;
  cover: number | null;
  next: { draw: 'fasse' | 'pair' | 'last' | null; cards_wanted: number };
}
