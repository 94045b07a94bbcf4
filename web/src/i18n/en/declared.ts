/** Words of declarations that games share: those that read better in other words. */

import { addedText } from '../declared-words.ts';

const WORDS: Readonly<Record<string, string>> = {
  punter: 'player',
  'punter seated': 'player seated',
};

/** Words of a game come before the shared ones. */
export const declared = (words: string): string => addedText(words) ?? WORDS[words] ?? words;
