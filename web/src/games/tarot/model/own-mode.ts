/** What the dealer has begun at a table of Swiss Tarot and not yet entered. */

import type { Ui as AnyUi, UiValues as AnyUiValues } from '../../../table-kit/model/modes.ts';
import type { AidTaps } from './counting-aid.ts';

/** The figures typed for each player. `player` is asked next; null: the others are counted, and one has the rest. */
export interface Typed {
  readonly figures: Readonly<Record<string, string>>;
  readonly player: string | null;
}

export type OwnMode =
  /** The counts of a round. `deals`: how many rounds were counted before it. */
  | ({ kind: 'count'; deals: number } & Typed)
  /** A player's tricks, counted card by card. `typed`: the counts so far. */
  | ({ kind: 'aid'; deals: number; typed: Typed; player: string } & AidTaps);

export type Ui = AnyUi<OwnMode>;
export type UiValues = AnyUiValues<OwnMode>;
