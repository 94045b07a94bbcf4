/** The board, the player's page and the evening page: their states and sentences. */

import { cap, card, counted, listed, small } from '../../../../i18n/en/grammar.ts';
import { strong } from '../../../../i18n/markup.ts';

const those = (cards: readonly string[]): string => listed(cards.map((on) => card(on)));

export const publicPages = {
  board: {
    closed: 'closed',
    page: (table: string) => `${table} · board`,
    noPlayers: 'No players yet.',
    staking: 'Players are placing stakes for the next deal.',
    firstStaking: 'Players are placing stakes for the first deal.',
    stakesPlaced: 'Stakes placed',
    cards: (count: number) => (count === 0 ? 'nothing yet' : count === 1 ? '1 card' : `${count} cards`),
    cardsToCome: (count: number) => `${small(count)} to come`,
    takes: (name: string, sum: string) => `${name} takes ${sum}`,
    parolis: (name: string, rung: number) => `${name} plays paroli for ${rung}×`,
    forPay: (name: string, rung: number) => `${name} plays for pay, ${rung}×`,
    won: 'won',
    payRung: (rung: number) => `pay, ${rung}×`,
    cardOf: (on: string, name: string) => `${name}’s ${card(on)}`,
    ridesOn: (on: string, name: string, sum: string, rung: number) =>
      `${name}’s ${card(on)} stays for the next deal with ${sum}, for ${rung}×`,
    earlier: (count: number) => `${counted(count, 'earlier draw')}`,
    finalStandings: 'Final standings',
    leaders: (names: readonly string[], net: string) =>
      `${listed(names)} ${names.length === 1 ? 'is' : 'are'} first with ${net}.`,
    phonesCannot: (host: string) =>
      `Phones cannot reach ${host}. Open this board at the machine’s network name or address.`,
    ownPage: 'Your own page',
  },
  player: {
    page: (name: string) => `${name} · Paroli`,
    choose: 'Choose a player',
    noPlayers: 'No players at this table yet.',
    cards: 'Cards on the table',
    orStakeAgain: 'You can also take and stake again.',
    topRung: (on: string, sum: string) =>
      `Your ${card(on)} has won at the top of the ladder: ${strong(sum)} is paid.`,
    lost: (cards: readonly string[]) => `Your ${those(cards)} ${cards.length === 1 ? 'has' : 'have'} lost.`,
    missedPay: (cards: readonly string[]) =>
      `Your ${those(cards)} missed the pay. ${cards.length === 1 ? 'The couch is' : 'The couches are'} returned.`,
    matchedFasse: (cards: readonly string[]) => `The fasse matched your ${those(cards)}.`,
    noChange: 'Your cards do not win or lose.',
    newCard: (count: number) =>
      `You can stake on ${count === 1 ? 'a new card' : counted(count, 'new card')}.`,
    placeStakes: 'Place your stakes: tell the dealer your cards.',
    placeMoreStakes: (count: number) => `Stake on ${counted(count, 'more card')}. The rules require it.`,
    ridesOn: (on: string, sum: string, rung: number, hope: string) =>
      `Your ${card(on)} stays for the next deal with ${sum}, for ${rung}×: ${strong(hope)}.`,
    stakesPlaced: 'Your stakes are placed. The fasse comes next.',
    settling: 'This draw is being settled.',
    cashedOut: (sum: string) => `You have cashed out ${sum}.`,
    closed: (net: string) => `Your evening: ${net}.`,
    wonEvening: 'You win the evening.',
    pay: (rung: number) => `pay ${rung}×`,
    wonSum: (sum: string) => `won ${sum}`,
    empty: 'empty',
    crooks: (count: number) => counted(count, 'bent corner'),
    lostSum: (sum: string) => `lost ${sum}`,
    sideBets: (sum: string) => `${sum} in side bets`,
    historyFailed: 'The history could not be loaded. It loads when the server responds.',
    dealStakes: (deal: number, cards: string) => `Deal ${deal}: staked on ${cards}`,
    lastCard: 'last card',
    answered: (on: string, answer: 'take' | 'paroli' | 'pay') =>
      `${cap(card(on))}: ${answer === 'take' ? 'taken' : answer === 'paroli' ? 'paroli' : 'for pay'}`,
    other: 'Something else',
  },
};
