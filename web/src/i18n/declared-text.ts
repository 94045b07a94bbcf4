/** Names and words of the games' declarations as a person reads them. */

import { t } from './language.ts';

/** The words of a declared name: "next banker" for `next_banker`. */
export const nameText = (name: string): string => t().declared(name.replaceAll('_', ' '));

/** The same as a label: "Next banker". */
export const labelText = (name: string): string => t().capitalize(nameText(name));

/** A word of a choice. The same word may read differently in another field. */
export function choiceText(field: string, word: string): string {
  const key = `${field.replaceAll('_', ' ')}: ${word}`;
  const text = t().declared(key);
  return text === key ? nameText(word) : text;
}
