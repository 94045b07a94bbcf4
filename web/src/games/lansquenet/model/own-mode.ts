/** What the dealer has begun at a table of Lansquenet and not yet entered. */

import type { Ui as AnyUi, UiValues as AnyUiValues } from '../../../table-kit/model/modes.ts';

export type OwnMode =
  /** A player's cover: add to it, or take it back. */
  | { kind: 'cover'; player: string }
  /** Another wager in place of the one that is up. */
  | { kind: 'wager' }
  /** The sale of the deck. `player` is the buyer; null until the dealer names one. */
  | { kind: 'sale'; player: string | null }
  /** A hand that is entered card by card, as far as it is known. */
  | { kind: 'cards'; cards: readonly string[] };

export type Ui = AnyUi<OwnMode>;
export type UiValues = AnyUiValues<OwnMode>;
