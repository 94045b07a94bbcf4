/** The words of a game on the pages of all games. A game adds them when its catalogue is loaded. */

import { signal } from '@preact/signals';
import { addDeclaredWords } from './declared-words.ts';
import type { Currency } from './amounts/money.ts';
import type { RefusalReasons } from './rejected-entry.ts';
import { t } from './language.ts';

/** Each text in the language shown; null or a missing part: the shared catalogue or the server has the text. */
export interface GameWords {
  /** A label, a meaning or a name of the game's declaration, by its English. */
  readonly declared?: (words: string) => string | null;
  readonly rejectionReasons?: () => RefusalReasons;
  readonly presetTitle?: (preset: string) => string | null;
  /** The title of a source text, by its short name: S0. */
  readonly sourceTitle?: (source: string) => string | null;
  readonly ruleTitle?: (field: string) => string | null;
  /** The meaning of a rule with a value. */
  readonly ruleSentence?: (field: string, value: unknown, currency: Currency) => string;
  readonly phase?: (phase: string) => string | null;
  /** How far a table is, as the evening page shows it. */
  readonly progress?: (table: TableProgress) => readonly string[];
  /** The text for a table whose newest entry is not settled. */
  readonly settling?: () => string;
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
  if (words.declared) addDeclaredWords(game, words.declared);
}

/** Returns the words of a game; none if the game has none, or they are not loaded. */
export const wordsOf = (game: string): GameWords => added.value.get(game) ?? {};

/** Returns a text of a game's declaration. */
export const declared = (game: string, words: string): string =>
  wordsOf(game).declared?.(words) ?? t().declared(words);

/** `title` is the title that the API gives, for a preset without words. */
export const presetTitle = (game: string, preset: string, title = preset): string =>
  wordsOf(game).presetTitle?.(preset) ?? declared(game, title);

/** Returns the title of a rule's source; "S0 Modern Rules" is a part of S0. */
export function sourceTitle(game: string, source: string | null | undefined): string {
  const short = source?.split(' ')[0] ?? '';
  return wordsOf(game).sourceTitle?.(short) ?? short;
}

/** `meaning` is the meaning that the API gives, for a field without words. */
export const ruleTitle = (game: string, field: string, meaning = field): string =>
  wordsOf(game).ruleTitle?.(field) ?? declared(game, meaning);

export const ruleSentence = (game: string, field: string, value: unknown, currency: Currency): string =>
  wordsOf(game).ruleSentence?.(field, value, currency) ?? String(value);

export const phaseText = (game: string, phase: string): string =>
  phase === 'closed' ? t().home.closed : (wordsOf(game).phase?.(phase) ?? declared(game, phase));
