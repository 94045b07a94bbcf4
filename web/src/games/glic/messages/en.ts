/** Every text of the table page of Glic, in English. */

import { counted, listed } from '../../../i18n/en/grammar.ts';
import { strong } from '../../../i18n/markup.ts';

const either = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** The sentences that the dealer reads aloud. */
const calls = {
  noPlayers: 'Glic needs three players or more. The first one deals first.',
  tooFew: (missing: number) => `Glic needs three players with money. ${counted(missing, 'player')} missing.`,
  deal: (dealer: string) => `${dealer} deals.`,
  holds: (pool: string, sum: string) => `The ${pool} holds ${sum}.`,
  poolsHold: (sum: string) => `The pools hold ${sum}.`,
  claims: (turn: string) => `Who shows a card of a pool? Then ${turn} bets first.`,
  claim: {
    ace: (sum: string) => `Who has the ace of trump? ${sum}.`,
    king: (sum: string) => `Who has the king of trump? ${sum}.`,
    queen: (sum: string) => `Who has the queen of trump? ${sum}.`,
    jack: (sum: string) => `Who has the jack of trump? ${sum}.`,
    ten: (sum: string) => `Who has the ten of trump? ${sum}.`,
    marriage: (sum: string) => `Who has the king and queen of trump? ${sum}.`,
    sequence: (sum: string) => `Who has the seven, eight and nine of trump? ${sum}.`,
  },
  owes: (player: string, sum: string) => `${player}: see ${sum}, raise, pass or fold?`,
  owesMore: (player: string, sum: string) => `${player}: ${sum} to see. Pass or fold?`,
  bets: (player: string) => `${player}: bet or pass?`,
  best: (players: readonly string[]) => `${either(players)}: who has the best hand?`,
  equal: (players: readonly string[]) =>
    players.length ? `Equal hands: ${listed(players)}. Who else?` : 'Who has equal hands?',
  poch: (players: readonly string[]) =>
    players.length === 1 ? `${listed(players)} wins the Poch.` : `${listed(players)} share the Poch.`,
  playing: 'Who lays a last card, or is out?',
  left: (player: string, next: string) => `${player} is out. ${next}, how many cards?`,
  pochWon: (winner: string, sum: string) => `${winner} takes the Poch of ${sum}.`,
  pochShared: (shares: readonly string[]) => `The Poch is shared: ${listed(shares)}.`,
  run: (player: string, sum: string) => `${player} laid the last card: ${sum} each.`,
  runPaid: (player: string, sum: string) => `${player} laid the last card and gets ${sum}.`,
  out: (player: string, sum: string) => `${player} is out of cards and gets ${sum}.`,
  of: (name: string, sum: string) => `${name} ${sum}`,
  closed: 'The table is closed.',
};

const table = {
  poch: 'in the Poch',
  pochShort: (sum: string, level: string) => `Poch ${strong(sum)} · level ${strong(level)}`,
  level: 'level',
  pools: 'in the pools',
  poolsShort: (sum: string) => `Pools ${strong(sum)}`,
  poolRow: 'Pools',
  hand: (number: number) => `Hand ${number}`,
  deals: 'deals',
  dealt: 'dealt',
  owes: (sum: string) => `owes ${sum}`,
  folded: 'folded',
  passed: 'passed',
  sitsOut: 'sits out',
  isOut: 'out of cards',
  inPoch: (name: string, sum: string) => `${name} has ${sum} in the Poch`,
  won: (pools: readonly string[]) => listed(pools),
  takes: (sum: string) => `Takes ${sum}`,
  best: 'Best hand',
  equalHand: 'Equal hand',
  run: 'Last card',
  out: 'Out',
  cards: (name: string) => `Cards that ${name} has left`,
  raise: 'Tap a coin to bet',
  raiseMore: (sum: string) => `${sum} to see, and a coin more`,
  noBet: 'No bet is possible.',
  claimHint: 'Tap the player who shows the cards.',
  bestHint: 'Tap the player with the best hand.',
  equalHint: 'Tap each player with an equal hand.',
  equal: 'Equal hands',
  playHint: 'Each sequence that ends pays the player of its last card.',
  outHint: 'Tap the cards that each other player has left.',
  giveUp: 'Give up',
  tapAgain: 'Tap again to give up',
  tookPool: (pool: string) => `Took the ${pool}`,
  laidLast: 'Laid the last card',
};

/** What the main button does. */
const steps = {
  addPlayer: 'Add a player',
  deal: 'Deal',
  short: (name: string) => `${name} cannot pay the ante`,
  pass: 'Pass',
  share: 'Equal hands',
  tapClaim: 'Tap the winner',
  tapBest: 'Tap the best hand',
  tapEqual: 'Tap two players or more',
  tapOut: 'Tap who is out',
  tapCards: 'Tap the cards left',
  settling: 'Paying out the Poch',
};

