/** How French counts, lists and names. */

import { copyOf, rankOf, suitOf, type Rank, type Suit } from '../ranks.ts';

const RANKS: Readonly<Record<Rank, string>> = {
  A: 'as',
  '2': 'deux',
  '3': 'trois',
  '4': 'quatre',
  '5': 'cinq',
  '6': 'six',
  '7': 'sept',
  '8': 'huit',
  '9': 'neuf',
  '10': 'dix',
  J: 'valet',
  Q: 'dame',
  K: 'roi',
};
const SMALL = [
  'aucun',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
];
const ORDINALS = ['', 'premier', 'deuxième', 'troisième', 'quatrième'];
const SUITS: Readonly<Record<Suit, string>> = {
  hearts: 'cœur',
  diamonds: 'carreau',
  clubs: 'trèfle',
  spades: 'pique',
};

export const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** With a small first letter, unless it begins an abbreviation: "euros", "US dollars". */
export const uncap = (text: string): string =>
  /^.[^a-zà-ÿ]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
export const rank = (card: string): string => RANKS[rankOf(card)] ?? card;
export const suit = (name: Suit): string => SUITS[name];
const isQueen = (card: string): boolean => rankOf(card) === 'Q';

/** The ending that agrees with a card: "perdu" of le dix, "perdue" of la dame. */
export const e = (card: string): string => (isQueen(card) ? 'e' : '');

/** "dame", "deuxième dame" for Q#2, "dame de cœur" for Qh. */
export function card(text: string): string {
  const called = suitOf(text);
  const copy = copyOf(text);
  if (called) return `${rank(text)} de ${SUITS[called]}`;
  return copy > 1 ? `${ORDINALS[copy] ?? `${copy}e`} ${rank(text)}` : rank(text);
}

const articled = (text: string, [masculine, feminine, elided]: readonly [string, string, string]): string => {
  if (rankOf(text) === 'A' && copyOf(text) < 2) return elided + card(text);
  return `${isQueen(text) ? feminine : masculine} ${card(text)}`;
};

/** "le roi", "la dame", "l’as". */
export const the = (text: string): string => articled(text, ['le', 'la', 'l’']);
/** "du roi", "de la dame", "de l’as". */
export const of = (text: string): string => articled(text, ['du', 'de la', 'de l’']);
/** "au roi", "à la dame", "à l’as". */
export const at = (text: string): string => articled(text, ['au', 'à la', 'à l’']);

export const many = (text: string): string =>
  ['J', 'Q', 'K'].includes(rankOf(text)) ? `${rank(text)}s` : rank(text);

const ARTICLES: readonly (readonly [RegExp, string, string])[] = [
  [/^le /i, 'du ', 'au '],
  [/^les /i, 'des ', 'aux '],
  [/^la /i, 'de la ', 'à la '],
  [/^l[’']/i, 'de l’', 'à l’'],
];

/** Names without accents that begin with a vowel or a silent h: Alpiew, Yves and Henri, not Yasmine or Hans. */
const ELIDED = /^(?:[aeiouæœ]|y(?![aeiou])|h(?:[iouy]|e(?!i)))/i;
const ACCENTS = /\p{Mn}/gu;

/** "de Valérie", "d’Alpiew", "du comte d’Aubigné". */
export function from(name: string): string {
  for (const [article, joined] of ARTICLES) if (article.test(name)) return name.replace(article, joined);
  return ELIDED.test(name.normalize('NFD').replace(ACCENTS, '')) ? `d’${name}` : `de ${name}`;
}

/** "à Valérie", "au comte". */
export function to(name: string): string {
  for (const [article, , joined] of ARTICLES) if (article.test(name)) return name.replace(article, joined);
  return `à ${name}`;
}

/** A name after "pour" or "contre", its article with a small letter: "le comte". */
export const inside = (name: string): string =>
  ARTICLES.some(([article]) => article.test(name)) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** Whose card: "le roi de Valérie". */
export const owned = (name: string, text: string): string => `${the(text)} ${from(name)}`;

export const small = (count: number, feminine = false): string =>
  feminine && count < 2 ? ['aucune', 'une'][count]! : (SMALL[count] ?? String(count));
export const grouped = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/** "trois gains", "une carte" if `singular` is feminine. */
export function counted(
  count: number,
  singular: string,
  { more = `${singular}s`, feminine = false } = {},
): string {
  const word = count <= 12 ? small(count, feminine) : grouped(count);
  return `${word} ${count < 2 ? singular : more}`;
}

export const cards = (count: number): string => counted(count, 'carte', { feminine: true });
export const ordinal = (place: number): string => (place === 1 ? '1er' : `${place}e`);
/** The ordinal of a feminine noun, such as a deal or an entry. */
export const ordinalShe = (place: number): string => (place === 1 ? '1re' : `${place}e`);

export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;
}

export const times = (rung: number): string => (rung <= 12 ? `${small(rung, true)} fois` : `${rung} fois`);

/** Whether a moment is a day, which has an article: "12 novembre, 21:42", and not "aujourd’hui, 21:42". */
export const startsWithDay = (moment: string): boolean => /^\d/.test(moment);
