/** Points, naturals, and what wins a hand by its cards. */

import { rankOf } from '../../../i18n/ranks.ts';
import type { DealtCards, Result } from '../view.ts';

type Cards = readonly string[];

const FIRST_CARDS = 2;
const NATURAL = 8;
const DRAWS_UP_TO = 4;
const STANDS_FROM = 6;

/** Pips count, tens and court cards are 0. */
function pipsOf(card: string): number {
  const rank = rankOf(card);
  return rank === 'A' ? 1 : Number(rank) % 10 || 0;
}

/** Returns the points of cards: the last digit of their sum. */
export const pointsOf = (cards: Cards): number => cards.reduce((sum, card) => sum + pipsOf(card), 0) % 10;

export const firstTwo = (cards: Cards): Cards => cards.slice(0, FIRST_CARDS);

/** Whether the first two cards make eight or nine. */
export const isNatural = (cards: Cards): boolean =>
  cards.length >= FIRST_CARDS && pointsOf(firstTwo(cards)) >= NATURAL;

/** What a punter does with two cards; `free`: as they like. */
export function drawRule(cards: Cards): 'draws' | 'stands' | 'free' {
  const points = pointsOf(firstTwo(cards));
  if (points <= DRAWS_UP_TO) return 'draws';
  return points >= STANDS_FROM ? 'stands' : 'free';
}

/** Returns what wins against the bank. The natural of a side meets the banker's first two cards. */
export function resultOf(bank: Cards, side: Cards): Result {
  if (!side.length) return 'none';
  const held = pointsOf(isNatural(side) ? firstTwo(bank) : bank);
  const own = pointsOf(side);
  if (own === held) return 'tie';
  return own > held ? 'punters' : 'bank';
}

/** Whether the cards of a hand were entered. */
export const hasCards = ({ bank_cards }: Pick<DealtCards, 'bank_cards'>): boolean => bank_cards.length > 0;
