/** What a game brings to its lesson. */

import type { ComponentType } from 'preact';
import type { TermText } from '../../game-api/game-module.ts';

/** A screen: a picture with its sentences. */
export interface LessonScreen {
  readonly title: string;
  readonly sentences: readonly string[];
  /** What the picture shows, for screen readers. */
  readonly picture: string;
}

export interface LessonTexts {
  readonly title: string;
  readonly screens: readonly LessonScreen[];
  /** The words of the game, by their names. */
  readonly terms: Readonly<Record<string, TermText>>;
}

export interface Lesson {
  /** The name of the game in the API. */
  readonly game: string;
  /** Returns the texts in the language shown. */
  readonly texts: () => LessonTexts;
  /** The picture of each screen. */
  readonly pictures: readonly ComponentType[];
  /** Marks the words of the game in a text, so that a tap explains them. */
  readonly withTerms: (text: string) => string;
  /** Opens a practice table and returns its session. Raises: `Problem`, `Unreachable`. */
  readonly startPractice: () => Promise<string>;
  /** What the reader tries at the end of the last screen. */
  readonly Exercise?: ComponentType;
}
