/** The board on the wall. */

import { card, counted, small } from '../../../../i18n/en/grammar.ts';

const RUNGS: Readonly<Record<number, string>> = {
  7: 'sept',
  15: 'quinze',
  30: 'trente',
  33: 'trente-trois',
  60: 'soissante',
  67: 'soissante-sept',
};

export const board = {
  dealLeft: (deal: number, left: number) => `Deal ${deal} · ${left === 1 ? '1 card' : `${left} cards`} left`,
  dealStaking: (deal: number) => `Deal ${deal} · staking`,
  ladder: 'The ladder: parolis and what they pay',
  plainCards: (count: number) => (count === 1 ? '1 other card' : `${count} other cards`),
  rungName: (rung: number) => RUNGS[rung] ?? '',
  thisDeal: 'This deal',
  lastDeal: 'The last deal',
  wins: 'wins',
  loses: 'loses',
  fasse: 'fasse',
  toAnswer: (punters: number) => `waiting for ${counted(punters, 'player')}`,
  staking: 'Players are placing stakes for the next deal.',
  firstStaking: 'Players are placing stakes for the first deal.',
  stakesPlaced: 'Stakes placed',
  cards: (count: number) => (count === 0 ? 'nothing yet' : count === 1 ? '1 card' : `${count} cards`),
  cardsToCome: (count: number) => `${small(count)} to come`,
  takes: (name: string, sum: string) => `${name} takes ${sum}`,
  parolis: (name: string, rung: number) => `${name} plays paroli for ${rung}×`,
  forPay: (name: string, rung: number) => `${name} plays on for ${rung}× without risk`,
  won: 'won',
  payRung: (rung: number) => `${rung}×, no risk`,
  cardOf: (on: string, name: string) => `${name}’s ${card(on)}`,
  ridesOn: (on: string, name: string, sum: string, rung: number) =>
    `${name}’s ${card(on)} stays for the next deal with ${sum}, for ${rung}×`,
  earlier: (count: number) => `${counted(count, 'earlier draw')}`,
};
