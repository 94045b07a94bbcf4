/** Short texts about entries: unsent, answered and refused ones. */

import { strong } from '../../../../i18n/markup.ts';
import { messages } from '../../messages/messages.ts';
import { money } from '../../../../i18n/currency.ts';
import type { Entry } from '../../../../outbox/entry.ts';
import { findStake } from '../../table-queries.ts';
import type { Answered, Table } from '../../view.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Returns the text for an unsent entry. */
export function unsentNote(entry: Entry, table: Table): string {
  const { pending } = messages().playerRow;
  const card = text(entry.card);
  const sum = money(number(entry.amount) || number(entry.price) || number(entry.purse), table.currency);
  switch (entry.kind) {
    case 'stake':
      return table.phase === 'drawing' ? pending.newCard(card, sum) : pending.stake(card, sum);
    case 'take':
    case 'paroli':
    case 'pay':
      return answeredIn(table, entry) ?? pending[entry.kind](card, '');
    case 'mace':
      return pending.mace(card, sum);
    case 'withdraw':
      return pending.withdraw(card);
    case 'seat':
      return pending.seat;
    case 'sidebet':
    case 'book':
    case 'buyin':
    case 'cashout':
      return pending[entry.kind](sum);
    default:
      return '';
  }
}

function answeredIn(table: Table, entry: Entry): string | null {
  const given = table.answered.find((one) => one.punter === entry.punter && one.card === entry.card);
  return given ? answeredNote(given, table.currency) : null;
}

/** Returns the results of a punter's side bets in the newest draw: "Side bet won, £1"; '' without any. */
export function betsNote({ phase, settled, currency }: Table, name: string): string {
  if (phase !== 'drawing') return '';
  const { sideBetWon, sideBetLost, sideBetReturned } = messages().playerPage.events;
  const said = (settled?.bets ?? []).flatMap(({ backer, against, to_backer, to_against }) => {
    if (backer !== name && against !== name) return [];
    const [own, other] = backer === name ? [to_backer, to_against] : [to_against, to_backer];
    if (own && other) return [`${sideBetReturned}, ${strong(money(own, currency))}`];
    return [`${own ? sideBetWon : sideBetLost}, ${strong(money((own + other) / 2, currency))}`];
  });
  return said.join(' · ');
}

/** Returns the text for an answer since the newest draw: "Paroli, king · rides for £15 15s". */
export function answeredNote(given: Answered, currency: string): string {
  const { pending } = messages().playerRow;
  const sum = money(given.amount, currency);
  if (given.answer !== 'take') return pending[given.answer](given.card, money(given.pays ?? 0, currency));
  return given.restake
    ? pending.takeAgain(given.card, sum, money(given.restake, currency))
    : pending.take(given.card, sum);
}

/** Returns the text for a refused entry. It names the amount only for a stake. */
export function refusedNote(entry: Entry, currency: string): string {
  const card = text(entry.card);
  if (entry.kind !== 'stake' || !card || !number(entry.amount)) return messages().playerRow.entryNotRecorded;
  return messages().playerRow.notRecorded(card, money(number(entry.amount), currency));
}

/** Returns a short text for an entry, for the undo button: "Worthy A £1 1s", "pair K 10". */
export function shortEntryText(entry: Entry, table: Table, letterOf: (card: string) => string): string {
  const { entry: said } = messages().undo;
  const cards = Array.isArray(entry.cards)
    ? entry.cards.map((one) => letterOf(String(one))).join('\u00a0')
    : '';
  switch (entry.kind) {
    case 'fasse':
    case 'pair':
    case 'last':
      return said[entry.kind](cards);
    case 'end':
      return said.end;
    case 'close':
      return said.close;
    case 'fund':
      return said.fund(money(number(entry.amount), table.currency));
    case 'seat':
      return said.seat(text(entry.name));
    case 'sidebet':
      return said.sidebet(text(entry.backer), money(number(entry.amount), table.currency));
    default:
      return entry.all === true ? said.takeAll : shortPunterEntryText(entry, table, letterOf);
  }
}

function shortPunterEntryText(entry: Entry, table: Table, letterOf: (card: string) => string): string {
  const amount = number(entry.amount) || number(entry.price) || number(entry.restake);
  const sum = amount ? money(amount, table.currency) : verb(entry, table);
  const card = text(entry.card);
  return messages().undo.entry.of(text(entry.punter), card && letterOf(card), sum);
}

function verb(entry: Entry, table: Table): string {
  if (entry.kind === 'take') return messages().answers.take;
  const rung = findStake(table, text(entry.punter), text(entry.card))?.rung;
  if (entry.kind === 'paroli') return messages().fixes.paroli;
  return entry.kind === 'pay' && rung !== undefined ? messages().answers.pay(rung) : '';
}
