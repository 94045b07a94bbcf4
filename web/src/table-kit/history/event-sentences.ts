/** Events of a game as sentences in its own words, by the names of the events. */

import { money } from '../../i18n/amounts/currency.ts';
import { isolated } from '../../i18n/isolated.ts';
import { entryMessages } from '../entries/messages/messages.ts';

export type EventData = Readonly<Record<string, unknown>>;

/** The part of an event that a sentence needs. */
export interface Event {
  readonly version: number;
  readonly type: string;
  readonly data: EventData;
}

/** Returns an amount in the currency of the table. */
export type Money = (amount: unknown) => string;

export type Sentence = (data: EventData, sum: Money, currency: string) => string;

/** Returns the name in a member of an event, or '' if there is none. */
export const nameIn = (value: unknown): string => (typeof value === 'string' ? isolated(value) : '');

/** Returns the number in a member of an event, or 0 if there is none. */
export const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Returns the list in a member of an event, or an empty one. */
export const listIn = <Item>(value: unknown): readonly Item[] =>
  Array.isArray(value) ? (value as Item[]) : [];

/** Returns sentences as one text, without those that are empty. */
export const joined = (...sentences: readonly string[]): string => sentences.filter(Boolean).join(' ');

const COMMON: Readonly<Record<string, Sentence>> = {
  session_opened: () => entryMessages().opened,
  punter_seated: ({ punter, purse }, sum) => entryMessages().seated(nameIn(punter), sum(purse)),
  money_brought_in: ({ punter, amount }, sum) => entryMessages().boughtIn(nameIn(punter), sum(amount)),
  money_cashed_out: ({ punter, amount }, sum) => entryMessages().cashedOut(nameIn(punter), sum(amount)),
  session_closed: () => entryMessages().closed,
};

/** Returns the sentence of the end of the table. */
export const closedSentence = (): string => entryMessages().closed;

/** Returns a function that returns the sentence of an event, or null for an event of another kind. */
export const eventSentences =
  (game: string, sentences: Readonly<Record<string, Sentence>>) =>
  ({ type, data }: { readonly type: string; readonly data: unknown }, currency: string): string | null => {
    const [family, name = ''] = type.split('.');
    const sentence = family === game ? (sentences[name] ?? COMMON[name]) : undefined;
    return sentence?.(data as EventData, (amount) => money(numberIn(amount), currency), currency) ?? null;
  };
