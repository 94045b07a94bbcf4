/** The sentences of the board. */

import { callOf } from '../draw-calls.ts';
import { money, net } from '../../../i18n/amounts/currency.ts';
import { placeChanges } from '../../../i18n/place-changes.ts';
import { t } from '../../../i18n/language.ts';
import { correctionText } from '../../../features/corrections/correction-notice.ts';
import { correctedView } from '../corrected-view.ts';
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
  if (table.phase === 'closed') return announcements.closed;
  if (!table.punters.length) return board.noPlayers;
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
  return [
    ...bankResult(table, newest),
    ...(playersToAnswer ? [pagesMessages().board.toAnswer(playersToAnswer)] : []),
    ...groupAnswers(table.answered)
      .slice(-3)
      .map((group) => answerText(group, table.currency)),
  ];
}

/** Returns the sentences between deals: that players stake, unless the headline has it, and the carried parolis. */
function betweenDeals(table: Table): string[] {
  if (table.phase !== 'staking' || !table.draws.length) return [];
  const { board } = pagesMessages();
  const { andMore } = t().publicPages;
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
function bankResult({ settled, currency }: Table, { gain }: Drawn): string[] {
  if (gain === null) return [];
  const { noStakeChanged, bankTakes, bankPays } = messages().band;
  if (gain === 0) return settled?.outcomes.length ? [] : [noStakeChanged];
  return [gain > 0 ? bankTakes(money(gain, currency)) : bankPays(money(-gain, currency))];
}

function answerText({ punter, first, amount }: AnswerGroup, currency: string): string {
  const { takes, parolis, forPay } = pagesMessages().board;
  if (first.answer === 'take') return takes(punter, money(amount, currency));
  return (first.answer === 'paroli' ? parolis : forPay)(punter, first.rung ?? 0);
}

/** Returns the notices for all players: a broken bank, a reached target, and the leaders at the end. */
export function notices(table: Table): string[] {
  const { balance, broken } = table.bank;
  return [
    ...(broken && balance !== null
      ? [messages().announcements.bankBroke(money(-balance, table.currency))]
      : []),
    ...(table.winners.length ? [messages().announcements.targetReached(table.winners)] : []),
    ...(table.phase === 'closed' ? leadersText(table) : []),
  ];
}

function leadersText(table: Table): string[] {
  const leaders = table.punters.filter((punter) => punter.place === 1);
  if (!leaders[0]) return [];
  const sum = net(leaders[0].net, table.currency);
  return [
    pagesMessages().board.leaders(
      leaders.map((punter) => punter.name),
      sum,
    ),
  ];
}

/** Returns what a screen reader announces after a change: the headline and the changes of place. */
export function changeAnnouncement(before: Table, after: Table): string {
  const [drawBefore, drawAfter] = [drawId(before), drawId(after)];
  const isNewDraw = drawAfter !== drawBefore && newestDraw(after) !== null;
  const calls = isNewDraw || before.phase !== after.phase ? [headline(after)] : [];
  const correction = correctionText(correctedView(before), correctedView(after));
  return [...(correction ? [correction] : []), ...calls, ...placeChanges(before.punters, after.punters)].join(
    ' ',
  );
}

const drawId = (table: Table): string =>
  `${table.deal}/${table.draws.length}/${table.draws.at(-1)?.cards.join()}`;
