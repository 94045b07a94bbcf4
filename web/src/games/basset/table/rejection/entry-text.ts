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
  seat: (e, worth) => t().log.events.seated(text(e.name), worth(e.purse)),
  buyin: (e, worth) => t().log.events.broughtIn(text(e.punter), worth(e.amount)),
  cashout: (e, worth) => t().log.events.cashedOut(text(e.punter), worth(e.amount)),
  fund: (e, worth) => t().log.events.funded(worth(e.amount)),
  stake: (e, worth) => t().log.events.placed(text(e.punter), worth(e.amount), text(e.card), false),
  withdraw: (e) => t().chip.entry.withdraws(text(e.punter), text(e.card)),
  fasse: (e) => t().calls.fasse(cardsOf(e)[0] ?? ''),
  pair: (e) => t().log.pair(cardsOf(e)[0] ?? '', cardsOf(e)[1] ?? ''),
  last: (e) => t().log.lastCard(cardsOf(e)[0] ?? ''),
  take: (e, worth) =>
    e.all === true
      ? t().chip.entry.takeAll
      : t().chip.entry.takes(text(e.punter), text(e.card), e.restake ? worth(e.restake) : ''),
  paroli: (e) =>
    e.all === true ? t().chip.entry.paroliAll : t().chip.entry.paroli(text(e.punter), text(e.card)),
  pay: (e) => (e.all === true ? t().chip.entry.payAll : t().log.events.pay(text(e.punter), text(e.card))),
  mace: (e, worth) => t().log.events.maced(text(e.punter), worth(e.amount), text(e.card)),
  sidebet: (e, worth) =>
    t().log.events.sideBet(
      text(e.backer),
      text(e.against),
      text(e.punter),
      text(e.card),
      text(e.outcome),
      worth(e.amount),
    ),
  book: (e, worth) => t().log.events.book(text(e.punter), worth(e.price)),
  end: () => t().chip.entry.end,
  close: () => t().chip.entry.close,
};

/** Says what an entry does, as the log will say it. */
export function entryText(entry: Entry, table: Pick<Table, 'currency'>): string {
  const say = SAID[entry.kind as Kind] as (typeof SAID)[Kind] | undefined;
  return say?.(entry, (amount) => money(Number(amount), table.currency)) ?? entry.kind;
}
