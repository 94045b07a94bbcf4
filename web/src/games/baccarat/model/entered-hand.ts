/** The cards and results that an entry of a hand has. */

import type { CardsByPart } from '../card-list.ts';
import type { PlayedHand, Result } from '../view.ts';
import { resultOf } from './hand-result.ts';

/** Returns the results of an entry; a hand that is left out was not dealt. */
export const resultsIn = (entered: Readonly<Record<string, unknown>>): PlayedHand => ({
  right: (entered['right'] ?? 'none') as Result,
  left: (entered['left'] ?? 'none') as Result,
});

/** Returns the cards of an entry. */
export function cardsIn(entered: Readonly<Record<string, unknown>>): CardsByPart {
  const of = (part: string): readonly string[] => (entered[part] as readonly string[] | undefined) ?? [];
  return { bank: of('bank'), right: of('right'), left: of('left') };
}

/** Returns what won by the cards. */
export const resultsByCards = ({ bank, right, left }: CardsByPart): PlayedHand => ({
  right: resultOf(bank, right),
  left: resultOf(bank, left),
});
