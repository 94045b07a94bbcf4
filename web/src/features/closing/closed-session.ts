/** What the end of a table shows of a session, in any game. */

import type { Schemas } from '../../api/client.ts';
import type { Currency } from '../../i18n/amounts/money.ts';

export type Settlement = Schemas['SettlingUp'];
export type Transfer = Schemas['Transfer'];
export type Coins = Schemas['Coins'];

/** A way to settle; see the API. */
export type Way = 'payouts' | 'with_bank' | 'without_bank';

/** What a party brought in and took out, and what it has. With its net, this adds up when nothing is staked. */
export interface Money {
  readonly brought_in: number;
  readonly cashed_out: number;
  readonly purse: number;
}

export interface Standing {
  readonly place: number;
  readonly name: string;
  readonly net: number;
  /** Null if the device may not see it. A board needs none. */
  readonly money?: Money | null;
}

/** The bank of a table, with the person who holds it. */
export interface BankNet {
  readonly holder: string | null;
  readonly net: number;
  /** Null if the device may not see it. */
  readonly money: Money | null;
}

/** A pool, by the name that the game gives it. */
export interface PoolNet {
  readonly name: string;
  readonly net: number;
}

export interface ClosedSession {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly currency: Currency;
  /** Whether coins were chosen when the table was opened. Payouts are then in these. */
  readonly hasOwnCoins?: boolean;
  readonly standings: readonly Standing[];
  /** Null in a game without a bank of its own. */
  readonly bank: BankNet | null;
  /** The pools of a game that has them. */
  readonly pools?: readonly PoolNet[];
}
