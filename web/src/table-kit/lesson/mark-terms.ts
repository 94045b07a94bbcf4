/** Marks the words of Basset in a text, so that a tap explains them. */

import { markTerms } from '../../i18n/markup.ts';
import { messages } from './messages/messages.ts';

/** Returns the text with its game words marked. `RichText` shows each as a button. */
export function withTerms(text: string): string {
  const patterns = Object.entries(messages().termPatterns).map(([name, pattern]) => [
    `basset:${name}`,
    pattern,
  ]);
  return markTerms(text, Object.fromEntries(patterns));
}
