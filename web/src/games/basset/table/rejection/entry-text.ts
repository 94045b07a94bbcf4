/** An entry as a sentence, for the list of unsent entries: the player, the card, the amount. */

import { historyMessages } from '../../messages/history-messages.ts';
import type { Schemas } from '../../../../api/client.ts';
import { money } from '../../../../i18n/amounts/currency.ts';
import { messages } from '../../messages/messages.ts';
import { text } from '../../../../table-kit/rejection/fix.ts';
import { sharedEntryText, type SharedKind } from '../../../../table-kit/rejection/shared-entry-text.ts';
import type { Entered } from '../../../../outbox/ports.ts';
import type { Table } from '../../view.ts';

export type Kind = Exclude<Schemas['BassetBatchEntry']['kind'], SharedKind>;

type FormatAmount = (amount: unknown) => string;

const cardsOf = ({ cards }: Entered): readonly string[] => (Array.isArray(cards) ? cards.map(text) : []);

const TEXTS: Readonly<Record<Kind, (entry: Entered, worth: FormatAmount) => string>> = {
  seat: (e, worth) => historyMessages().events.seated(text(e.name), worth(e.purse)),
  buyin: (e, worth) => historyMessages().events.boughtIn(text(e.punter), worth(e.amount)),
  cashout: (e, worth) => historyMessages().events.cashedOut(text(e.punter), worth(e.amount)),
  fund: (e, worth) => historyMessages().events.funded(worth(e.amount)),
  stake: (e, worth) =>
    historyMessages().events.stakePlaced(text(e.punter), worth(e.amount), text(e.card), false),
  withdraw: (e) => historyMessages().entered.withdraws(text(e.punter), text(e.card)),
  fasse: (e) => messages().announcements.fasse(cardsOf(e)[0] ?? ''),
  pair: (e) => historyMessages().pair(cardsOf(e)[0] ?? '', cardsOf(e)[1] ?? ''),
  last: (e) => historyMessages().lastCard(cardsOf(e)[0] ?? ''),
  take: (e, worth) =>
    e.all === true
      ? historyMessages().entered.takeAll
      : historyMessages().entered.takes(text(e.punter), text(e.card), e.restake ? worth(e.restake) : ''),
  paroli: (e) =>
    e.all === true
      ? historyMessages().entered.paroliAll
      : historyMessages().entered.paroli(text(e.punter), text(e.card)),
  pay: (e) =>
    e.all === true
      ? historyMessages().entered.payAll
      : historyMessages().events.pay(text(e.punter), text(e.card)),
  mace: (e, worth) => messages().band.maced(text(e.punter), worth(e.amount), text(e.card)),
  sidebet: (e, worth) =>
    historyMessages().events.sideBet(
      text(e.backer),
      text(e.against),
      text(e.punter),
      text(e.card),
      text(e.outcome),
      worth(e.amount),
    ),
  book: (e, worth) => historyMessages().events.book(text(e.punter), worth(e.price)),
  end: () => historyMessages().entered.end,
};

/** Returns the sentence for an entry, in the words of the log. */
export function entryText(entry: Entered, table: Pick<Table, 'currency'>): string {
  const textOf = TEXTS[entry.kind as Kind] as (typeof TEXTS)[Kind] | undefined;
  const own = textOf?.(entry, (amount) => money(Number(amount), table.currency));
  return own ?? sharedEntryText(entry, table.currency, (other) => entryText(other, table)) ?? entry.kind;
}
