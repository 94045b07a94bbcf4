/** An entry as a sentence, for the list of unsent entries: the player, the card, the amount. */

import type { Schemas } from '../../../../api/client.ts';
import { money } from '../../../../i18n/amounts/currency.ts';
import { paymentText, renamingText, rulingText } from '../../../../i18n/session-event-text.ts';
import { messages } from '../../messages/messages.ts';
import type { CorrectionBody } from '../../../../features/corrections/correction-context.ts';
import { isCorrection } from '../../../../outbox/undo/session-entries.ts';
import type { Entered } from '../../../../outbox/ports.ts';
import type { Table } from '../../view.ts';

export type Kind = Schemas['BassetBatchEntry']['kind'];

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
  close: () => messages().syncStatus.entry.close,
  undo: () => messages().syncStatus.entry.undo,
  redo: () => messages().syncStatus.entry.redo,
  ruling: (e, worth) => rulingText(text(e.from), text(e.to), worth(e.amount)),
  rename: (e) => renamingText(text(e.punter), text(e.name)),
  payment: (e, worth) => paymentText(text(e.from), text(e.to), worth(e.amount)),
};

/** Returns the sentence for an entry, in the words of the log. */
export function entryText(entry: Entered, table: Pick<Table, 'currency'>): string {
  if (isCorrection(entry)) return correctionText(entry, table);
  const textOf = TEXTS[entry.kind as Kind] as (typeof TEXTS)[Kind] | undefined;
  return textOf?.(entry, (amount) => money(Number(amount), table.currency)) ?? entry.kind;
}

/** Returns what a correction records: the entry as it should be, or the entry that it takes back. */
function correctionText({ body, was }: Entered, table: Pick<Table, 'currency'>): string {
  const { entry: changed } = body as CorrectionBody;
  const { correction, strike } = messages().syncStatus.entry;
  return changed
    ? correction(entryText(changed as Entered, table))
    : strike(entryText(was as Entered, table));
}
