/** Short texts about entries: unsent, answered and refused ones. */

import { messages as kitMessages } from '../../../../table-kit/messages/messages.ts';
import { plain, strong } from '../../../../i18n/markup.ts';
import { messages } from '../../messages/messages.ts';
import { money } from '../../../../i18n/amounts/currency.ts';
import { number, text } from '../../../../table-kit/rejection/fix.ts';
import { sharedShortText } from '../../../../table-kit/rejection/shared-short-text.ts';
import type { Entry } from '../../../../outbox/entry.ts';
import type { Entered } from '../../../../outbox/ports.ts';
import { groupAnswers, type AnswerGroup } from '../../answer-groups.ts';
import { findStake } from '../../table-queries.ts';
import type { Answered, Table } from '../../view.ts';

/** Returns the text for an unsent entry. */
export function unsentNote(entry: Entry, table: Table): string {
  const { pending } = messages().playerRow;
  const { buyin, cashout, seat } = kitMessages().rows.pending;
  const card = text(entry.card);
  const sum = money(number(entry.amount) || number(entry.price) || number(entry.purse), table.currency);
  switch (entry.kind) {
    case 'stake':
      return table.phase === 'drawing' ? pending.newCard(card, sum) : pending.stake(card, sum);
    case 'take':
    case 'paroli':
    case 'pay':
      return answersSoFar(table, entry) || pending[entry.kind](card, '');
    case 'mace':
      return pending.mace(card, sum);
    case 'withdraw':
      return pending.withdraw(card);
    case 'seat':
      return seat;
    case 'buyin':
      return buyin(sum);
    case 'cashout':
      return cashout(sum);
    case 'sidebet':
      return pending.sidebet(text(entry.backer), text(entry.against), sum);
    case 'book':
      return pending.book(sum);
    default:
      return '';
  }
}

/** Returns the text for a punter's answers if they include this entry's; '' otherwise. */
function answersSoFar({ answered, currency }: Table, entry: Entry): string {
  const own = answered.filter(({ punter }) => punter === entry.punter);
  return own.some(({ card }) => card === entry.card) ? answersNote(own, currency) : '';
}

/** Returns the results of a punter's side bets in the newest draw: "Side bet won, £1"; '' without any. */
export function betsNote({ phase, settled, currency }: Table, name: string): string {
  if (phase !== 'drawing') return '';
  const { won, lost, returned } = messages().sideBets;
  const notes = (settled?.bets ?? []).flatMap(({ backer, against, to_backer, to_against }) => {
    if (backer !== name && against !== name) return [];
    const [own, other] = backer === name ? [to_backer, to_against] : [to_against, to_backer];
    const partner = backer === name ? against : backer;
    if (own && other) return [`${returned(partner)}, ${strong(money(own, currency))}`];
    return [`${(own ? won : lost)(partner)}, ${strong(money((own + other) / 2, currency))}`];
  });
  return notes.join(' · ');
}

/** Returns the text for a punter's answers since the newest draw: "Paroli, king · plays for £15 15s". */
export const answersNote = (answers: readonly Answered[], currency: string): string =>
  groupAnswers(answers)
    .map((group) => groupNote(group, currency))
    .join(' · ');

function groupNote({ first, cards, amount }: AnswerGroup, currency: string): string {
  const { pending } = messages().playerRow;
  const sum = money(amount, currency);
  if (cards.length > 1) return pending.takeSeveral(cards.length, sum);
  if (first.answer !== 'take') return pending[first.answer](first.card, money(first.pays ?? 0, currency));
  return first.restake
    ? pending.takeAgain(first.card, sum, money(first.restake, currency))
    : pending.take(first.card, sum);
}

/** Returns the text for a refused entry. It names the amount only for a stake. */
export function refusedNote(entry: Entry, currency: string): string {
  const card = text(entry.card);
  if (entry.kind !== 'stake' || !card || !number(entry.amount)) return kitMessages().rows.entryNotRecorded;
  return messages().playerRow.notRecorded(card, money(number(entry.amount), currency));
}

/** Returns a short text for an entry, for the undo button: "Worthy A · £1 1s", "pair K 10". */
export function shortEntryText(entry: Entered, table: Table, letterOf: (card: string) => string): string {
  const { entry: texts } = messages().undo;
  const cards = Array.isArray(entry.cards)
    ? entry.cards.map((card) => letterOf(String(card))).join('\u00a0')
    : '';
  switch (entry.kind) {
    case 'fasse':
    case 'pair':
    case 'last':
      return texts[entry.kind](cards);
    case 'end':
      return texts.end;
    case 'sidebet':
      return texts.sidebet(
        text(entry.backer),
        text(entry.against),
        money(number(entry.amount), table.currency),
      );
    default:
      if (entry.all === true) return texts.takeAll;
      return sharedShortText(entry, table) ?? shortPunterEntryText(entry, table, letterOf);
  }
}

function shortPunterEntryText(entry: Entered, table: Table, letterOf: (card: string) => string): string {
  const amount = number(entry.amount) || number(entry.price) || number(entry.restake);
  const sum = amount ? money(amount, table.currency) : actionText(entry, table);
  const card = text(entry.card);
  if (entry.kind === 'book')
    return `${text(entry.punter)} · ${plain(messages().playerRow.pending.book(sum))}`;
  return kitMessages().undo.entry.of(text(entry.punter), card && letterOf(card), sum);
}

function actionText(entry: Entered, table: Table): string {
  if (entry.kind === 'take') return messages().answers.take;
  const rung = findStake(table, text(entry.punter), text(entry.card))?.rung;
  if (entry.kind === 'paroli') return messages().undo.entry.paroli;
  return entry.kind === 'pay' && rung !== undefined ? messages().answers.pay(rung) : '';
}
