/** The interfaces through which the outbox uses a game and the engine. */

import type { Schemas } from '../api/client.ts';
import type { Entry } from './entry.ts';

/** An entry as it was entered: its kind, and the fields of its endpoint. */
export interface Entered {
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** An entry in the log that counts. */
export interface RecentEntry {
  readonly entry: string;
  readonly version: number;
  readonly entered: Entered;
}

/** The next field of an entry: its choices, or the limits of an amount. */
export interface OpenField {
  readonly name: string;
  readonly type: Schemas['OpenField']['type'];
  readonly choices: string[] | null;
  readonly least: number | null;
  readonly most: number | null;
  readonly step: number;
  readonly suggested: string | number | null;
  readonly optional: boolean;
}

/** An entry that the rules allow now, with its given values and its first open field. */
export interface Offer {
  readonly verb: string;
  readonly player: string | null;
  readonly fixed: Record<string, unknown>;
  /** The given values that open `next`. An offer that an earlier version stored has none. */
  readonly values?: string[];
  readonly next: OpenField | null;
  readonly main: boolean;
}

/** The fields that the outbox reads in every game's view of a session. */
export interface SessionView {
  readonly version: number;
  /** Whether a draw waits for its settlement. */
  readonly owes_settlement: boolean;
  /** The newest entries that count, oldest first; null if the device may not see them. */
  readonly recent: RecentEntry[] | null;
  /** The entry that a redo restores; null if there is none. */
  readonly undone: Entered | null;
  /** The version of the newest correction or ruling. */
  readonly corrected?: number | null;
  /**
   * The newest correction, if nothing was entered after it; `is_undo`: it took back a correction itself. A view that an
   * earlier version stored has none.
   */
  readonly last_correction?: { readonly version: number; readonly is_undo: boolean } | null;
  /** The entries that may be made. A view that an earlier version stored has none. */
  readonly offers?: Offer[];
}

/** How a game shows entries that the server has not confirmed. */
export interface GamePreview<View extends SessionView> {
  /** Returns the view with an entry applied: an estimate without the rules, shown until the engine has computed it. */
  preview(view: View, entry: Entry): View;
  /** Whether an entry of this kind turns cards, so that only the engine can tell who wins. */
  isDraw(kind: string): boolean;
  /** Returns the names of the players whose result on the server differs from the engine's. */
  differingPlayers(view: View, predicted: Partial<View>): readonly string[];
  /** Returns a text that identifies the latest draw. */
  drawId(view: View): string;
  /** Whether a deal runs, so that the screen must stay on. */
  isDealing(view: View): boolean;
}

/** What the engine computed for one entry: the view after it, or why a rule refuses it. */
export interface PreviewResult<View extends SessionView = SessionView> {
  key: string;
  refused: ({ code: string; message: string } & Record<string, unknown>) | null;
  version: number;
  table: Partial<View>;
  /** The entries that may be made then, without those that need the log: undo, redo and payments. */
  offers: Offer[];
}

/** The next field of an entry that the engine opened: null if the entry is complete, or if a rule refuses its values. */
export interface EngineField {
  refused: ({ code: string; message: string } & Record<string, unknown>) | null;
  field: OpenField | null;
}

/** A value of an entry's line: each item of a list is one, and the cards of a hand are one, joined by commas. */
export type LineValue = string | number;

/**
 * Whether the offers of the shown view are those after every entry: `computing` while the engine computes them,
 * `outdated` if entries wait and there is no engine.
 */
export type OffersState = 'current' | 'computing' | 'outdated';

/** The rules of the game. The promises reject if the engine fails. */
export interface Engine<View extends SessionView = SessionView> {
  /** Starts again from a view of the server. */
  restart(table: View): Promise<void>;
  /** Applies the next entry. */
  apply(entry: Entry): Promise<PreviewResult<View>>;
  /** Returns the next field of an entry after its first values, in the order of the words of its line. */
  openField(verb: string, values: readonly LineValue[]): Promise<EngineField>;
}

/** Calls `setEngine` with the engine once it is loaded, or with null if loading fails. Returns how to give it back. */
export type LendEngine = (setEngine: (engine: Engine | null) => void) => () => void;
