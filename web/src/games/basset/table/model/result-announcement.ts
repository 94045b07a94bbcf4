/** The screen-reader announcement after a draw: the draw, each result in seat order, then the wins to answer. */

import { callOf } from '../../draw-calls.ts';
import { money } from '../../../../i18n/amounts/currency.ts';
import { plain } from '../../../../i18n/markup.ts';
import { lateMessages } from '../../messages/late/late-messages.ts';
import { messages } from '../../messages/messages.ts';
import { betsNote } from '../rejection/entry-notes.ts';
import { newestDraw, unansweredWins } from '../../table-queries.ts';
import type { Outcome, Table } from '../../view.ts';

/** Returns the announcement of the newest draw once it is settled; '' before the first. */
export function resultAnnouncement(table: Table): string {
  const newest = newestDraw(table);
  if (!newest || !table.settled) return '';
  const seats = table.punters.map((punter) => punter.name);
  const outcomes = [...table.settled.outcomes].sort(
    (left, right) => seats.indexOf(left.punter) - seats.indexOf(right.punter),
  );
  const bets = seats.map((name) => ({ name, note: plain(betsNote(table, name)) }));
  const sentences = [
    callOf(newest, table.rules.order),
    ...outcomes
      .map((outcome) => outcomeText(outcome, table))
      .filter(Boolean)
      .map((text) => `${text}.`),
    ...bets.flatMap(({ name, note }) => (note ? [`${name}: ${note}.`] : [])),
  ];
  const winners = [...new Set(unansweredWins(table).map((stake) => stake.punter))];
  return [...sentences, ...(winners.length ? [lateMessages().results.winsToAnswer(winners)] : [])].join(' ');
}

function outcomeText(outcome: Outcome, table: Table): string {
  const { results } = lateMessages();
  const sum = (amount: number) => money(amount, table.currency);
  switch (outcome.result) {
    case 'won':
      return results.wins(outcome.punter, outcome.card, sum(outcome.win));
    case 'paid':
      return results.paidAtOnce(outcome.punter, outcome.card, sum(outcome.win));
    case 'lost':
      return messages().screenReader.lost(
        outcome.punter,
        outcome.card,
        sum(outcome.from_couch + outcome.from_purse),
      );
    case 'faced':
      return results.losesToFasse(outcome.punter, outcome.card, sum(outcome.from_couch + outcome.from_purse));
    default:
      return '';
  }
}
