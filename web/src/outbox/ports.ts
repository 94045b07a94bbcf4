/** What the outbox needs of a game and of the engine, and what they give it. */

import type { Entry } from './entry.ts';

/** What the outbox reads of every game's view of a session. */
export interface SessionView {
  readonly version: number;
  /** Whether a draw waits for its settlement. */
  readonly owes_settlement: boolean;
}

/** How a game shows entries that the server has not confirmed. */
export interface GamePreview<View extends SessionView> {
  /** Returns the view with an entry drawn on it: an estimate without rules, until the engine's result is here. */
  preview(view: View, entry: Entry): View;
  /** Whether an entry of this kind turns cards, so that only the rules know who wins. */
  isDraw(kind: string): boolean;
  /** Returns the names of the players whose row on the server is not as the engine predicted. */
  differing(view: View, predicted: Partial<View>): readonly string[];
  /** Returns a text that tells one draw from the next. */
  drawId(view: View): string;
  /** Whether the screen must stay on. */
  isDealing(view: View): boolean;
}

/** What the engine says that an entry comes to. */
export interface PreviewResult<View extends SessionView = SessionView> {
  key: string;
  refused: ({ code: string; message: string } & Record<string, unknown>) | null;
  version: number;
  table: Partial<View>;
}

/** The rules of the game, wherever they run. Rejects what it cannot do. */
export interface Engine<View extends SessionView = SessionView> {
  /** Begins anew at a view of the server. */
  base(table: View): Promise<void>;
  /** Enters the next entry. */
  enter(entry: Entry): Promise<PreviewResult<View>>;
}

/** Calls `use` with the engine as soon as it is loaded, or with null if it cannot be. Returns how to give it back. */
export type LendEngine = (use: (engine: Engine | null) => void) => () => void;
