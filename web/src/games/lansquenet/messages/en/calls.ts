/** The sentences that the dealer reads aloud, complete or with gaps for what the next tap names. */

import { listed, suit } from '../../../../i18n/en/grammar.ts';
import { GAP } from '../../../../i18n/markup.ts';
import type { Suit } from '../../../../i18n/ranks.ts';

export const calls = {
  noPlayers: 'No players yet. The first player banks first.',
  onePlayer: (name: string) => `${name} banks first. Add the other players.`,
  wagering: (banker: string) => `${banker} banks and puts up ${GAP}`,
  tooLittle: (banker: string) => `${banker} has too little for a wager.`,
  noWager: 'No player has enough money for a wager. Buy in, or close the table.',
  raises: (banker: string) => `${banker} changes the wager to ${GAP}`,
  covering: (banker: string, wager: string, left: string) =>
    `${banker} banks ${wager}. Left to cover: ${left}.`,
  noCover: (banker: string, wager: string) =>
    `${banker} banks ${wager}. No other player has the money to cover: buy in.`,
  noCoverOrPass: (banker: string, wager: string) =>
    `${banker} banks ${wager}. No other player has the money to cover: buy in or pass.`,
  covered: (banker: string, wager: string) => `${banker} banks ${wager}, all covered. Deal the hand.`,
  covers: (player: string) => `${player} covers ${GAP}`,
  coversInstead: (player: string, sum: string) => `${player} covers ${GAP} instead of ${sum}`,
  selling: (banker: string) => `${banker} sells the deck. Who bids?`,
  buys: (player: string) => `${player} buys the deck for ${GAP}`,
  /** How the hand ended. */
  ends: { twins: 'Twins', left: 'Left matches', right: 'Right matches' },
  won: (end: string, banker: string, sum: string) => `${end}: ${banker} wins ${sum}.`,
  lost: (end: string, banker: string, sum: string) => `${end}: ${banker} pays ${sum}.`,
  passes: (end: string, banker: string, sum: string, next: string) =>
    `${end}: ${banker} pays ${sum}; the deck passes to ${next}.`,
  sells: (end: string, banker: string, sum: string) => `${end}: ${banker} pays ${sum} and sells the deck.`,
  keeps: (end: string, banker: string, sum: string) => `${end}: ${banker} pays ${sum} and keeps the deck.`,
  firstCard: `Left: ${GAP}`,
  secondCard: (left: string) => `Left ${left}, right ${GAP}`,
  nextCard: (left: string, right: string, others: string) =>
    `Left ${left}, right ${right}${others && `, ${others}`}. Next ${GAP}`,
  thenCards: (cards: readonly string[]) => `then ${listed(cards)}`,
  thenMany: (count: number, last: string) => `then ${count} cards, the last ${last}`,
  suit: (name: Suit): string => suit(name),
  closed: 'The table is closed.',
};

export type Calls = typeof calls;
