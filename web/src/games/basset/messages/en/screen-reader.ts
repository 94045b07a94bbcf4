/** Texts for screen readers, and the keyboard shortcuts with the score-sheet line. */

import { cap, card, listed, owner, rank, small, times } from '../../../../i18n/en/grammar.ts';
import { corners } from './table/corners.ts';

export const screenReader = {
  table: 'Players and ranks',
  player: 'Player',
  actions: 'Actions',
  keys: 'Cards',
  key: (on: string, seen: number, of: number) =>
    seen >= of
      ? `${cap(rank(on))}, none left`
      : `${cap(rank(on))}, ${seen ? small(seen) : 'none'} of ${small(of)} drawn`,
  keyUsed: (on: string, name: string) => `${cap(rank(on))}, ${name} has staked on it already`,
  couch: (said: { name: string; card: string; sum: string; crooks: number }) =>
    `${said.name}, ${card(said.card)}, ${said.sum}${said.crooks ? `, ${corners(said.crooks)}` : ''}`,
  emptyCouch: (name: string, on: string) => `${name}, ${card(on)}, empty`,
  emptyPlace: (name: string, on: string) => `${name}, ${rank(on)}, no stake`,
  layHere: (name: string, on: string, sum: string) => `${name}, stake ${sum} on the ${rank(on)}`,
  won: (rung: number, win: string) => `won ${times(rung)}, ${win}, take or play on?`,
  playsFor: (rung: number) => `plays for ${times(rung)}`,
  lost: (name: string, on: string, sum: string) => `${owner(name)} ${card(on)} loses ${sum}`,
  carriedOver: 'carried over from the last deal',
  forPay: 'plays on without risk',
  sideBetOn: 'has a side bet',
  notRecorded: 'not recorded yet',
  refused: 'refused',
  suitBook: (suit: string) => `book of ${suit}`,
  wins: (name: string, on: string, sum: string) => `${owner(name)} ${card(on)} wins ${sum}`,
  paidAtOnce: (name: string, on: string, sum: string) =>
    `${owner(name)} ${card(on)} wins ${sum}, paid at once`,
  losesToFasse: (name: string, on: string, sum: string) =>
    `${owner(name)} ${card(on)} loses ${sum} to the fasse`,
  winsToAnswer: (names: readonly string[]) => `Wins to take or play on: ${listed(names)}.`,
  correctDraw: 'correct this draw',
  correctAnswer: 'correct this answer',
  drawSlot: (on: string | null, wins: boolean) =>
    on === null
      ? wins
        ? 'Winning card: none yet'
        : 'Losing card: none yet'
      : `${cap(rank(on))} ${wins ? 'wins' : 'loses'}. Tap to remove it`,
  bankBars: 'What the bank would pay, by rank',
};

export const shortcuts = {
  title: 'Keyboard shortcuts',
  off: 'Single-key shortcuts are off. Turn them on in the settings.',
  /** Keys by what they do; the keys of the ranks come first. */
  groups: [
    {
      title: 'Cards',
      keys: [
        ['A 2-9 0 J Q K', 'rank (0 is ten)'],
        ['Backspace', 'remove that card'],
        ['Space', 'main button, if no button has the focus'],
        ['F', 'fasse'],
        ['L', 'last card'],
        ['E', 'end the deal'],
      ],
    },
    {
      title: 'While a win waits',
      keys: [
        ['T', 'take'],
        ['P', 'paroli'],
        ['Y', 'pay: play on without risk'],
        ['S', 'take and stake again'],
        ['Arrows', 'choose what to do'],
        ['Shift+T', 'take all the rest'],
      ],
    },
    {
      title: 'On the table',
      keys: [
        ['Arrows', 'move'],
        ['Enter', 'act'],
        ['[ ]', 'coin'],
        ['=', 'other amount'],
        ['N', 'next player'],
        ['M', 'mace: add money'],
        ['W', 'side bet on this card'],
        ['G', 'new book'],
        ['B', 'buy in'],
      ],
    },
    {
      title: 'Other',
      keys: [
        ['U, Ctrl+Z', 'undo the newest entry'],
        ['Shift+U', 'redo'],
        ['H', 'history'],
        ['O', 'unrecorded entries'],
        [':', 'type a score-sheet line'],
        ['?', 'these shortcuts'],
      ],
    },
  ] as readonly { title: string; keys: readonly (readonly [string, string])[] }[],
  line: 'Score-sheet line',
  lineHint: 'stake anne K 5',
};
