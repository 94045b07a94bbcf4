/** What the dealer has begun at a table of Baccarat and not yet entered. */

import type { Ui as AnyUi, UiValues as AnyUiValues } from '../../../table-kit/model/modes.ts';
import type { Hand, Result } from '../view.ts';

export type OwnMode =
  /** A new bank of this amount: the next tap names the banker. */
  | { kind: 'bank'; amount: number }
  /** A player's stake: add to it, or take it back. */
  | { kind: 'stake'; player: string }
  /** The next tap names a player who goes bank. */
  | { kind: 'banco'; isCheval: boolean }
  /** More money of the banker for the bank. */
  | { kind: 'refill' }
  /** The question whether all cards are shuffled. */
  | { kind: 'shoe' }
  /** A hand of two sides of which the right one is entered. */
  | { kind: 'result'; right: Result }
  /** A hand that is entered by its cards: see `card-entry.ts`. */
  | { kind: 'cards'; taps: readonly string[]; drawn: readonly Hand[] };

export type Ui = AnyUi<OwnMode>;
export type UiValues = AnyUiValues<OwnMode>;
