/** How English counts, lists and names. */

import { copyOf, rankOf, suitOf, type Rank, type Suit } from '../ranks.ts';

const RANKS: Readonly<Record<Rank, string>> = {
  A: 'ace',
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  '10': 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
};
const SMALL = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const ORDINALS = ['', 'first', 'second', 'third', 'fourth'];
const SUITS: Readonly<Record<Suit, string>> = {
  hearts: 'hearts',
  diamonds: 'diamonds',
  clubs: 'clubs',
  spades: 'spades',
};

export const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** With a small first letter, unless it begins an abbreviation: "euros", "US dollars". */
export const uncap = (text: string): string =>
  /^.[^a-zà-ÿ]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
export const rank = (card: string): string => RANKS[rankOf(card)] ?? card;
export const suit = (name: Suit): string => SUITS[name];

/** "queen", "second queen" for Q#2, "queen of hearts" for Qh. */
export function card(text: string): string {
  const called = suitOf(text);
  const copy = copyOf(text);
  if (called) return `${rank(text)} of ${SUITS[called]}`;
  return copy > 1 ? `${ORDINALS[copy] ?? ordinal(copy)} ${rank(text)}` : rank(text);
}

export const many = (text: string): string => (rankOf(text) === '6' ? 'sixes' : `${rank(text)}s`);
export const owner = (name: string): string => `${name}’s`;
export const small = (count: number): string => SMALL[count] ?? String(count);
export const grouped = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

export const counted = (count: number, singular: string, plural = `${singular}s`): string =>
  `${SMALL[count] ?? grouped(count)} ${count === 1 ? singular : plural}`;

/** 1st, 2nd, 3rd, 4th, 11th, 21st. */
export function ordinal(place: number): string {
  const last = place % 100 > 10 && place % 100 < 14 ? 0 : place % 10;
  return `${place}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`;
}

export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

export const times = (rung: number): string => ['', 'once', 'twice'][rung] ?? `${SMALL[rung] ?? rung} times`;
