/** An entry as a sentence, for the list of unsent entries: the player, the card, the amount. */

import type { Schemas } from '../../../../api/client.ts';
import { money } from '../../../../i18n/amounts/currency.ts';
import { messages } from '../../messages/messages.ts';
import { sharedEntryText, type SharedKind } from '../../../../table-kit/rejection/shared-entry-text.ts';
import type { Entered } from '../../../../outbox/ports.ts';
import type { Table } from '../../view.ts';

export type Kind = Exclude<Schemas['BassetBatchEntry']['kind'], SharedKind>;

type FormatAmount = (amount: unknown) => string;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const cardsOf = ({ cards }: Entered): readonly string[] => (Array.isArray(cards) ? cards.map(text) : []);

const TEXTS: Readonly<Record<Kind, (entry: Entered, worth: FormatAmount) => string>> = {
  seat: (e, worth) => messages().history.events.seated(text(e.name), worth(e.purse)),
  buyin: (e, worth) => messages().history.events.boughtIn(text(e.punter), worth(e.amount)),
  cashout: (e, worth) => messages().history.events.cashedOut(text(e.punter), worth(e.amount)),
  fund: (e, worth) => messages().history.events.funded(worth(e.amount)),
  stake: (e, worth) =>
    messages().history.events.stakePlaced(text(e.punter), worth(e.amount), text(e.card), false),
  withdraw: (e) => messages().syncStatus.entry.withdraws(text(e.punter), text(e.card)),
  fasse: (e) => messages().announcements.fasse(cardsOf(e)[0] ?? ''),
  pair: (e) => messages().history.pair(cardsOf(e)[0] ?? '', cardsOf(e)[1] ?? ''),
  last: (e) => messages().history.lastCard(cardsOf(e)[0] ?? ''),
  take: (e, worth) =>
    e.all === true
      ? messages().syncStatus.entry.takeAll
      : messages().syncStatus.entry.takes(text(e.punter), text(e.card), e.restake ? worth(e.restake) : ''),
  paroli: (e) =>
    e.all === true
      ? messages().syncStatus.entry.paroliAll
      : messages().syncStatus.entry.paroli(text(e.punter), text(e.card)),
  pay: (e) =>
    e.all === true
      ? messages().syncStatus.entry.payAll
      : messages().history.events.pay(text(e.punter), text(e.card)),
  mace: (e, worth) => messages().history.events.maced(text(e.punter), worth(e.amount), text(e.card)),
  sidebet: (e, worth) =>
    messages().history.events.sideBet(
      text(e.backer),
      text(e.against),
      text(e.punter),
      text(e.card),
      text(e.outcome),
      worth(e.amount),
    ),
  book: (e, worth) => messages().history.events.book(text(e.punter), worth(e.price)),
  end: () => messages().syncStatus.entry.end,
};

/** Returns the sentence for an entry, in the words of the log. */
export function entryText(entry: Entered, table: Pick<Table, 'currency'>): string {
  const textOf = TEXTS[entry.kind as Kind] as (typeof TEXTS)[Kind] | undefined;
  const own = textOf?.(entry, (amount) => money(Number(amount), table.currency));
  return own ?? sharedEntryText(entry, table.currency, (other) => entryText(other, table)) ?? entry.kind;
}
