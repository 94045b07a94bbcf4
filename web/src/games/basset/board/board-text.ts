/** What the board says in words. */

import { callOf } from '../draw-calls.ts';
import { money, net } from '../../../i18n/currency.ts';
import { placeChanges } from '../../../i18n/place-changes.ts';
import { t } from '../../../i18n/language.ts';
import { messages } from '../messages/messages.ts';
import { isStaked, carriedStakes } from '../table-queries.ts';
import type { Answered, Drawn, Table } from '../view.ts';
import { fitting } from './ladder-steps.ts';
import { newestOf } from './draw-columns.ts';

/** Parolis that ride on are told one by one, up to so many. */
const RIDING = 3;

/** The sentence over all. */
export function headline(table: Table): string {
  const { announcements, publicPages } = messages();
  const newest = newestOf(table);
  if (newest) return callOf(newest, table.rules.order);
  if (table.phase === 'closed') return announcements.closed;
  if (!table.punters.length) return publicPages.board.noPlayers;
  if (!table.draws.length) return publicPages.board.firstStaking;
  if (isStaked(table)) return publicPages.board.staking;
  const riding = carriedStakes(table).length;
  return riding ? announcements.parolisStay(riding) : announcements.dealOver;
}

/** Which deal the drawn cards are of. */
export const dealTitle = ({ phase }: Table): string =>
  phase === 'drawing' ? messages().board.thisDeal : messages().board.lastDeal;

/** What follows from the newest draw: what the bank won, who has to answer, what was answered. With marks. */
export function consequences(table: Table): string[] {
  const newest = newestOf(table);
  if (!newest) return betweenDeals(table);
  if (table.owes_settlement) return [messages().band.settling];
  const waiting = new Set(table.waiting.map((stake) => stake.punter)).size;
  return [
    ...gained(table, newest),
    ...(waiting ? [messages().board.toAnswer(waiting)] : []),
    ...table.answered.slice(-3).map((answered) => answer(answered, table.currency)),
  ];
}

/** That the next deal is staked for, where the call does not say so, and what rides on into it. */
function betweenDeals(table: Table): string[] {
  if (table.phase !== 'staking' || !table.draws.length) return [];
  const { board } = messages().publicPages;
  const { andMore } = t().publicPages;
  const { shown, more } = fitting(carriedStakes(table), RIDING);
  return [
    ...(isStaked(table) ? [] : [board.staking]),
    ...shown.map((stake) =>
      board.ridesOn(stake.card, stake.punter, money(stake.couch, table.currency), stake.rung),
    ),
    ...(more ? [andMore(more)] : []),
  ];
}

/** Nothing is said of the bank where all that was won is not paid yet. */
function gained({ settled, currency }: Table, { gain }: Drawn): string[] {
  if (gain === null) return [];
  const { noStakeChanged, bankTakes, bankPays } = messages().band;
  if (gain === 0) return settled?.outcomes.length ? [] : [noStakeChanged];
  return [gain > 0 ? bankTakes(money(gain, currency)) : bankPays(money(-gain, currency))];
}

function answer(answered: Answered, currency: string): string {
  const { takes, parolis, forPay } = messages().publicPages.board;
  if (answered.answer === 'take') return takes(answered.punter, money(answered.amount, currency));
  return (answered.answer === 'paroli' ? parolis : forPay)(answered.punter, answered.rung ?? 0);
}

/** What everybody has to know beside the play. */
export function notices(table: Table): string[] {
  const { balance, broken } = table.bank;
  return [
    ...(broken && balance !== null
      ? [messages().announcements.bankBroke(money(-balance, table.currency))]
      : []),
    ...(table.winners.length ? [messages().announcements.targetReached(table.winners)] : []),
    ...(table.phase === 'closed' ? firstOf(table) : []),
  ];
}

function firstOf(table: Table): string[] {
  const first = table.punters.filter((punter) => punter.place === 1);
  if (!first[0]) return [];
  const sum = net(first[0].net, table.currency);
  return [
    messages().publicPages.board.leaders(
      first.map((punter) => punter.name),
      sum,
    ),
  ];
}

/** What a reader is told when a table has become another: the call, and whose place is another. */
export function changeAnnouncement(before: Table, after: Table): string {
  const [last, now] = [marked(before), marked(after)];
  const called = now !== last && newestOf(after) !== null;
  const said = called || before.phase !== after.phase ? [headline(after)] : [];
  return [...said, ...placeChanges(before.punters, after.punters)].join(' ');
}

const marked = (table: Table): string =>
  `${table.deal}/${table.draws.length}/${table.draws.at(-1)?.cards.join()}`;
