/** What a game writes itself on the pages of all games. A game adds it when its catalogue is loaded. */

import { signal } from '@preact/signals';

/** Each text in the language shown. */
export interface GameWords {
  /** How far a table is, as the evening page shows it. */
  readonly progress?: (table: TableProgress) => readonly string[];
  /** The text for a table whose newest entry is not settled. */
  readonly settling?: () => string;
  /** What closing a table does, if there is more to say than for every game. */
  readonly closeHint?: () => string;
  /** What the home page says about the practice table. */
  readonly practiceHint?: () => string;
  /** What the game is, in a few sentences, for a home page without tables. */
  readonly firstSteps?: () => readonly string[];
}

export interface TableProgress {
  readonly phase: string;
  readonly closed_at: string | null;
  readonly progress: Readonly<Record<string, number>>;
  /** How many decisions the table waits for. */
  readonly waiting: number;
}

const added = signal<ReadonlyMap<string, GameWords>>(new Map());

export function addGameWords(game: string, words: GameWords): void {
  added.value = new Map([...added.peek(), [game, words]]);
}

/** Returns the words of a game; none if the game has none, or they are not loaded. */
export const wordsOf = (game: string): GameWords => added.value.get(game) ?? {};
