/** What a punter is told now, and what they may say. */

import { money, net } from '../../../i18n/currency.ts';
import { messages } from '../messages/messages.ts';
import { commonMessages } from '../messages/common-messages.ts';
import { headline } from '../board/board-text.ts';
import { dealsEnded, isFull, isGone, carriedStakes, stakesOf } from '../table-queries.ts';
import type { Outcome, Punter, Stake, Table } from '../view.ts';

/** `call`: what was called; `words`: what it means for this punter, with marks; `wins`: a win waits for their answer. */
export interface PlayerText {
  call: string;
  words: string[];
  wins: boolean;
}

export function playerText(table: Table, punter: Punter): PlayerText {
  const won = stakesOf(table, punter.name).filter((stake) => stake.win > 0 && stake.answers);
  return { call: headline(table), words: wordsOf(table, punter, won), wins: won.length > 0 };
}

/** Which deal it is; at the end how many there were. */
export const whereabouts = (table: Table): string =>
  table.phase === 'closed'
    ? `${table.name} · ${commonMessages().progress.deals(dealsEnded(table))}`
    : messages().playerPage.tableDeal(table.name, table.deal);

function wordsOf(table: Table, punter: Punter, won: Stake[]): string[] {
  const { publicPages } = messages();
  if (table.phase === 'closed') return closing(table, punter);
  if (isGone(punter)) return [publicPages.player.cashedOut(money(punter.cashed_out ?? 0, table.currency))];
  if (table.phase === 'staking') return [...riding(table, punter), staking(table, punter)];
  if (table.owes_settlement) return [publicPages.player.settling];
  if (won.length) return won.flatMap((stake) => winning(stake, table));
  return [...became(table, punter), ...mayLay(punter)];
}

function closing(table: Table, punter: Punter): string[] {
  const { closed, wonEvening } = messages().publicPages.player;
  return [
    closed(net(punter.net, table.currency)),
    ...(table.winners.includes(punter.name) ? [wonEvening] : []),
  ];
}

function staking(table: Table, punter: Punter): string {
  const { placeStakes, placeMoreStakes, stakesPlaced } = messages().publicPages.player;
  const own = stakesOf(table, punter.name);
  if (own.length && punter.wants) return placeMoreStakes(punter.wants);
  return own.some(({ carried }) => !carried) || (own.length > 0 && isFull(table, punter))
    ? stakesPlaced
    : placeStakes;
}

const riding = (table: Table, { name }: Punter): string[] =>
  carriedStakes(table)
    .filter(({ punter }) => punter === name)
    .map(({ card, couch, rung, hope }) =>
      messages().publicPages.player.ridesOn(
        card,
        money(couch, table.currency),
        rung,
        money(hope, table.currency),
      ),
    );

function winning(stake: Stake, { currency }: Table): string[] {
  const { answers } = stake;
  if (!answers) return [];
  const pays = money(answers.take.pays, currency);
  if (stake.take_only) return [messages().playerPage.takeOnly(stake.card, pays)];
  const rides = answers.paroli && money(answers.paroli.pays, currency);
  return [
    messages().playerPage.won(stake.card, pays, rides),
    ...(answers.pay ? [messages().playerPage.orPay(money(answers.pay.pays, currency))] : []),
    ...(answers.restake ? [messages().publicPages.player.orStakeAgain] : []),
  ];
}

/** What the newest draw did to their cards, once nothing of it waits. */
function became(table: Table, punter: Punter): string[] {
  const { lost, matchedFasse, missedPay, topRung, noChange } = messages().publicPages.player;
  const own = (table.settled?.outcomes ?? []).filter((outcome) => outcome.punter === punter.name);
  const cards = (result: Outcome['result']): string[] =>
    own.filter((outcome) => outcome.result === result).map((outcome) => outcome.card);
  const said = (some: string[], how: (cards: readonly string[]) => string): string[] =>
    some.length ? [how(some)] : [];
  const paid = own.filter((outcome) => outcome.result === 'paid');
  const words = [
    ...answersOf(table, punter),
    ...paid.map((outcome) => topRung(outcome.card, money(outcome.win, table.currency))),
    ...said(cards('lost'), lost),
    ...said(cards('faced'), matchedFasse),
    ...said(cards('spared'), missedPay),
  ];
  return words.length ? words : stakesOf(table, punter.name).length ? [noChange] : [];
}

function answersOf(table: Table, punter: Punter): string[] {
  const { answered } = messages().publicPages.player;
  return table.answered
    .filter((given) => given.punter === punter.name)
    .map((given) => `${answered(given.card, given.answer)}.`);
}

const mayLay = ({ replacements }: Punter): string[] =>
  replacements ? [messages().publicPages.player.newCard(replacements)] : [];

/** What a reader is told when the table has become another; the same words are not said twice. */
export function changeAnnouncement(name: string): (before: Table, after: Table) => string {
  const said = (table: Table): string => {
    const punter = table.punters.find((one) => one.name === name);
    if (!punter) return '';
    const { call, words } = playerText(table, punter);
    return [call, ...words].join(' ').replace(/[\ue000-\ue003]/g, '');
  };
  const moment = (table: Table): string => `${table.deal}/${table.draws.length}/${table.phase}`;
  return (before, after) => {
    const now = said(after);
    return now !== said(before) || moment(before) !== moment(after) ? now : '';
  };
}
