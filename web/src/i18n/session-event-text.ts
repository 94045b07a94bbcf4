/** Sentences for the events of a session itself: control, corrections, rulings and payments. */

import { pageWords } from './page-words.ts';
import { isolated } from './isolated.ts';
import { plain } from './markup.ts';
import { BANK, partyAtStart, partyName } from './party-name.ts';

interface ReturnedPurse {
  readonly player: string;
  /** Below 0, what the bankroll paid. */
  readonly amount: number;
}

type EventData = Readonly<Record<string, unknown>>;

/** The name of the money at the table in a payment. */
export const BOX = 'box';

const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** Returns the sentence of an event, or null if its game has the words. `format` writes an amount. */
export function sessionEventText(
  type: string,
  data: EventData,
  format: (amount: number) => string,
): string | null {
  const text = sentenceOf(type, data, format);
  const { reason } = data;
  return text && typeof reason === 'string' ? pageWords().sessionEvents.withReason(text, reason) : text;
}

function sentenceOf(type: string, data: EventData, format: (amount: number) => string): string | null {
  const words = pageWords().sessionEvents;
  switch (type) {
    case 'session.pen_taken':
      return words.controlTaken(isolated(String(data['device'])));
    case 'session.entries_taken_back':
      return countOf(data['entries']) ? words.undone(countOf(data['entries'])) : words.decidedAgain;
    case 'session.entry_restored':
      return words.restored;
    case 'session.entry_amended':
      return amendedText(data);
    case 'session.ruling_made':
      return rulingText(String(data['source']), String(data['target']), format(Number(data['amount'])));
    case 'session.payment_made':
      return paymentText(String(data['source']), String(data['target']), format(Number(data['amount'])));
    case 'session.filed':
      return filedText(data);
    case 'session.player_renamed':
      return renamingText(String(data['punter']), String(data['name']));
    case 'session.renamed':
      return words.renamed(plain(String(data['previous'])), plain(String(data['name'])));
    case 'session.bankroll_linked':
      return words.linked(partyAtStart(String(data['player'])));
    case 'session.purses_returned':
      return returnedText(data, format);
    default:
      return null;
  }
}

/** Returns how many purses went back, and what a bankroll paid for a bank below zero. */
function returnedText({ returned }: EventData, format: (amount: number) => string): string {
  const words = pageWords().sessionEvents;
  const purses = (Array.isArray(returned) ? returned : []) as readonly ReturnedPurse[];
  const bank = purses.find(({ player, amount }) => player === BANK && amount <= 0);
  const back = purses.length - (bank ? 1 : 0);
  const paid = bank && words.bankrollPaid(bank.amount < 0 ? format(-bank.amount) : null);
  return [back > 0 && words.returned(back), paid].filter(Boolean).join(' ');
}

function amendedText({ change, dropped, restored }: EventData): string {
  const words = pageWords().sessionEvents;
  const changes: Readonly<Record<string, string>> = {
    amended: words.amended,
    inserted: words.inserted,
    struck: words.struck,
  };
  const text = changes[String(change)] ?? words.amended;
  const [lost, again] = [countOf(dropped), countOf(restored)];
  return [text, ...(lost ? [words.dropped(lost)] : []), ...(again ? [words.countsAgain(again)] : [])].join(
    ' ',
  );
}

/** Returns the sentence of a ruling between two parties: players by name, or `bank`. */
export const rulingText = (source: string, target: string, sum: string): string =>
  pageWords().sessionEvents.ruling(partyName(source), partyName(target), sum);

/** Returns the sentence of a player's new name. */
export const renamingText = (previous: string, name: string): string =>
  pageWords().sessionEvents.playerRenamed(isolated(previous), isolated(name));

/** Whether the table counts from now on, or else which evening it belongs to. */
function filedText({ practice, hidden, gathering }: EventData): string {
  const words = pageWords().sessionEvents.filed;
  if (practice) return words.practice;
  if (hidden) return words.hidden;
  return gathering ? words.gathering : words.none;
}

/** Returns the sentence of a payment that was made. */
export const paymentText = (source: string, target: string, sum: string): string =>
  pageWords().sessionEvents.paid(plain(transferText(source, target, sum)));

/**
 * Returns who gets or pays what, with markup and without a full stop: "Anne gets £2 from the box". With a `holder`, the
 * bank is named with the person who holds it.
 */
export function transferText(source: string, target: string, sum: string, holder = ''): string {
  const { fromBox, intoBox, pays, held } = pageWords().sessionEvents;
  const first = source === BOX ? target : source;
  const named = holder && first === BANK ? held(partyAtStart(first), isolated(holder)) : partyAtStart(first);
  if (source === BOX) return fromBox(named, sum);
  return target === BOX ? intoBox(named, sum) : pays(named, partyName(target), sum);
}
