/** What a game brings to its board. */

import type { ComponentType } from 'preact';
import type { CorrectedView } from '../../features/corrections/correction-notice.ts';
import type { TableView } from '../model/table-view.ts';

/** What the board says. */
export interface BoardSentence {
  /** The headline: the newest call, or what the table waits for. */
  readonly text: string;
  /** What followed from it, in one line below. Texts may have the markup of `i18n/markup.ts`. */
  readonly notes?: readonly string[];
  /** What everybody should notice, each in a box: a bank below zero, a target that is reached. */
  readonly notices?: readonly string[];
}

/** A figure at the foot of the board. */
export interface BoardFigure {
  readonly id: string;
  readonly label: string;
  /** A name, or an amount in smallest units. */
  readonly value: string | number;
  /** Whether it reports something wrong. */
  readonly isAlert?: boolean;
}

type BoardPart<View extends TableView> = ComponentType<{ readonly view: View }>;

/**
 * A game on the board. The board reads the parties of the view and asks for nothing else, so all members may be left
 * out. Functions are pure: the board calls them at each change.
 *
 * The board is a column on a phone or tablet, and a grid on a wall. There, sizes are multiples of `var(--u)`, which is
 * one pixel at 1920 x 1080 (`font-size: calc(24 * var(--u))`), and the part of the page that parts may use is
 * `var(--left)` of them wide.
 */
export interface BoardGame<View extends TableView> {
  /** Default: who banks, or the phase. */
  sentence?(view: View): BoardSentence;
  /** Whether a screen reader says the headline after a change. Default: if it is another one. */
  isNewSentence?(before: View, after: View): boolean;
  /** How far the table is, beside its name: "Deal 3 · 20 cards left". Default: the game. A closed table needs none. */
  status?(view: View): string;
  /** A line for people who do not know the game: what happens at the table now. Default: none. */
  hint?(view: View): string;
  /** Default: what the bank and the pools hold. */
  figures?(view: View): readonly BoardFigure[];
  /** How many places a player has gained since the round began. Default: from the nets after each round. */
  placesGained?(view: View, player: string): number;
  /** What a correction can change. Default: the nets of all parties. */
  correctedView?(view: View): CorrectedView;
  /** Large cards beside the headline. It renders list items or nothing. */
  readonly Cards?: BoardPart<View>;
  /** The middle of the board: what lies on the table. Default: what the view declares. A closed table shows the seal. */
  readonly Main?: BoardPart<View>;
  /** A low part below it, as wide: the results of a round. Default: the newest entries, for keys that may read them. */
  readonly Strip?: BoardPart<View>;
}
