/** The sentences of a punter's page: what happened, and what the punter can say now. */

import { money, net } from '../../../i18n/amounts/currency.ts';
import type { PlayerText } from '../../../table-kit/table-game.ts';
import { messages as kitMessages } from '../../../table-kit/player/messages/messages.ts';
import { pagesMessages } from '../messages/pages-messages.ts';
import { commonMessages } from '../messages/common-messages.ts';
import { headline } from '../board/board-text.ts';
import { groupAnswers } from '../answer-groups.ts';
import { dealsEnded, isFull, carriedStakes, stakesOf } from '../table-queries.ts';
import type { HistoryDraw } from './history-event.ts';
import type { Outcome, Punter, Stake, Table } from '../view.ts';

export function playerText(table: Table, punter: Punter): PlayerText {
  const won = stakesOf(table, punter.name).filter((stake) => stake.win > 0 && stake.answers);
  return { call: headline(table), words: playerSentences(table, punter, won), isAsked: won.length > 0 };
}

/** Returns the table and its deal; for a closed table, the number of deals. */
export const tableStatus = (table: Table): string =>
  table.phase === 'closed'
    ? `${table.name} · ${commonMessages().progress.deals(dealsEnded(table))}`
    : pagesMessages().playerPage.tableDeal(table.name, table.deal);

/** Returns the name of a draw within its deal; '' for the fasse. */
export function drawName(drawn: HistoryDraw): string {
  if (drawn.kind === 'pair') return pagesMessages().playerPage.pair(drawn.number);
  return drawn.kind === 'last' ? pagesMessages().playerPage.lastCard : '';
}

function playerSentences(table: Table, punter: Punter, won: Stake[]): string[] {
  const { playerPage } = pagesMessages();
  if (table.phase === 'closed') return closedSentences(table, punter);
  if (table.phase === 'staking') return [...carriedSentences(table, punter), stakingSentence(table, punter)];
  if (table.owes_settlement) return [playerPage.settling];
  if (won.length) return won.flatMap((stake) => winSentences(stake, table));
  return [...drawSentences(table, punter), ...newCardSentence(punter)];
}

function closedSentences(table: Table, punter: Punter): string[] {
  const { closed, wonEvening } = kitMessages();
  return [
    closed(net(punter.net, table.currency)),
    ...(table.winners.includes(punter.name) ? [wonEvening] : []),
  ];
}

function stakingSentence(table: Table, punter: Punter): string {
  const { placeStakes, placeMoreStakes, stakesPlaced } = pagesMessages().playerPage;
  const own = stakesOf(table, punter.name);
  if (own.length && punter.wants) return placeMoreStakes(punter.wants);
  return own.some(({ carried }) => !carried) || (own.length > 0 && isFull(table, punter))
    ? stakesPlaced
    : placeStakes;
}

const carriedSentences = (table: Table, { name }: Punter): string[] =>
  carriedStakes(table)
    .filter(({ punter }) => punter === name)
    .map(({ card, couch, rung, hope }) =>
      pagesMessages().playerPage.ridesOn(
        card,
        money(couch, table.currency),
        rung,
        money(hope, table.currency),
      ),
    );

function winSentences(stake: Stake, { currency }: Table): string[] {
  const { answers } = stake;
  if (!answers) return [];
  const pays = money(answers.take.pays, currency);
  if (stake.take_only) return [pagesMessages().playerPage.takeOnly(stake.card, pays)];
  const rides = answers.paroli && money(answers.paroli.pays, currency);
  return [
    pagesMessages().playerPage.won(stake.card, pays, rides),
    ...(answers.pay ? [pagesMessages().playerPage.orPay(money(answers.pay.pays, currency))] : []),
    ...(answers.restake ? [pagesMessages().playerPage.orStakeAgain] : []),
  ];
}

/** Returns what the newest draw did to the punter's cards, if no win needs an answer. */
function drawSentences(table: Table, punter: Punter): string[] {
  const { lost, matchedFasse, missedPay, topRung, noChange } = pagesMessages().playerPage;
  const own = (table.settled?.outcomes ?? []).filter((outcome) => outcome.punter === punter.name);
  const cardsWith = (result: Outcome['result']): string[] =>
    own.filter((outcome) => outcome.result === result).map((outcome) => outcome.card);
  const sentenceAbout = (cards: string[], sentence: (cards: readonly string[]) => string): string[] =>
    cards.length ? [sentence(cards)] : [];
  const paid = own.filter((outcome) => outcome.result === 'paid');
  const words = [
    ...answerSentences(table, punter),
    ...paid.map((outcome) => topRung(outcome.card, money(outcome.win, table.currency))),
    ...sentenceAbout(cardsWith('lost'), lost),
    ...sentenceAbout(cardsWith('faced'), matchedFasse),
    ...sentenceAbout(cardsWith('spared'), missedPay),
  ];
  return words.length ? words : stakesOf(table, punter.name).length ? [noChange] : [];
}

function answerSentences(table: Table, punter: Punter): string[] {
  const { answered, taken } = pagesMessages().playerPage;
  const own = table.answered.filter((answer) => answer.punter === punter.name);
  return groupAnswers(own).map(({ first, cards, amount }) =>
    first.answer === 'take'
      ? `${taken(cards, money(amount, table.currency))}.`
      : `${answered(first.card, first.answer)}.`,
  );
}

const newCardSentence = ({ replacements }: Punter): string[] =>
  replacements ? [pagesMessages().playerPage.newCard(replacements)] : [];

/** Whether there is a newer draw or phase, so that a screen reader says the same words again. */
export function isNewDraw(before: Table, after: Table): boolean {
  const drawId = (table: Table): string => `${table.deal}/${table.draws.length}/${table.phase}`;
  return drawId(before) !== drawId(after);
}
