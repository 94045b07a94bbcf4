/** An entry in a whole sentence, for the list of what is not recorded: who, on which card, how much. */

import type { Schemas } from '../../../../api/client.ts';
import { money } from '../../../../i18n/currency.ts';
import { t } from '../../../../i18n/language.ts';
import type { Entry } from '../../../../outbox/entry.ts';
import type { Table } from '../../view.ts';

export type Kind = Schemas['BassetBatchEntry']['kind'];

type Worth = (amount: unknown) => string;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const cardsOf = ({ cards }: Entry): readonly string[] => (Array.isArray(cards) ? cards.map(text) : []);

const SAID: Readonly<Record<Kind, (entry: Entry, worth: Worth) => string>> = {
  seat: (e, worth) => t().history.events.seated(text(e.name), worth(e.purse)),
  buyin: (e, worth) => t().history.events.boughtIn(text(e.punter), worth(e.amount)),
  cashout: (e, worth) => t().history.events.cashedOut(text(e.punter), worth(e.amount)),
  fund: (e, worth) => t().history.events.funded(worth(e.amount)),
  stake: (e, worth) => t().history.events.stakePlaced(text(e.punter), worth(e.amount), text(e.card), false),
  withdraw: (e) => t().syncStatus.entry.withdraws(text(e.punter), text(e.card)),
  fasse: (e) => t().announcements.fasse(cardsOf(e)[0] ?? ''),
  pair: (e) => t().history.pair(cardsOf(e)[0] ?? '', cardsOf(e)[1] ?? ''),
  last: (e) => t().history.lastCard(cardsOf(e)[0] ?? ''),
  take: (e, worth) =>
    e.all === true
      ? t().syncStatus.entry.takeAll
      : t().syncStatus.entry.takes(text(e.punter), text(e.card), e.restake ? worth(e.restake) : ''),
  paroli: (e) =>
    e.all === true
      ? t().syncStatus.entry.paroliAll
      : t().syncStatus.entry.paroli(text(e.punter), text(e.card)),
  pay: (e) =>
    e.all === true ? t().syncStatus.entry.payAll : t().history.events.pay(text(e.punter), text(e.card)),
  mace: (e, worth) => t().history.events.maced(text(e.punter), worth(e.amount), text(e.card)),
  sidebet: (e, worth) =>
    t().history.events.sideBet(
      text(e.backer),
      text(e.against),
      text(e.punter),
      text(e.card),
      text(e.outcome),
      worth(e.amount),
    ),
  book: (e, worth) => t().history.events.book(text(e.punter), worth(e.price)),
  end: () => t().syncStatus.entry.end,
  close: () => t().syncStatus.entry.close,
};

/** Says what an entry does, as the log will say it. */
export function entryText(entry: Entry, table: Pick<Table, 'currency'>): string {
  const say = SAID[entry.kind as Kind] as (typeof SAID)[Kind] | undefined;
  return say?.(entry, (amount) => money(Number(amount), table.currency)) ?? entry.kind;
}
