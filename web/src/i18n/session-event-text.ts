/** Sentences for the events of a session itself: control, corrections and rulings. */

import { t } from './language.ts';

type EventData = Readonly<Record<string, unknown>>;

const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** Returns the sentence of an event, or null if its game has the words. `format` writes an amount. */
export function sessionEventText(
  type: string,
  data: EventData,
  format: (amount: number) => string,
): string | null {
  const text = sentenceOf(type, data, format);
  const { reason } = data;
  return text && typeof reason === 'string' ? t().sessionEvents.withReason(text, reason) : text;
}

function sentenceOf(type: string, data: EventData, format: (amount: number) => string): string | null {
  const words = t().sessionEvents;
  switch (type) {
    case 'session.pen_taken':
      return words.controlTaken(String(data['device']));
    case 'session.entries_taken_back':
      return countOf(data['entries']) ? words.undone(countOf(data['entries'])) : words.decidedAgain;
    case 'session.entry_restored':
      return words.restored;
    case 'session.entry_amended':
      return amendedText(data);
    case 'session.ruling_made':
      return rulingText(String(data['source']), String(data['target']), format(Number(data['amount'])));
    default:
      return null;
  }
}

function amendedText({ change, dropped }: EventData): string {
  const words = t().sessionEvents;
  const changes: Readonly<Record<string, string>> = {
    amended: words.amended,
    inserted: words.inserted,
    struck: words.struck,
  };
  const text = changes[String(change)] ?? words.amended;
  const lost = countOf(dropped);
  return lost ? `${text} ${words.dropped(lost)}` : text;
}

/** Returns the sentence of a ruling between two parties: players by name, or `bank`. */
export const rulingText = (source: string, target: string, sum: string): string =>
  t().sessionEvents.ruling(partyName(source), partyName(target), sum);

const partyName = (party: string): string => (party === 'bank' ? t().sessionEvents.bank : party);
