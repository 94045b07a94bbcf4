/** The board, the player's page and the evening page: their states and sentences. */

import { cap, card, counted, listed, ordinal, small } from './grammar.ts';
import { strong } from '../markup.ts';

const places = (count: number): string => counted(count, 'place');
const those = (cards: readonly string[]): string => listed(cards.map((on) => card(on)));

export const following = {
  live: 'Live',
  looking: 'Loading',
  noConnection: (time: string) => `No connection since ${time}`,
  asOfThen: 'This page shows the state at that time.',
  unreached: 'No connection',
  unreachedNow: 'This page tries again by itself and loads when the server responds.',
  ended: 'This link has expired',
  endedNow: 'This device is no longer signed in. Ask the house for a new link.',
  hidden: 'Table not found',
  hiddenNow: 'The table does not exist, or this device is not allowed to view it.',
  home: 'Go to the home page',
  moved: (by: number) => (by === 0 ? 'no change' : by > 0 ? `up ${places(by)}` : `down ${places(-by)}`),
  isNow: (name: string, place: number) => `${name} is ${ordinal(place)}.`,
  othersMoved: (count: number) => `${cap(counted(count, 'other'))} changed place.`,
  andMore: (count: number) => `and ${count} more`,
  board: {
    closed: 'closed',
    page: (table: string) => `${table} · board`,
    nobody: 'No players yet.',
    staking: 'Players are placing stakes for the next deal.',
    firstStaking: 'Players are placing stakes for the first deal.',
    laid: 'Stakes placed',
    cards: (count: number) => (count === 0 ? 'nothing yet' : count === 1 ? '1 card' : `${count} cards`),
    wanted: (count: number) => `${small(count)} to come`,
    takes: (name: string, sum: string) => `${name} takes ${sum}`,
    parolis: (name: string, rung: number) => `${name} plays paroli for ${rung}×`,
    forPay: (name: string, rung: number) => `${name} plays for pay, ${rung}×`,
    won: 'won',
    paying: (rung: number) => `pay, ${rung}×`,
    rides: (on: string, name: string) => `${name}’s ${card(on)}`,
    ridesOn: (on: string, name: string, sum: string, rung: number) =>
      `${name}’s ${card(on)} stays for the next deal with ${sum}, for ${rung}×`,
    earlier: (count: number) => `${counted(count, 'earlier draw')}`,
    final: 'Final standings',
    first: (names: readonly string[], net: string) =>
      `${listed(names)} ${names.length === 1 ? 'is' : 'are'} first with ${net}.`,
    phonesCannot: (host: string) =>
      `Phones cannot reach ${host}. Open this board at the machine’s network name or address.`,
    ownPage: 'Your own page',
  },
  punter: {
    page: (name: string) => `${name} · Paroli`,
    choose: 'Choose a player',
    nobody: 'No players at this table yet.',
    cards: 'Cards on the table',
    orAgain: 'You can also take and stake again.',
    topRung: (on: string, sum: string) =>
      `Your ${card(on)} has won at the top of the ladder: ${strong(sum)} is paid.`,
    lost: (cards: readonly string[]) => `Your ${those(cards)} ${cards.length === 1 ? 'has' : 'have'} lost.`,
    spared: (cards: readonly string[]) =>
      `Your ${those(cards)} missed the pay. ${cards.length === 1 ? 'The couch is' : 'The couches are'} returned.`,
    faced: (cards: readonly string[]) => `The fasse matched your ${those(cards)}.`,
    untouched: 'Your cards do not win or lose.',
    newCard: (count: number) =>
      `You can stake on ${count === 1 ? 'a new card' : counted(count, 'new card')}.`,
    lay: 'Place your stakes: tell the dealer your cards.',
    layMore: (count: number) => `Stake on ${counted(count, 'more card')}. The rules require it.`,
    ridesOn: (on: string, sum: string, rung: number, hope: string) =>
      `Your ${card(on)} stays for the next deal with ${sum}, for ${rung}×: ${strong(hope)}.`,
    laid: 'Your stakes are placed. The fasse comes next.',
    settling: 'This draw is being settled.',
    cashedOut: (sum: string) => `You have cashed out ${sum}.`,
    closed: (net: string) => `Your evening: ${net}.`,
    winner: 'You win the evening.',
    pay: (rung: number) => `pay ${rung}×`,
    wonSum: (sum: string) => `won ${sum}`,
    empty: 'empty',
    crooks: (count: number) => counted(count, 'bent corner'),
    lostSum: (sum: string) => `lost ${sum}`,
    sideBets: (sum: string) => `${sum} in side bets`,
    cannotTell: 'The history could not be loaded. It loads when the server responds.',
    dealLaid: (deal: number, cards: string) => `Deal ${deal}: staked on ${cards}`,
    lastCard: 'last card',
    answered: (on: string, answer: 'take' | 'paroli' | 'pay') =>
      `${cap(card(on))}: ${answer === 'take' ? 'taken' : answer === 'paroli' ? 'paroli' : 'for pay'}`,
    other: 'Something else',
  },
  evening: {
    range: 'Which tables',
    thisEvening: 'This evening',
    all: 'All evenings',
    board: 'Board',
    boardOf: (table: string) => `Board of ${table}`,
    tables: 'Tables',
    standings: 'Standings across all tables',
    place: 'Place',
    moved: 'Change',
    nobody: 'No players yet.',
    openOne: 'Open a table',
    moneys: {
      points: 'Points',
      lsd: 'Pounds, shillings and pence',
      livre: 'Livres',
      gbp: 'Pounds',
      eur: 'Euros',
      usd: 'Dollars',
    } as Readonly<Record<string, string>>,
  },
};
