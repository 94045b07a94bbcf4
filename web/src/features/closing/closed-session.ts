/** What the end of a table shows of a session, in any game. */

import type { Schemas } from '../../api/client.ts';
import type { Currency } from '../../i18n/amounts/money.ts';

export type Settlement = Schemas['SettlingUp'];
export type Transfer = Schemas['Transfer'];
export type Coins = Schemas['Coins'];

/** A way to settle; see the API. */
export type Way = 'payouts' | 'with_bank' | 'without_bank';

export interface Standing {
  readonly place: number;
  readonly name: string;
  readonly net: number;
}

/** A pool, by the name that the game gives it. */
export interface PoolNet {
  readonly name: string;
  readonly net: number;
}

export interface ClosedSession {
  readonly id: string;
  readonly name: string;
  readonly currency: Currency;
  readonly standings: readonly Standing[];
  /** Null in a game without a bank of its own. */
  readonly bank: { readonly holder: string | null; readonly net: number } | null;
  /** The pools of a game that has them. */
  readonly pools?: readonly PoolNet[];
}
