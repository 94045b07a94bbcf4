/** Values of any game's views and events as text, by their declarations. */

import type { DeclaredMember } from '../../../api/declarations.ts';
import { letterOf, suitOf, type Suit } from '../../../i18n/cards.ts';
import { choiceText, nameText } from '../../../i18n/declared-text.ts';
import { money, type Currency } from '../../../i18n/amounts/money.ts';
import { t } from '../../../i18n/language.ts';

/** The signs of the suits. `CardText` draws them, because the fonts lack them. */
export const SUIT_SIGNS: Readonly<Record<Suit, string>> = {
  spades: '\u2660',
  hearts: '\u2665',
  diamonds: '\u2666',
  clubs: '\u2663',
};

/** Returns a card with the sign of its suit: "K♥" for Kh, "♠" for s. */
export function cardText(card: string): string {
  const suit = suitOf(card);
  return suit === null ? letterOf(card) : `${letterOf(card)}${SUIT_SIGNS[suit]}`;
}

/** Returns the cards of a list in their order. */
export const cardsText = (cards: readonly unknown[]): string =>
  cards.map((card) => cardText(String(card))).join(' ');

/** Whether there is something to show; an amount of 0 moves nothing. */
export const hasValue = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== false &&
  value !== 0 &&
  value !== '' &&
  !(Array.isArray(value) && !value.length);

/** The name of a member in words: "next banker". */
export const memberName = ({ name, label }: DeclaredMember): string => nameText(label ?? name);

export function valueText(member: DeclaredMember, value: unknown, currency: Currency): string {
  if (member.type === 'cards' && Array.isArray(value)) return cardsText(value);
  if (Array.isArray(value))
    return value.map((item) => oneText(member, item, currency)).join(member.type === 'record' ? '; ' : ', ');
  if (member.by_key && isRecord(value))
    return Object.entries(value)
      .filter(([, item]) => hasValue(item))
      .map(([key, item]) => t().generic.part(key, oneText(member, item, currency)))
      .join(', ');
  return oneText(member, value, currency);
}

function oneText(member: DeclaredMember, value: unknown, currency: Currency): string {
  if (isRecord(value)) return recordText(member.members ?? [], value, currency);
  if (value === true) return t().generic.yes;
  if (typeof value === 'number') return member.type === 'number' ? String(value) : money(value, currency);
  return member.type === 'choice' ? choiceText(member.name, String(value)) : String(value);
}

type Fields = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a record: the player's name first, then the other members with their names. */
function recordText(members: readonly DeclaredMember[], record: Fields, currency: Currency): string {
  const [first] = members;
  const head = first?.type === 'text' ? String(record[first.name]) : '';
  const parts = shownMembers(members, record)
    .filter((member) => !head || member !== first)
    .map((member) => memberText(member, record[member.name], currency));
  return [head, parts.join(', ')].filter(Boolean).join(' ');
}

/** A record's members with a value: the name of each, and its value. */
export type NamedValue = readonly [name: string, value: string];

/** Returns the members of a record that have a value, with their names, in their order. */
export const namedValues = (
  members: readonly DeclaredMember[],
  record: Fields,
  currency: Currency,
): readonly NamedValue[] =>
  shownMembers(members, record).map((member) => [
    memberName(member),
    valueText(member, record[member.name], currency),
  ]);

/** Returns a member with its name: "lost 5". An amount that is called so needs no name. */
function memberText(member: DeclaredMember, value: unknown, currency: Currency): string {
  if (value === true) return memberName(member);
  const text = valueText(member, value, currency);
  return member.name === 'amount' ? text : t().generic.part(memberName(member), text);
}

/** Returns the members that have a value, in their order. */
export const shownMembers = (members: readonly DeclaredMember[], record: Fields): readonly DeclaredMember[] =>
  members.filter(({ name }) => hasValue(record[name]));
