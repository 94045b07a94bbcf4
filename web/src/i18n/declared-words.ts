/** The words that games add for their declarations. */

import { signal } from '@preact/signals';

/** Returns a text in the language shown, or null. */
type Translate = (words: string) => string | null;

const added = signal<ReadonlyMap<string, Translate>>(new Map());

export function addDeclaredWords(game: string, translate: Translate): void {
  added.value = new Map([...added.peek(), [game, translate]]);
}

/** Returns the text of the first game that has one, or null. If you know the game, call `declared(game, words)`. */
export function addedText(words: string): string | null {
  for (const translate of added.value.values()) {
    const text = translate(words);
    if (text !== null) return text;
  }
  return null;
}
