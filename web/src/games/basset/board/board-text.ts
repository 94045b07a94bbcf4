/** The sentences of the board. */

import { t } from '../../../i18n/language.ts';
import { pageWords } from '../../../i18n/page-words.ts';
import { callOf, gainText } from '../draw-calls.ts';
import { money } from '../../../i18n/amounts/currency.ts';
import { messages as boardMessages } from '../../../table-kit/board/messages/messages.ts';
import { messages as kitMessages } from '../../../table-kit/messages/messages.ts';
import { messages } from '../messages/messages.ts';
import { pagesMessages } from '../messages/pages-messages.ts';
import { isStaked, carriedStakes } from '../table-queries.ts';
import { groupAnswers, type AnswerGroup } from '../answer-groups.ts';
import type { Drawn, Table } from '../view.ts';
import { fitLines } from './ladder-steps.ts';
import { newestDraw } from './draw-columns.ts';

/** How many lines name carried parolis; if there are more, the last line counts the rest. */
const MAX_CARRIED_LINES = 3;

/** Returns the main sentence: the call of the newest draw, or the state of the table. */
export function headline(table: Table): string {
  const { announcements } = messages();
  const { board } = pagesMessages();
  const newest = newestDraw(table);
  if (newest) return callOf(newest, table.rules.order);
  if (table.phase === 'closed') return kitMessages().band.closed;
  if (!table.punters.length) return boardMessages().noPlayers;
  if (!table.draws.length) return board.firstStaking;
  if (isStaked(table)) return board.staking;
  const parolis = carriedStakes(table).length;
  return parolis ? announcements.parolisStay(parolis) : announcements.dealOver;
}

/** Returns the title of the drawn cards: this deal or the last deal. */
export const dealTitle = ({ phase }: Table): string =>
  phase === 'drawing' ? pagesMessages().board.thisDeal : pagesMessages().board.lastDeal;

/** Returns the results of the newest draw with markup: the bank's win, the open wins, and the newest answers. */
export function consequences(table: Table): string[] {
  const newest = newestDraw(table);
  if (!newest) return betweenDeals(table);
  if (table.owes_settlement) return [messages().band.settling];
  const playersToAnswer = new Set(table.waiting.map((stake) => stake.punter)).size;
  const bank = bankResult(table, newest);
  const waiting = pagesMessages().board.toAnswer(playersToAnswer);
  return [
    ...bank,
    ...(playersToAnswer ? [bank.length ? waiting : t().capitalize(waiting)] : []),
    ...groupAnswers(table.answered)
      .slice(-3)
      .map((group) => answerText(group, table.currency)),
  ];
}

/** Returns the sentences between deals: that players stake, unless the headline has it, and the carried parolis. */
function betweenDeals(table: Table): string[] {
  if (table.phase !== 'staking' || !table.draws.length) return [];
  const { board } = pagesMessages();
  const { andMore } = pageWords().publicPages;
  const { shown, more } = fitLines(carriedStakes(table), MAX_CARRIED_LINES);
  return [
    ...(isStaked(table) ? [] : [board.staking]),
    ...shown.map((stake) =>
      board.ridesOn(stake.card, stake.punter, money(stake.couch, table.currency), stake.rung),
    ),
    ...(more ? [andMore(more)] : []),
  ];
}

/** Returns what the bank won or paid. If wins are not paid yet, returns nothing. */
function bankResult(table: Table, { gain }: Drawn): string[] {
  const text = gain === null ? null : gainText(gain, table);
  return text === null ? [] : [text];
}

function answerText({ punter, first, amount }: AnswerGroup, currency: string): string {
  const { takes, parolis, forPay } = pagesMessages().board;
  if (first.answer === 'take') return takes(punter, money(amount, currency));
  return (first.answer === 'paroli' ? parolis : forPay)(punter, first.rung ?? 0);
}

/** Returns the notices for all players: a broken bank, and a reached target. */
export function notices(table: Table): string[] {
  const { balance, broken } = table.bank;
  return [
    ...(broken && balance !== null
      ? [messages().announcements.bankBroke(money(-balance, table.currency))]
      : []),
    ...(table.winners.length ? [messages().announcements.targetReached(table.winners)] : []),
  ];
}

/** Whether a screen reader says the headline: after a draw, even if its call is the same, and in a new phase. */
export function isNewHeadline(before: Table, after: Table): boolean {
  const isNewDraw = drawId(after) !== drawId(before) && newestDraw(after) !== null;
  return isNewDraw || before.phase !== after.phase;
}

/** Returns how far the deal is, beside the name of the table. */
export const tableStatus = ({ phase, deal, stock }: Table): string =>
  phase === 'drawing'
    ? pagesMessages().board.dealLeft(deal, stock ?? 0)
    : pagesMessages().board.dealStaking(deal);

const drawId = (table: Table): string =>
  `${table.deal}/${table.draws.length}/${table.draws.at(-1)?.cards.join()}`;
