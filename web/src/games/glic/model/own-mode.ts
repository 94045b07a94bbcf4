/** What the dealer has begun at a table of Glic and not yet entered. */

import type { Ui as AnyUi, UiValues as AnyUiValues } from '../../../table-kit/model/modes.ts';
import type { Pool } from '../view.ts';

export type OwnMode =
  /** A pool whose winner is named next. */
  | { kind: 'claim'; pool: Pool }
  /** The players with equal best hands. */
  | { kind: 'equal'; players: readonly string[] }
  /** A player is out of cards. `left`: the cards of the others, as far as they are counted. */
  | { kind: 'out'; player: string; left: Readonly<Record<string, number>> };

export type Ui = AnyUi<OwnMode>;
export type UiValues = AnyUiValues<OwnMode>;
