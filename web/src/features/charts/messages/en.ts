/** The charts: what players and the bank won and lost. */

import { cap, counted, grouped, listed } from '../../../i18n/en/grammar.ts';
import type { RoundName } from '../round-name.ts';

const WORDS = { deal: 'deal', hand: 'hand', tenure: 'tenure', round: 'round', donne: 'round' };
const titleOf = (round: RoundName): string => cap(WORDS[round]);
const rounds = (count: number, round: RoundName): string => counted(count, WORDS[round]);

export const en = {
  bank: (round: RoundName) => `What the bank won in each ${WORDS[round]}`,
  theBank: 'The bank',
  pools: (round: RoundName) => `Gains and losses of the pools in each ${WORDS[round]}`,
  thePools: 'The pools',
  evening: 'Wins and losses round by round',
  balance: 'Balance over time',
  results: 'Result of each table',
  round: titleOf,
  /** The choice of all rounds, after their name. */
  allRounds: (_: RoundName) => 'all',
  roundOf: (round: RoundName, number: number) => `${titleOf(round)} ${grouped(number)}`,
  afterRound: (round: RoundName, number: number) => `After ${WORDS[round]} ${grouped(number)}`,
  withEvent: (when: string, event: number) => `${when}, event ${grouped(event)}`,
  start: 'Start',
  now: 'Now',
  when: 'When',
  table: 'Table',
  result: 'Result',
  bankroll: 'Balance',
  /** `names`: the players with this sum, which is the highest. */
  leads: (names: readonly string[], sum: string) =>
    names.length === 1 ? `${listed(names)} leads with ${sum}.` : `${listed(names)} lead with ${sum} each.`,
  even: 'No player has won or lost anything.',
  range: (now: string, low: string, high: string) => `Now ${now}. Lowest ${low}, highest ${high}.`,
  bankWon: (sum: string, count: number, round: RoundName) =>
    `The bank won ${sum} in ${rounds(count, round)}.`,
  bankLost: (sum: string, count: number, round: RoundName) =>
    `The bank lost ${sum} in ${rounds(count, round)}.`,
  bankEven: (count: number, round: RoundName) => `The bank won nothing in ${rounds(count, round)}.`,
  poolsWon: (sum: string, count: number, round: RoundName) =>
    `The pools gained ${sum} in ${rounds(count, round)}.`,
  poolsLost: (sum: string, count: number, round: RoundName) =>
    `The pools lost ${sum} in ${rounds(count, round)}.`,
  poolsEven: (count: number, round: RoundName) =>
    `The pools gained as much as they lost in ${rounds(count, round)}.`,
  wonAt: (won: number, tables: number, total: string) =>
    `Won at ${grouped(won)} of ${grouped(tables)} ${tables === 1 ? 'table' : 'tables'}. Total ${total}.`,
  boughtIn: (sum: string) => `bought in ${sum}`,
  cashedOut: (sum: string) => `cashed out ${sum}`,
  /** Explain the arrows of a chart. */
  arrowUp: 'Bought in',
  arrowDown: 'Cashed out',
  picture: (title: string, fact: string) => `Chart: ${title}. ${fact}`,
  pointOf: (when: string, amounts: readonly string[]) => `${when}: ${amounts.join(', ')}`,
  amountOf: (name: string, sum: string) => `${name} ${sum}`,
  none: 'none',
  move: 'Choose a point of the chart',
  numbers: 'Show the numbers',
  numbersOf: (title: string) => `Numbers: ${title}`,
  notDrawn: 'The chart cannot be loaded now. These are its numbers.',
  notLoaded: 'The charts cannot be loaded now. They load when the server responds.',
  showAll: (count: number) => `Show all ${grouped(count)} players`,
};

export type ChartMessages = typeof en;
