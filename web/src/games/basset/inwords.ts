/** An entry in a whole sentence, for the list of what is not recorded: who, on which card, how much. */

import type { Schemas } from '../../api/house.ts';
import { money } from '../../words/currency.ts';
import { w } from '../../words/words.ts';
import type { Sent } from './scene.ts';
import type { Table } from './table.ts';

export type Kind = Schemas['BatchEntry']['kind'];

type Worth = (amount: unknown) => string;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const cardsOf = ({ cards }: Sent): readonly string[] => (Array.isArray(cards) ? cards.map(text) : []);

const SAID: Readonly<Record<Kind, (entry: Sent, worth: Worth) => string>> = {
  seat: (e, worth) => w().log.events.seated(text(e.name), worth(e.purse)),
  buyin: (e, worth) => w().log.events.broughtIn(text(e.punter), worth(e.amount)),
  cashout: (e, worth) => w().log.events.cashedOut(text(e.punter), worth(e.amount)),
  fund: (e, worth) => w().log.events.funded(worth(e.amount)),
  stake: (e, worth) => w().log.events.placed(text(e.punter), worth(e.amount), text(e.card), false),
  withdraw: (e) => w().chip.entry.withdraws(text(e.punter), text(e.card)),
  fasse: (e) => w().calls.fasse(cardsOf(e)[0] ?? ''),
  pair: (e) => w().log.pair(cardsOf(e)[0] ?? '', cardsOf(e)[1] ?? ''),
  last: (e) => w().log.lastCard(cardsOf(e)[0] ?? ''),
  take: (e, worth) =>
    e.all === true
      ? w().chip.entry.takeAll
      : w().chip.entry.takes(text(e.punter), text(e.card), e.restake ? worth(e.restake) : ''),
  paroli: (e) =>
    e.all === true ? w().chip.entry.paroliAll : w().chip.entry.paroli(text(e.punter), text(e.card)),
  pay: (e) => (e.all === true ? w().chip.entry.payAll : w().log.events.pay(text(e.punter), text(e.card))),
  mace: (e, worth) => w().log.events.maced(text(e.punter), worth(e.amount), text(e.card)),
  sidebet: (e, worth) =>
    w().log.events.sideBet(
      text(e.backer),
      text(e.against),
      text(e.punter),
      text(e.card),
      text(e.outcome),
      worth(e.amount),
    ),
  book: (e, worth) => w().log.events.book(text(e.punter), worth(e.price)),
  end: () => w().chip.entry.end,
  close: () => w().chip.entry.close,
};

/** Says what an entry does, as the log will say it. */
export function entryInWords(entry: Sent, table: Pick<Table, 'currency'>): string {
  const say = SAID[entry.kind as Kind] as (typeof SAID)[Kind] | undefined;
  return say?.(entry, (amount) => money(Number(amount), table.currency)) ?? entry.kind;
}