const keys = {
  turn: 'What the player does',
  see: (sum: string) => `See ${sum}`,
  seeNothing: 'See',
  fold: 'Fold',
  passAll: 'All pass',
  passAllWords: 'All pass: the betting stops',
};

/** Entries and events as sentences, in the words of the log. */
const entries = {
  deal: 'Deal.',
  dealt: (dealer: string, sum: string) => `${dealer} deals. ${sum} goes into the pools.`,
  claim: (name: string, pool: string) => `${name} claims the ${pool}.`,
  claimed: (name: string, sum: string, pools: readonly string[]) =>
    `${name} takes ${sum} from the ${listed(pools)}.`,
  bet: (name: string, sum: string) => `${name} bets ${sum}.`,
  raised: (name: string, owed: string, sum: string) => `${name} sees ${owed} and bets ${sum} more.`,
  see: (name: string) => `${name} sees.`,
  seen: (name: string, sum: string) => `${name} sees ${sum}.`,
  pass: (name: string) => `${name} passes.`,
  passAll: 'All pass.',
  fold: (name: string) => `${name} folds.`,
  best: (names: readonly string[]) =>
    names.length === 1 ? `${listed(names)} has the best hand.` : `${listed(names)} have equal best hands.`,
  run: (name: string) => `${name} lays the last card of a sequence.`,
  out: (name: string, left: readonly string[]) => `${name} is out of cards. Cards left: ${listed(left)}.`,
  left: (left: readonly string[]) => `Cards left: ${listed(left)}.`,
  paid: (payments: readonly string[]) => `Paid: ${listed(payments)}.`,
  end: 'The hand is given up.',
  betsReturned: 'The bets return.',
  shared: (sum: string, shares: readonly string[]) => `${sum} in the pools is shared: ${listed(shares)}.`,
  of: (name: string, cards: number) => `${name} ${cards}`,
};

/** The same in a few words, for the undo button. */
const short = {
  deal: 'Deal',
  claim: (name: string, pool: string) => `${name}: ${pool}`,
  bet: (name: string, sum: string) => `${name} bets ${sum}`,
  see: (name: string) => `${name} sees`,
  pass: (name: string) => `${name} passes`,
  passAll: 'All pass',
  fold: (name: string) => `${name} folds`,
  best: (names: readonly string[]) => `Best: ${listed(names)}`,
  run: (name: string) => `Last card: ${name}`,
  out: (name: string) => `${name} out`,
  end: 'Give up',
};

/** Ways out of a refusal. */
const fixes = {
  giveUp: 'Give the hand up first',
  deal: 'Deal first',
  passAll: 'All pass first',
  forTurn: (name: string) => `Enter it for ${name}`,
  otherPlayer: 'Another player',
  countAgain: 'Count again',
  pass: (name: string) => `${name} passes`,
  bet: (sum: string) => `Bet ${sum}`,
};

const shortcuts = {
  title: 'The Poch',
  turn: ['S P F', 'see, pass, fold for the player in turn'] as readonly [string, string],
  all: ['A', 'all pass'] as readonly [string, string],
  cards: ['1 to 5', 'the cards that the next player has left'] as readonly [string, string],
};

/** The steps that a practice table shows. `button` is the text of the button to tap. */
const guide = {
  addPlayers: 'Add players until three sit at the table. The first one deals first.',
  deal: (button: string) => `“${button}” pays the antes into the pools.`,
  claims: (turn: string) =>
    `A player shows a trump card: tap its pool, then the player. If there are no more, ${turn} bets.`,
  claim: 'Tap the player who shows the cards. The pool is paid to that player.',
  turn: (player: string) => `${player} bets with a coin, or passes.`,
  owes: (player: string, sum: string) => `${player} owes ${sum}: see, raise with a coin, pass or fold.`,
  all: (button: string) => `If all are done, tap “${button}”: the betting stops.`,
  best: 'The players show their hands. Tap the best one: it wins the Poch.',
  play: 'When a sequence ends, tap “Last card” of its player. When a player has no cards left, tap “Out”.',
  out: 'Tap how many cards each other player has left. A second tap replaces the first.',
  settling: 'Paroli pays out the Poch.',
};

/** The words of the game in sentences, as regular expressions without groups. */
const termPatterns = {
  poch: 'Poch',
  pool: 'pools?',
  see: 'see',
  fold: 'fold',
  sequence: 'sequences?',
  marriage: 'marriage',
  level: 'level',
};

export const en = { calls, table, steps, keys, entries, short, fixes, shortcuts, guide, termPatterns };

export type Messages = typeof en;
