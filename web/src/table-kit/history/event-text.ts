/** Events of any game in plain words: the event's name, and each of its members with its value. */

import { pageWords } from '../../i18n/page-words.ts';
import { declarationOf, type DeclaredMember } from '../../api/declarations.ts';
import { sessionEventText } from '../../i18n/session-event-text.ts';
import { eventTitle } from '../../i18n/game-texts.ts';
import { money, type Currency } from '../../i18n/amounts/money.ts';
import { namedValues, type NamedValue } from '../values/value-text.ts';
import type { Event } from './event-sentences.ts';

/** An event as a line: "Cover placed", then "player" with "Bess" and "amount" with "£5". */
export interface EventLine {
  readonly title: string;
  readonly fields: readonly NamedValue[];
}

/** Members of the first event that the page shows elsewhere. */
const HIDDEN = new Set(['preset', 'currency', 'undo']);

/** Returns the line of an event. */
export function eventLine(event: Pick<Event, 'type' | 'data'>, game: string, currency: Currency): EventLine {
  const { type, data } = event;
  const ofSession = sessionEventText(type, data, (amount) => money(amount, currency));
  if (ofSession) return { title: ofSession, fields: [] };
  const members = declarationOf(game)?.events[type] ?? undeclared(data);
  const shown = members.filter(({ name }) => !HIDDEN.has(name));
  const fields = namedValues(shown, data, { game, currency });
  return { title: eventTitle(game, type), fields };
}

/** Returns the line of an event as one text: "Cover placed · player Bess, amount £5". */
export function eventText(event: Pick<Event, 'type' | 'data'>, game: string, currency: Currency): string {
  const { title, fields } = eventLine(event, game, currency);
  return [title, fields.map(([name, value]) => pageWords().generic.part(name, value)).join(', ')]
    .filter(Boolean)
    .join(' · ');
}

/** Returns members for an event that this build does not know; whole numbers are taken for amounts. */
const undeclared = (data: Event['data']): DeclaredMember[] =>
  Object.entries(data)
    .filter(([, value]) => typeof value !== 'object')
    .map(([name, value]) => ({ name, type: typeof value === 'number' ? 'amount' : 'text' }));
