/** The entries and events as sentences, in the words of the log. */

import { listed } from '../../../../i18n/en/grammar.ts';

export const entries = {
  standing: (name: string, sum: string) => `${name} stands, with ${sum}.`,
  bank: (name: string, sum: string) => `${name} puts up a bank of ${sum}.`,
  refilled: (sum: string) => `The banker adds ${sum} to the bank.`,
  refilledBy: (name: string, sum: string) => `${name} adds ${sum} to the bank.`,
  stake: (name: string, sum: string) => `${name} stakes ${sum}.`,
  withdraw: (name: string) => `${name} takes the stake back.`,
  withdrawn: (name: string, sum: string) => `${name} takes ${sum} back.`,
  again: 'Stakes as in the last hand.',
  repeated: (stakes: readonly string[]) => `As in the last hand: ${listed(stakes)}.`,
  banco: (name: string) => `${name} goes bank.`,
  bancoCheval: (name: string) => `${name} goes bank on both hands.`,
  staked: (stakes: readonly string[]) => `Staked: ${listed(stakes)}.`,
  accept: 'The banker accepts all stakes.',
  accepted: (name: string, sum: string) => `${name} accepts all stakes and puts in ${sum}.`,
  hands: { bank: 'Bank', right: 'right', left: 'left' },
  cardsOf: (part: string, cards: string) => `${part} ${cards}`,
  withCards: (result: string, hands: readonly string[]) => `${result} Cards: ${hands.join('; ')}.`,
  lost: (stakes: readonly string[]) => `Lost: ${listed(stakes)}.`,
  won: (stakes: readonly string[]) => `Won: ${listed(stakes)}.`,
  of: (name: string, sum: string) => `${name} ${sum}`,
  falseDraw: (name: string) => `${name} drew or stood against the rules.`,
  fine: (name: string, sum: string) => `${name} pays a fine of ${sum} to the bank.`,
  liable: (name: string, losses: readonly string[]) =>
    `${name} pays the losses of others: ${listed(losses)}.`,
  home: (name: string, sum: string) => `${name} takes ${sum} home from the bank.`,
  retires: (name: string, sum: string) => `${name} passes the deal and retires with ${sum}.`,
  declines: 'The player in turn declines the bank.',
  next: (name: string) => `${name} is in turn.`,
  pass: 'The deal passes on.',
  shuffled: 'All cards are shuffled.',
  stakesReturned: (stakes: readonly string[]) => `Returned: ${listed(stakes)}.`,
};

/** The same in a few words, for the undo button. */
export const short = {
  bank: (name: string, sum: string) => `${name} banks ${sum}`,
  refill: (sum: string) => `Bank +${sum}`,
  stake: (name: string, sum: string) => `${name} ${sum}`,
  withdraw: (name: string) => `${name} takes back`,
  again: 'As last hand',
  banco: (name: string) => `Banco ${name}`,
  accept: 'Accept',
  result: { bank: 'Bank', punters: 'Punters', tie: 'Tie', none: '–' },
  results: (right: string, left: string) => `${right}, ${left}`,
  cards: 'Hand',
  pass: 'Pass',
  shoe: 'Shuffle',
};
