/** Sentences of entries of any game: what was entered, from the texts and the fields that the game declares. */

import { pageWords } from '../../i18n/page-words.ts';
import { entryKindsOf, type EntryField, type EntryKind } from '../../api/entry-kinds.ts';
import { playerOf, type PlayerCount } from '../../api/player-count.ts';
import { money, type Currency } from '../../i18n/amounts/money.ts';
import { choiceText, entryMeaning, nameText } from '../../i18n/game-texts.ts';
import type { Entered } from '../../outbox/ports.ts';
import { sharedEntryText } from '../rejection/shared-entry-text.ts';
import { cardsText, cardText } from '../values/value-text.ts';

/** Returns the sentence of an entry by its kind. An entry that the game does not declare has its kind alone. */
export function enteredText(game: string, entered: Entered | null, currency: Currency): string {
  const kind = entryKindsOf(game).find(({ verb }) => verb === entered?.kind);
  if (kind && entered) return entryText(game, kind, entered, currency);
  const describe = (other: Entered): string => enteredText(game, other, currency);
  return (entered && sharedEntryText(entered, currency.code, describe)) ?? entered?.kind ?? '';
}

/** Returns a sentence of what an entry records: "Put up the banker's wager: £12." */
export function entryText(
  game: string,
  kind: EntryKind,
  fields: Readonly<Record<string, unknown>>,
  currency: Currency,
): string {
  const isAll = fields.all === true && kind.all !== null;
  const meaning = entryMeaning(game, kind.verb, isAll).replace(/\.$/, '');
  return pageWords().generic.entry(meaning, valueTexts(game, kind, fields, currency));
}

/** Returns the values of an entry in the order of its fields: "Bess", "£5". */
export const valueTexts = (
  game: string,
  kind: EntryKind,
  fields: Readonly<Record<string, unknown>>,
  currency: Currency,
): string[] =>
  kind.fields
    .filter(({ name }) => fields[name] !== undefined)
    .map((field) => valueText(game, field, fields[field.name], currency));

function valueText(game: string, field: EntryField, value: unknown, currency: Currency): string {
  const { name, type } = field;
  const { part } = pageWords().generic;
  if (type === 'amount' && typeof value === 'number') return money(value, currency);
  if (type === 'players') return (value as readonly string[]).join(', ');
  if (type === 'counts') return countsText(value as readonly PlayerCount[]);
  if (type === 'cards' && field.joined)
    return part(nameText(game, name), cardsText(value as readonly string[]));
  if (Array.isArray(value)) return cardsText(value);
  if (type === 'card') return cardText(String(value));
  if (type === 'choice') return choiceText(game, name, String(value));
  return type === 'number' ? part(nameText(game, name), String(value)) : String(value);
}

const countsText = (counts: readonly PlayerCount[]): string =>
  counts.map((pair) => pageWords().generic.part(playerOf(pair), String(pair.count))).join(', ');
