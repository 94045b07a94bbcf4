/** The screen-reader announcement after a draw: the draw, each result in seat order, then the wins to answer. */

import { callOf } from '../draw-calls.ts';
import { money } from '../../../i18n/currency.ts';
import { plain } from '../../../i18n/markup.ts';
import { messages } from '../messages/messages.ts';
import { betsNote } from './rejection/entry-notes.ts';
import { newestDraw, unansweredWins } from '../table-queries.ts';
import type { Outcome, Table } from '../view.ts';

/** Returns the announcement of the newest draw once it is settled; '' before the first. */
export function resultAnnouncement(table: Table): string {
  const newest = newestDraw(table);
  if (!newest || !table.settled) return '';
  const seats = table.punters.map((one) => one.name);
  const outcomes = [...table.settled.outcomes].sort(
    (one, other) => seats.indexOf(one.punter) - seats.indexOf(other.punter),
  );
  const bets = seats.map((name) => ({ name, note: plain(betsNote(table, name)) }));
  const sentences = [
    callOf(newest, table.rules.order),
    ...outcomes
      .map((one) => outcomeText(one, table))
      .filter(Boolean)
      .map((one) => `${one}.`),
    ...bets.flatMap(({ name, note }) => (note ? [`${name}: ${note}.`] : [])),
  ];
  const waits = [...new Set(unansweredWins(table).map((one) => one.punter))];
  return [...sentences, ...(waits.length ? [messages().screenReader.winsToAnswer(waits)] : [])].join(' ');
}

function outcomeText(one: Outcome, table: Table): string {
  const { screenReader } = messages();
  const sum = (amount: number) => money(amount, table.currency);
  switch (one.result) {
    case 'won':
      return screenReader.wins(one.punter, one.card, sum(one.win));
    case 'paid':
      return screenReader.paidAtOnce(one.punter, one.card, sum(one.win));
    case 'lost':
      return screenReader.lost(one.punter, one.card, sum(one.from_couch + one.from_purse));
    case 'faced':
      return screenReader.losesToFasse(one.punter, one.card, sum(one.from_couch + one.from_purse));
    default:
      return '';
  }
}
