/** A punter's history as lines: what happened, in which draw, and the money it moved. */

import { letterOf } from '../../../i18n/cards.ts';
import { money } from '../../../i18n/amounts/currency.ts';
import { messages } from '../messages/messages.ts';
import { pagesMessages } from '../messages/pages-messages.ts';
import {
  commonLine,
  moneyLine as moneyText,
  nameBefore,
  noteLine,
  type LineText,
} from '../../../table-kit/player/player-lines.ts';
import type { PlayerLine } from '../../../table-kit/player/player-game.ts';
import { drawName } from './player-text.ts';
import type { Table } from '../view.ts';
import {
  eventKind,
  listField,
  numberField,
  textField,
  type EventData,
} from '../../../table-kit/player/player-events.ts';
import type { HistoryEvent } from './history-event.ts';

/** What the lines depend on besides the events. */
export interface LineContext {
  punter: string;
  table: Pick<Table, 'currency' | 'deal' | 'rules'>;
}

interface ReadState extends LineContext {
  /** The deal of the event that is read; events are read from the newest back. */
  deal: number;
  /** Answers whose win is not read yet, by card; newest first. */
  answers: Map<string, HistoryEvent>;
}

/** Returns the lines of a history, newest first. */
export function historyLines(history: readonly HistoryEvent[], context: LineContext): PlayerLine[] {
  const state: ReadState = { ...context, deal: context.table.deal, answers: new Map() };
  const lines: PlayerLine[] = [];
  for (let index = 0; index < history.length; ) {
    const first = history[index]!;
    const stakes = consecutiveStakes(history, index);
    const texts = stakes.length ? [stakesLine(stakes, state)] : eventLines(first, state);
    lines.push(...texts.map((line, part) => ({ ...line, key: `${first.version}/${part}` })));
    index += Math.max(1, stakes.length);
  }
  return [...unmatchedAnswers(state), ...lines];
}

/** Returns the stakes in sequence before the fasse; they become one line. */
function consecutiveStakes(history: readonly HistoryEvent[], start: number): readonly HistoryEvent[] {
  const end = history
    .slice(start)
    .findIndex((line) => eventKind(line) !== 'stake_placed' || line.data.replacement === true);
  return history.slice(start, end < 0 ? undefined : start + end);
}

const eventTexts = () => pagesMessages().playerPage.events;

const sumOf = (amount: number, { table }: ReadState): string => money(amount, table.currency);

const moneyLine = (text: string, amount: number, { table }: ReadState, draw = ''): LineText =>
  moneyText(text, amount, table.currency, draw);

function stakesLine(stakes: readonly HistoryEvent[], state: ReadState): LineText {
  const oldestFirst = [...stakes].reverse();
  const letters = oldestFirst.map((stake) => letterOf(textField(stake.data, 'card'))).join(', ');
  const sum = stakes.reduce((total, stake) => total + numberField(stake.data, 'amount'), 0);
  return moneyLine(pagesMessages().playerPage.dealStakes(state.deal, letters), -sum, state);
}

function eventLines(line: HistoryEvent, state: ReadState): LineText[] {
  if (line.draw) state.deal = line.draw.deal;
  state.punter = nameBefore(line, state.punter);
  const linesOfEvent = LINES_BY_EVENT[eventKind(line)];
  if (linesOfEvent) return linesOfEvent(line, state);
  return [commonLine(line, state.punter, state.table.currency) ?? noteLine(pagesMessages().playerPage.other)];
}

const LINES_BY_EVENT: Readonly<Record<string, (line: HistoryEvent, state: ReadState) => LineText[]>> = {
  book_bought: ({ data }, state) => [moneyLine(eventTexts().book, -numberField(data, 'price'), state)],
  stake_placed: ({ data }, state) => [
    moneyLine(eventTexts().newCard(textField(data, 'card')), -numberField(data, 'amount'), state),
  ],
  stake_withdrawn: ({ data }, state) =>
    textField(data, 'punter') === state.punter
      ? [
          moneyLine(eventTexts().withdrawn(textField(data, 'card')), numberField(data, 'amount'), state),
          ...betLines(data, state),
        ]
      : betLines(data, state),
  stake_maced: ({ data }, state) => [
    moneyLine(eventTexts().mace(textField(data, 'card')), -numberField(data, 'amount'), state),
  ],
  side_bet_laid: ({ data }, state) =>
    isPartyTo(data, state) ? [moneyLine(eventTexts().sideBet, -numberField(data, 'amount'), state)] : [],
  win_taken: answerLines,
  paroli_made: answerLines,
  pay_chosen: answerLines,
  draw_settled: settlementLines,
  deal_ended: (line, state) => {
    state.deal -= 1;
    return endLines(eventTexts().dealOver, line, state);
  },
  session_closed: (line, state) => endLines(eventTexts().closed, line, state),
};

/** Stores an answer for the line of its win, which is older and is read later. */
function answerLines(line: HistoryEvent, state: ReadState): LineText[] {
  const card = textField(line.data, 'card');
  const newerAnswer = state.answers.get(card);
  state.answers.set(card, line);
  return newerAnswer ? [answerLine(newerAnswer, state)] : [];
}

