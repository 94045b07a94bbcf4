/** Values of any game's views and events as text, by their declarations. */

import { pageWords } from '../../i18n/page-words.ts';
import type { DeclaredMember } from '../../api/declarations.ts';
import { letterOf, suitOf, type Suit } from '../../i18n/cards.ts';
import { choiceText, nameText } from '../../i18n/game-texts.ts';
import { money, type Currency } from '../../i18n/amounts/money.ts';

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
export function hasValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return isRecord(value) ? Object.values(value).some(hasValue) : Boolean(value);
}

/** The table whose values are shown. */
export interface ShownTable {
  readonly game: string;
  readonly currency: Currency;
}

/** The name of a member in words: "next banker". */
export const memberName = (game: string, { name, label }: DeclaredMember): string =>
  nameText(game, label ?? name);

export function valueText(member: DeclaredMember, value: unknown, table: ShownTable): string {
  if (member.type === 'cards' && Array.isArray(value)) return cardsText(value);
  if (Array.isArray(value))
    return value
      .map((item) => oneText(member, item, table))
      .join(member.type === 'record' ? pageWords().generic.apart : ', ');
  if (member.by_key && isRecord(value))
    return Object.entries(value)
      .filter(([, item]) => hasValue(item))
      .map(([key, item]) => pageWords().generic.part(key, oneText(member, item, table)))
      .join(', ');
  return oneText(member, value, table);
}

function oneText(member: DeclaredMember, value: unknown, table: ShownTable): string {
  if (isRecord(value)) return recordText(member.members ?? [], value, table);
  if (value === true) return pageWords().generic.yes;
  if (typeof value === 'number')
    return member.type === 'number' ? String(value) : money(value, table.currency);
  return member.type === 'choice' ? choiceText(table.game, member.name, String(value)) : String(value);
}

type Fields = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What names a record, if it is the first member: a player, a pool, or a side of the table. */
const NAMES: ReadonlySet<string> = new Set(['text', 'choice']);

/** Returns a record: the name first, then the other members with their names; "king (Carl)" for a choice and a name. */
function recordText(members: readonly DeclaredMember[], record: Fields, table: ShownTable): string {
  const [first] = members;
  const head = first && NAMES.has(first.type) ? oneText(first, record[first.name], table) : '';
  const others = shownMembers(members, record).filter((member) => !head || member !== first);
  if (first?.type === 'choice' && others.length === 1 && others[0]?.type === 'text')
    return `${head} (${oneText(others[0], record[others[0].name], table)})`;
  const parts = others.map((member) => memberText(member, record[member.name], table));
  return [head, parts.join(', ')].filter(Boolean).join(' ');
}

/** A record's members with a value: the name of each, and its value. */
export type NamedValue = readonly [name: string, value: string];

/** Returns the members of a record that have a value, with their names, in their order. */
export const namedValues = (
  members: readonly DeclaredMember[],
  record: Fields,
  table: ShownTable,
): readonly NamedValue[] =>
  shownMembers(members, record).map((member) => [
    memberName(table.game, member),
    valueText(member, record[member.name], table),
  ]);

/** Members that need no name beside that of the player: "Anne 5". */
const WITHOUT_NAME = new Set(['amount', 'count']);

/** Returns a member with its name: "lost 5". */
function memberText(member: DeclaredMember, value: unknown, table: ShownTable): string {
  if (value === true) return memberName(table.game, member);
  const text = valueText(member, value, table);
  return WITHOUT_NAME.has(member.name)
    ? text
    : pageWords().generic.part(memberName(table.game, member), text);
}

/** Returns the members that have a value, in their order. */
export const shownMembers = (members: readonly DeclaredMember[], record: Fields): readonly DeclaredMember[] =>
  members.filter(({ name }) => hasValue(record[name]));
