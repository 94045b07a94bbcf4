/** Marks the words of a game in a text, so that a tap explains them. */

import { markTerms } from '../../i18n/markup.ts';

/**
 * Returns the text with the words of a game marked. `RichText` shows each as a button. `patterns` has a regular
 * expression without groups for each term, in the language shown.
 */
export function markGameTerms(
  text: string,
  game: string,
  patterns: Readonly<Record<string, string>>,
): string {
  const named = Object.entries(patterns).map(([name, pattern]) => [`${game}:${name}`, pattern]);
  return markTerms(text, Object.fromEntries(named));
}