/** Returns the lines of answers whose win is on a page not loaded yet. */
const unmatchedAnswers = (state: ReadState): PlayerLine[] =>
  [...state.answers.values()]
    .sort((left, right) => right.version - left.version)
    .map((line) => ({ ...answerLine(line, state), key: `${line.version}/alone` }));

function answerLine(line: HistoryEvent, state: ReadState): LineText {
  const kind = eventKind(line);
  const answer = kind === 'win_taken' ? 'take' : kind === 'paroli_made' ? 'paroli' : 'pay';
  const text = pagesMessages().playerPage.answered(textField(line.data, 'card'), answer);
  return answer === 'take' ? takenLine(text, line, state) : noteLine(text, '');
}

function settlementLines(line: HistoryEvent, state: ReadState): LineText[] {
  const draw = line.draw ? drawName(line.draw) : '';
  const outcomes = listField(line.data, 'outcomes').map((outcome) => outcomeLine(outcome, state, draw));
  return [...outcomes.reverse(), ...betLines(line.data, state, draw)];
}

const joinParts = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

/** Returns a line with the amount that came to the purse. If part of it was not won, the line names the win. */
const winningsLine = (text: string, amount: number, win: number, state: ReadState, draw: string): LineText =>
  moneyLine(
    text,
    amount,
    state,
    amount === win ? draw : joinParts(draw, pagesMessages().playerPage.wonSum(sumOf(win, state))),
  );

function takenLine(text: string, { data }: HistoryEvent, state: ReadState, draw = ''): LineText {
  const win = numberField(data, 'win');
  return winningsLine(
    text,
    win + numberField(data, 'couch') - numberField(data, 'restake'),
    win,
    state,
    draw,
  );
}

/** Returns the line of a lost card: the change of the purse, and the sum to the bank. */
function lostLine(text: string, outcome: EventData, state: ReadState, draw: string): LineText {
  const [couch, purse] = [numberField(outcome, 'from_couch'), numberField(outcome, 'from_purse')];
  const moved = numberField(outcome, 'home') - purse;
  const toBank = couch + purse ? pagesMessages().playerPage.toTheBank(sumOf(couch + purse, state)) : '';
  if (!moved) return noteLine(text, toBank, draw);
  return moneyLine(text, moved, state, couch || moved > 0 ? joinParts(draw, toBank) : draw);
}

function outcomeLine(outcome: EventData, state: ReadState, draw: string): LineText {
  const [card, win] = [textField(outcome, 'card'), numberField(outcome, 'win')];
  const { events } = pagesMessages().playerPage;
  switch (textField(outcome, 'result')) {
    case 'won':
      return wonLine(card, win, state, draw);
    case 'paid':
      return winningsLine(events.wonPaid(card), win + numberField(outcome, 'home'), win, state, draw);
    case 'spared':
      return moneyLine(events.missedPay(card), numberField(outcome, 'home'), state, draw);
    case 'faced':
      return lostLine(events.fasse(card), outcome, state, draw);
    default:
      return lostLine(events.lost(card), outcome, state, draw);
  }
}

function wonLine(card: string, win: number, state: ReadState, draw: string): LineText {
  const answer = state.answers.get(card);
  state.answers.delete(card);
  const { events, next } = pagesMessages().playerPage;
  const { ladder, pay } = state.table.rules;
  if (!answer) return noteLine(events.won(card), pagesMessages().playerPage.wonSum(sumOf(win, state)), draw);
  const kind = eventKind(answer);
  if (kind === 'paroli_made')
    return noteLine(events.wonParoli(card), next(ladder[numberField(answer.data, 'crooks')] ?? 0), draw);
  if (kind === 'pay_chosen') return noteLine(events.wonPay(card), next(pay ?? 0), draw);
  const isRestaked = numberField(answer.data, 'restake') > 0;
  return takenLine((isRestaked ? events.wonAgain : events.wonTaken)(card), answer, state, draw);
}

function endLines(text: string, line: HistoryEvent, state: ReadState): LineText[] {
  const home = listField(line.data, 'home').reduce((sum, couch) => sum + numberField(couch, 'amount'), 0);
  return [moneyLine(text, home, state), ...betLines(line.data, state)];
}

const isPartyTo = (bet: EventData, { punter }: ReadState): boolean =>
  textField(bet, 'backer') === punter || textField(bet, 'against') === punter;

function betLines(data: EventData, state: ReadState, draw = ''): LineText[] {
  return listField(data, 'bets')
    .filter((bet) => isPartyTo(bet, state))
    .map((bet) => betLine(bet, state, draw));
}

function betLine(bet: EventData, state: ReadState, draw: string): LineText {
  const isBacker = textField(bet, 'backer') === state.punter;
  const [toBacker, toOpponent] = [numberField(bet, 'to_backer'), numberField(bet, 'to_against')];
  const [own, other] = isBacker ? [toBacker, toOpponent] : [toOpponent, toBacker];
  const { won, lost, returned } = messages().sideBets;
  const partner = textField(bet, isBacker ? 'against' : 'backer');
  if (own && !other) return winningsLine(won(partner), own, own / 2, state, draw);
  return moneyLine((own ? returned : lost)(partner), own, state, draw);
}
