/** What a refused entry's slip says, by code, and what may be done about it. */

import { isLaid, type Refused } from '../rejected-entry.ts';
import { cap, card, counted, listed, many, owner, small } from './grammar.ts';

const theirs = (said: Refused): string => `${owner(said.who)} ${card(said.card)}`;
const are = (count: number): string => (count === 1 ? 'is' : 'are');

export const slips: Record<string, (said: Refused) => string> = {
  session_closed: () => 'This table is closed.',
  pen_elsewhere: (said) =>
    said.text('device') ? `${said.text('device')} writes here now.` : 'Another tablet writes here now.',
  unknown_punter: (said) => `No one called ${said.text('punter') || said.who} sits here.`,
  punter_exists: (said) => `${said.text('punter') || said.who} already sits here.`,
  unknown_card: (said) => (said.who ? `${said.who} holds no such card.` : 'There is no such card.'),
  deal_in_progress: (said) =>
    said.kind === 'fasse'
      ? 'A deal is on; a fasse is for the next one.'
      : 'A deal is on; that is for when it has ended.',
  deal_not_begun: () => 'The fasse is not turned yet.',
  draw_out_of_turn: () => 'Another draw was recorded first.',
  staking_closed: () => 'Staking closed with the fasse.',
  answers_pending: (said) => {
    const names = said.list('waiting');
    if (!names.length) return 'A win is not answered yet.';
    return `${cap(counted(names.length, 'win is', 'wins are'))} not answered: ${listed(names)}.`;
  },
  no_such_stake: (said) => `Nothing of ${owner(said.who)} lies on the ${card(said.card)}.`,
  nothing_to_answer: (said) =>
    said.card ? `${theirs(said)} has not won, or is answered.` : 'No win waits for an answer.',
  take_only: () => 'Twins: a winner may only take.',
  card_in_play: (said) => `${theirs(said)} lies there already.`,
  card_used: (said) => `${theirs(said)} was used this deal.`,
  too_many_cards: (said) => `${said.who} has ${small(said.number('maximum'))} down, the most allowed.`,
  cards_required: (said) =>
    `${said.text('punter') || 'Somebody'} has not as many cards as the rule: ${small(said.number('required'))} ${are(said.number('required'))} the rule.`,
  no_replacement_owed: (said) => `${said.who} lost no card to this pair.`,
  paroli_may_not_be_altered: () => 'A card that rides is not touched.',
  restake_not_allowed: () => 'Here a paid card is out.',
  restake_too_small: (said) => `Again means at least ${said.sum('minimum')}, the old couch.`,
  pay_not_allowed: () => 'The pay is not played here, or not with a crook.',
  mace_not_allowed: () => 'No mace here, or not on this card.',
  side_bets_not_allowed: () => 'No side bets at this table.',
  same_punter: () => 'One cannot bet against oneself.',
  books_not_sold: () => 'New books are not sold here.',
  stake_below_minimum: (said) => `The least here is ${said.sum('minimum')}.`,
  stake_above_maximum: (said) => `The most here is ${said.sum('maximum')}.`,
  odd_stake: (said) => `${said.amount || 'That'} cannot be halved here; even sums only.`,
  purse_short: (said) => {
    const holds = `${owner(said.text('punter') || said.who)} purse holds ${said.sum('purse')}`;
    if (said.kind === 'cashout') return `${holds}; no more can be cashed out.`;
    return isLaid(said) ? `${holds}; the ${card(said.card)} was to be ${said.amount}.` : `${holds}.`;
  },
  bank_cover_short: (said) =>
    `At worst the bank would owe ${said.sum('worst')} next and holds ${said.sum('bank')}.`,
  card_seen: (said) => `The ${card(said.text('card') || said.card)} is out already.`,
  rank_exhausted: (said) => `All ${many(said.text('rank') || said.card)} are out.`,
  pack_exhausted: (said) => {
    const stock = said.number('stock');
    return stock
      ? `${cap(counted(stock, 'card is', 'cards are'))} left, too few for this draw.`
      : 'No card is left.';
  },
  not_last_card: (said) => `${cap(counted(said.number('stock'), 'card is', 'cards are'))} left.`,
  nothing_to_undo: () => 'Nothing is left to take back.',
  sheet_disagrees: (said) => `The sheet’s own sums differ at line ${said.number('line')}.`,
  correction_refused: () => 'Later entries would no longer hold.',
  unauthorized: () => 'This tablet is signed out.',
  forbidden: () => 'It may read, not write.',
  cross_site: () => 'It came from another page than this house’s.',
  entry_in_between: () => 'Someone else wrote first: look again.',
  key_reused: () => 'This entry was sent before, otherwise.',
  unknown_session: () => 'This table is not here, or not for this device.',
  not_found: () => 'This table is not here, or not for this device.',
  wrong_shape: () => 'The house does not understand this entry.',
  malformed: () => 'The house does not understand this entry.',
};

export const slip = {
  notRecorded: 'Not recorded.',
  behind: (count: number) =>
    count ? `${cap(counted(count, 'entry waits', 'entries wait'))} behind this one.` : '',
  oneOf: (index: number, all: number) => `${index} of ${all}`,
  unknown: (detail: string) => detail || 'The house refused this entry.',
  forewarned: 'The house will refuse this.',
  goOn: 'Go on staking',
};

export const mends = {
  newTable: 'New table',
  seat: (name: string) => `Seat ${name}`,
  choosePunter: 'Choose a punter',
  buyInInstead: 'Buy in instead',
  otherName: 'Other name',
  chooseOther: 'Choose another',
  takePen: 'Take the pen',
  leaveOut: 'Leave it out',
  nextDeal: 'Keep for the next deal',
  untilItEnds: 'Keep until it ends',
  turnFasse: 'Turn the fasse',
  showBoth: 'Show both',
  showThem: 'Show them',
  leftOut: 'and leave this out',
  takeAll: 'Take all',
  layIt: 'Lay it',
  take: (sum: string) => `Take ${sum}`,
  takeOnly: 'Take only',
  paroli: 'Paroli',
  changeIt: 'Change it',
  maceIt: 'Mace it',
  otherCard: 'Other card',
  newBook: 'New book',
  takeOneBack: 'Take one back',
  layOneMore: 'Lay one more',
  takeBackOf: (name: string) => `Take ${owner(name)} back`,
  lay: (sum: string) => `Lay ${sum}`,
  bet: (sum: string) => `Bet ${sum}`,
  buyIn: (sum: string) => `Buy in ${sum}`,
  andLay: (sum: string) => `and lay ${sum}`,
  layLess: 'Lay less',
  atMost: (sum: string) => `${sum} at most`,
  fundBank: 'Fund the bank',
  otherSuit: 'Other suit',
  lastCard: 'Last card',
  drawPair: 'Draw a pair',
  signIn: 'Sign in',
  sendAgain: 'Send again',
};
