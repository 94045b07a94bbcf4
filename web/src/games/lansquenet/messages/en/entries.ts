/** The entries and events as sentences, in the words of the log. */

import { counted, listed } from '../../../../i18n/en/grammar.ts';

export const entries = {
  wager: (name: string, sum: string) => `${name} puts up ${sum}.`,
  wagerIs: (sum: string) => `The wager is ${sum}.`,
  wagerChanged: (name: string, sum: string, before: string) =>
    `${name} changes the wager from ${before} to ${sum}.`,
  cover: (name: string, sum: string) => `${name} covers ${sum}.`,
  coverRest: (name: string, sum: string) => `${name} covers the rest, ${sum}.`,
  withdrawn: (name: string, sum: string) => `${name} takes the cover of ${sum} back.`,
  withdraw: (name: string) => `${name} takes the cover back.`,
  coverAll: (name: string) => `${name} covers the rest.`,
  dealt: { twins: 'Twins.', left: 'Left matches.', right: 'Right matches.' },
  withCards: (result: string, cards: string) => `${result} Cards: ${cards}.`,
  lost: (covers: readonly string[]) => `Lost: ${listed(covers)}.`,
  won: (covers: readonly string[]) => `Won: ${listed(covers)}.`,
  of: (name: string, sum: string) => `${name} ${sum}`,
  passes: (from: string, to: string) => `${from} passes the deck to ${to}.`,
  keepsDeck: (name: string) => `${name} keeps the deck: no other player has money.`,
  pass: 'The deck passes on.',
  sold: (to: string, from: string, price: string) => `${to} buys the deck from ${from} for ${price}.`,
  buys: (to: string, price: string) => `${to} buys the deck for ${price}.`,
  wagerReturned: (sum: string) => `The wager of ${sum} is returned.`,
  coversReturned: (count: number) =>
    `${count === 1 ? 'The cover is' : `The ${counted(count, 'cover')} are`} returned.`,
};

/** The same in a few words, for the undo button. */
export const short = {
  wager: (sum: string) => `Wager ${sum}`,
  cover: (name: string, sum: string) => `${name} ${sum}`,
  rest: (name: string) => `${name}, the rest`,
  withdraw: (name: string) => `${name} takes back`,
  outcome: { twins: 'Twins', left: 'Left', right: 'Right' },
  cards: 'Hand',
  pass: 'Pass',
  sale: (name: string) => `Sale to ${name}`,
};
