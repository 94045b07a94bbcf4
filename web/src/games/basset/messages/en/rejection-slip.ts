/** Why an entry was refused, by refusal code, and the fixes offered for it. */

import type { RefusalReasons, Refused } from '../../../../i18n/rejected-entry.ts';
import { isLaid } from '../is-laid.ts';
import { cap, card, counted, listed, many, owner } from '../../../../i18n/en/grammar.ts';

const theirs = (said: Refused): string => `${owner(said.who)} ${card(said.card)}`;

export const rejectionReasons: RefusalReasons = {
  unknown_card: (said) => (said.who ? `${said.who} does not have this card.` : 'This card does not exist.'),
  deal_in_progress: (said) =>
    said.kind === 'fasse'
      ? 'A deal is in progress. Turn the next fasse after it.'
      : 'A deal is in progress. Do this after it.',
  deal_not_begun: () => 'The fasse has not been turned yet.',
  draw_out_of_turn: () => 'Another draw was recorded first.',
  staking_closed: () => 'The fasse is turned: stakes are closed.',
  answers_pending: (said) => {
    const names = said.list('waiting');
    if (!names.length) return 'A win waits: first take it or play on.';
    return `${cap(counted(names.length, 'win waits', 'wins wait'))}: ${listed(names)}. First take or play on.`;
  },
  no_such_stake: (said) => `${said.who} has no stake on the ${card(said.card)}.`,
  nothing_to_answer: (said) =>
    said.card
      ? `${theirs(said)} has not won, or this win is already taken or played on.`
      : 'No win is waiting.',
  take_only: () => 'Twins: this win can only be taken.',
  card_in_play: (said) => `${theirs(said)} is already on the table.`,
  card_used: (said) => `${theirs(said)} was already used in this deal.`,
  too_many_cards: (said) =>
    `${said.who} already has ${counted(said.number('maximum'), 'card')} on the table, the maximum.`,
  cards_required: (said) =>
    `${said.text('punter') || 'A player'} has the wrong number of cards. The rules require ${counted(said.number('required'), 'card')}.`,
  no_replacement_owed: (said) => `${said.who} has no lost card to replace.`,
  paroli_may_not_be_altered: () => 'The stake of a paroli cannot be changed.',
  restake_not_allowed: () => 'These rules do not allow a new stake on a paid card.',
  restake_too_small: (said) => `The new stake must be at least the old stake, ${said.sum('minimum')}.`,
  pay_not_allowed: () =>
    'Playing on without risk (pay) is not allowed at this table, or not on a card with a bent corner.',
  mace_not_allowed: () => 'Adding money (mace) is not allowed at this table, or not on this card.',
  side_bets_not_allowed: () => 'Side bets are not allowed at this table.',
  books_not_sold: () => 'New books are not sold at this table.',
  odd_stake: (said) => `${said.amount || 'This stake'} cannot be halved. Only even amounts are allowed.`,
  purse_short: (said) => {
    const holds = `${owner(said.text('punter') || said.who)} purse holds only ${said.sum('purse')}`;
    if (said.kind === 'cashout') return `${holds}. Cash out less.`;
    return isLaid(said) ? `${holds}. The stake on the ${card(said.card)} needs ${said.amount}.` : `${holds}.`;
  },
  bank_cover_short: (said) =>
    `If the worst card wins, the bank would owe ${said.sum('worst')}. It has ${said.sum('bank')}.`,
  card_seen: (said) => `The ${card(said.text('card') || said.card)} has already been drawn.`,
  rank_exhausted: (said) => `All ${many(said.text('rank') || said.card)} have been drawn.`,
  pack_exhausted: (said) => {
    const stock = said.number('stock');
    return stock
      ? `${cap(counted(stock, 'card is', 'cards are'))} left, too few for this draw.`
      : 'No card is left.';
  },
  not_last_card: (said) => `${cap(counted(said.number('stock'), 'card is', 'cards are'))} left.`,
};

export const rejection = {
  onHold: (count: number) => (count ? `${cap(counted(count, 'entry is', 'entries are'))} on hold.` : ''),
  oneOf: (index: number, all: number) => `${index} of ${all}`,
  willBeRefused: 'The server will refuse this.',
  continueStaking: 'Continue staking',
};

export const fixes = {
  newTable: 'New table',
  addPlayer: (name: string) => `Add ${name}`,
  choosePlayer: 'Choose a player',
  buyInInstead: 'Buy in instead',
  otherName: 'Enter another name',
  chooseOther: 'Choose another',
  nextDeal: 'Keep for the next deal',
  untilItEnds: 'Close the table after this deal',
  turnFasse: 'Turn the fasse',
  showBoth: 'Show what was recorded',
  showThem: 'Show the wins',
  andDiscard: 'and discard this entry',
  takeAll: 'Take all',
  stakeOnIt: 'Place a stake first',
  take: (sum: string) => `Take ${sum}`,
  takeOnly: 'Take the win',
  paroli: 'Paroli',
  changeIt: 'Replace the stake',
  maceIt: 'Add it to the stake',
  otherCard: 'Choose another card',
  newBook: 'New book',
  withdrawOne: 'Withdraw one card',
  stakeOneMore: 'Stake on one more card',
  withdrawCardsOf: (name: string) => `Withdraw ${owner(name)} cards`,
  stake: (sum: string) => `Stake ${sum}`,
  bet: (sum: string) => `Bet ${sum}`,
  buyIn: (sum: string) => `Buy in ${sum}`,
  andStake: (sum: string) => `and stake ${sum}`,
  stakeLess: 'Stake less',
  atMost: (sum: string) => `at most ${sum}`,
  fundBank: 'Fund the bank',
  otherSuit: 'Choose another suit',
  lastCard: 'Last card',
  drawPair: 'Draw a pair',
  signIn: 'Sign in',
  sendAgain: 'Send again',
};
