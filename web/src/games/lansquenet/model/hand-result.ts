/** How a hand ends, from its cards in the order dealt: left, right, then the middle. */

import { rankOf } from '../../../i18n/ranks.ts';
import type { Match, Outcome } from '../view.ts';

/** What two cards must share to match: a suit letter, or a rank. */
export const markOf = (card: string, match: Match): string =>
  match === 'suit' ? card.slice(-1) : rankOf(card);

/** Returns the result once a card matches; null while the hand goes on. */
export function outcomeOf(cards: readonly string[], match: Match): Outcome | null {
  const [left, right, ...middle] = cards.map((card) => markOf(card, match));
  if (left === undefined || right === undefined) return null;
  if (left === right) return 'twins';
  const found = middle.find((mark) => mark === left || mark === right);
  if (found === undefined) return null;
  return found === left ? 'left' : 'right';
}
