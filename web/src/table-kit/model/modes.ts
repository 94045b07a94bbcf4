/** What the dealer has begun and not yet entered: the mode of the tray, and the selections of the page. */

import type { OpenedDraft } from '../offers/opened-draft.ts';

/** A mode that a game adds. A game without any uses `never`. */
export interface OwnMode {
  readonly kind: string;
}

/** The modes of every table. `sum` is composed by the dealer; while it is absent, the preselected sum counts. */
export type KitMode =
  | { kind: 'none' }
  /** A player's tray. `task` names the money task that is open in it: `buyin`, `cashout`, or one of the game's. */
  | { kind: 'player'; player: string; task: string | null; sum?: number }
  /** The form that adds a player. */
  | { kind: 'seat'; name: string }
  /** Money from outside for the bank. */
  | { kind: 'fund'; sum?: number }
  /** The suit of a card whose rank is entered. */
  | { kind: 'suits'; rank: string }
  /** An offered entry whose open fields are being filled. */
  | ({ kind: 'offer' } & OpenedDraft);

export type Mode<Own extends OwnMode = never> = KitMode | Own;

/** The three layouts of the page. */
export type Layout = 'landscape' | 'portrait' | 'phone';

/** The panel over the page. Entries are sent while a panel is open. */
export type Panel = 'outbox' | 'shortcuts' | 'amount' | 'line' | 'correction' | 'code' | null;

/** The selections and unfinished actions of a page, as values. */
export interface UiValues<Own extends OwnMode = never> {
  /** The selected player; null: the first who may act. */
  readonly selectedSeat: string | null;
  /** The coin that the next tap uses. */
  readonly selectedCoin: number | null;
  /** The first card of a pair or hand that is being entered, with its suit if entered ("K", "Kh"). */
  readonly firstCard: string | null;
  /** The verb of the draw that the next key makes, after a tap on the main button. */
  readonly pendingDraw: string | null;
  /** Whether the next tap ends a round early. It is true for some seconds only. */
  readonly isEndConfirmed: boolean;
  readonly mode: Mode<Own>;
  /** Whether the page shows the result of the round: from its end to the next entry or tap. */
  readonly isResultShown: boolean;
}

/** The same with the layout, for what depends on the room. */
export interface Ui<Own extends OwnMode = never> extends UiValues<Own> {
  readonly layout: Layout;
}
