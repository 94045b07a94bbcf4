/** Names of players, tables and bankers: their length limits, and what is wrong with a typed name. */

import { pageWords } from './page-words.ts';
import { caseless } from '../platform/caseless.ts';

/** The maximum length of a player's name, in characters. */
export const NAME_MOST = 40;

/** The maximum length of a table's or banker's name, in characters. */
export const TEXT_MOST = 200;

/** The error of a text that is too long, or null. */
export const tooLong = (text: string, most: number): string | null =>
  [...text.trim().normalize()].length > most ? pageWords().newTable.tooLong(most) : null;

/** The error of a player's name, or null. */
export function nameFault(name: string): string | null {
  if (!caseless(name)) return pageWords().newTable.enterName;
  return name.includes('"') ? pageWords().newTable.noQuotationMarks : tooLong(name, NAME_MOST);
}

/** The length of the longest part of a name that a line break cannot split. */
export const longestPiece = (name: string): number =>
  Math.max(...name.split(/(?<=[-\u2010\u2013])|\s+/).map((piece) => [...piece].length));
