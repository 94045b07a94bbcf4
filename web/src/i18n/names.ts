/** Names of players, tables and bankers: length limits, and which names the server treats as equal. */

import { t } from './language.ts';

/** The maximum length of a player's name, in characters. */
export const NAME_MOST = 40;

/** The maximum length of a table's or banker's name, in characters. */
export const TEXT_MOST = 200;

// biome-ignore lint/suspicious/noMisleadingCharacterClass: each code point is meant alone
const UNSEEN = /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe00-\ufe0f]/gu;

/** The name in a form to compare: case folded, ß as ss, single spaces; '' if no character is visible. */
export function caseless(name: string): string {
  const seen = name.replace(UNSEEN, '').trim().replace(/\s+/g, ' ');
  // The dotless ı must stay: in capitals it would become I.
  return seen.replace(/[^ı]+/g, (part) => part.toLowerCase().toUpperCase().toLowerCase()).normalize();
}

/** The error of a text that is too long, or null. */
export const tooLong = (text: string, most: number): string | null =>
  [...text.trim().normalize()].length > most ? t().newTable.tooLong(most) : null;

/** The error of a player's name, or null. */
export function nameFault(name: string): string | null {
  if (!caseless(name)) return t().newTable.enterName;
  return name.includes('"') ? t().newTable.noQuotationMarks : tooLong(name, NAME_MOST);
}

/** The length of the longest part of a name that a line break cannot split. */
export const longestPiece = (name: string): number =>
  Math.max(...name.split(/(?<=[-\u2010\u2013])|\s+/).map((piece) => [...piece].length));
