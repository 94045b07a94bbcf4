/** The player's page. */

import { strong } from '../../../../i18n/markup.ts';
import { cap, card, counted, listed } from '../../../../i18n/en/grammar.ts';
import { corners } from './table/corners.ts';

const those = (cards: readonly string[]): string => listed(cards.map((on) => card(on)));

export const playerPage = {
  tableDeal: (table: string, deal: number) => `${table} · deal ${deal}`,
  onCards: (count: number) => `on ${count === 1 ? '1 card' : `${count} cards`}`,
  won: (on: string, take: string, rides: string | null) =>
    `Your ${card(on)} has won. Say ${strong('take')} for ${strong(take)}${rides === null ? '.' : `, or ${strong('paroli')} to play on for ${strong(rides)}.`}`,
  orPay: (pays: string) => `Or say ${strong('pay')} to play for ${strong(pays)} with nothing to lose.`,
  takeOnly: (on: string, take: string) =>
    `Your ${card(on)} has won with twins. Say ${strong('take')} for ${strong(take)}. You cannot play on.`,
  rung: (rung: number, nextWin: string) => `${rung}× · ${nextWin}`,
  noCards: 'You have no cards on the table.',
  pair: (number: number) => `pair ${number}`,
  toTheBank: (sum: string) => `${sum} to the bank`,
  next: (rung: number) => `${rung}× next`,
  events: {
    newCard: (on: string) => `New card: ${card(on)}`,
    lost: (on: string) => `${cap(card(on))} lost`,
    wonPaid: (on: string) => `${cap(card(on))} won, paid at once`,
    won: (on: string) => `${cap(card(on))} won`,
    wonParoli: (on: string) => `${cap(card(on))} won, paroli`,
    wonTaken: (on: string) => `${cap(card(on))} won, taken`,
    wonAgain: (on: string) => `${cap(card(on))} won, staked again`,
    wonPay: (on: string) => `${cap(card(on))} won, plays on without risk`,
    fasse: (on: string) => `${cap(card(on))} matched the fasse`,
    missedPay: (on: string) => `${cap(card(on))} lost without risk`,
    mace: (on: string) => `Mace on the ${card(on)}`,
    withdrawn: (on: string) => `${cap(card(on))} withdrawn`,
    book: 'New book',
    sideBet: 'Side bet',
    dealOver: 'Deal over',
    closed: 'Table closed',
  },
  cards: 'Cards on the table',
  orStakeAgain: 'You can also take and stake again.',
  topRung: (on: string, sum: string) =>
    `Your ${card(on)} has won at the top of the ladder: ${strong(sum)} is paid.`,
  lost: (cards: readonly string[]) => `Your ${those(cards)} ${cards.length === 1 ? 'has' : 'have'} lost.`,
  missedPay: (cards: readonly string[]) =>
    `Your ${those(cards)} lost without risk. ${cards.length === 1 ? 'The stake is' : 'The stakes are'} returned.`,
  matchedFasse: (cards: readonly string[]) => `The fasse matched your ${those(cards)}.`,
  noChange: 'Your cards do not win or lose.',
  newCard: (count: number) => `You can stake on ${count === 1 ? 'a new card' : counted(count, 'new card')}.`,
  placeStakes: 'Place your stakes: tell the dealer your cards.',
  placeMoreStakes: (count: number) => `Stake on ${counted(count, 'more card')}. The rules require it.`,
  ridesOn: (on: string, sum: string, rung: number, nextWin: string) =>
    `Your ${card(on)} stays for the next deal with ${sum}, for ${rung}×: ${strong(nextWin)}.`,
  stakesPlaced: 'Your stakes are placed. The fasse comes next.',
  settling: 'This draw is being calculated.',
  pay: (rung: number) => `${rung}×, no risk`,
  wonSum: (sum: string) => `won ${sum}`,
  empty: 'empty',
  crooks: corners,
  lostSum: (sum: string) => `lost ${sum}`,
  sideBets: (sum: string) => `${sum} in side bets`,
  dealStakes: (deal: number, cards: string) => `Deal ${deal}: staked on ${cards}`,
  lastCard: 'last card',
  answered: (on: string, answer: 'take' | 'paroli' | 'pay') =>
    `${cap(card(on))}: ${answer === 'take' ? 'taken' : answer === 'paroli' ? 'paroli' : 'plays on without risk'}`,
  taken: (cards: readonly string[], sum: string) => `${cap(those(cards))}: took ${strong(sum)}`,
  other: 'Something else',
};
