/** Names of punters, tables and bankers: how long they may be, and which are one name to the house. */

import { t } from './language.ts';

/** The longest name of a punter, in characters. */
export const NAME_MOST = 40;

/** The longest name of a table or a banker, in characters. */
export const TEXT_MOST = 200;

// biome-ignore lint/suspicious/noMisleadingCharacterClass: each code point is meant alone
const UNSEEN = /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe00-\ufe0f]/gu;

/** What names have in common that look alike but for case: ß is ss, blanks are one; '' where nothing is seen. */
export function caseless(name: string): string {
  const seen = name.replace(UNSEEN, '').trim().replace(/\s+/g, ' ');
  // The dotless i has no small letter but itself; in capitals it would be the i.
  return seen.replace(/[^ı]+/g, (part) => part.toLowerCase().toUpperCase().toLowerCase()).normalize();
}

/** What is wrong with a text that may be so long; null where nothing is. */
export const tooLong = (text: string, most: number): string | null =>
  [...text.trim().normalize()].length > most ? t().newTable.tooLong(most) : null;

/** What is wrong with a punter's name; null where nothing is. */
export function nameFault(name: string): string | null {
  if (!caseless(name)) return t().newTable.enterName;
  return name.includes('"') ? t().newTable.noQuotationMarks : tooLong(name, NAME_MOST);
}

/** How many characters the longest piece of a name has between two places where a line may end. */
export const longestPiece = (name: string): number =>
  Math.max(...name.split(/(?<=[-\u2010\u2013])|\s+/).map((piece) => [...piece].length));
