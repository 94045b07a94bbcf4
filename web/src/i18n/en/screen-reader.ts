/** What is said to those who listen instead of looking. */

import { cap, card, counted, listed, owner, rank, small, times } from './grammar.ts';

export const reader = {
  table: 'Punters by ranks',
  punter: 'Punter',
  doing: 'What may be done now',
  keys: 'Cards',
  key: (on: string, seen: number, of: number) =>
    seen >= of
      ? `${cap(rank(on))}, none left`
      : `${cap(rank(on))}, ${seen ? small(seen) : 'none'} of ${small(of)} seen`,
  couch: (said: { name: string; card: string; sum: string; crooks: number }) =>
    `${said.name}, ${card(said.card)}, ${said.sum}${said.crooks ? `, ${counted(said.crooks, 'crook')}` : ''}`,
  emptyCouch: (name: string, on: string) => `${name}, ${card(on)}, empty`,
  emptyPlace: (name: string, on: string) => `${name}, ${rank(on)}, nothing`,
  layHere: (name: string, on: string, sum: string) => `${name}, lay ${sum} on the ${rank(on)}`,
  won: (rung: number, win: string) => `won ${times(rung)}, ${win}, to answer`,
  playsFor: (rung: number) => `plays for ${times(rung)}`,
  lost: (name: string, on: string, sum: string) => `${owner(name)} ${card(on)} loses ${sum}`,
  riding: 'rides from the last deal',
  paying: 'for the pay',
  sideBetOn: 'a side bet on it',
  pencil: 'not recorded yet',
  refused: 'refused',
  suitBook: (suit: string) => `book of ${suit}`,
  wins: (name: string, on: string, sum: string) => `${owner(name)} ${card(on)} wins ${sum}`,
  paidAtOnce: (name: string, on: string, sum: string) =>
    `${owner(name)} ${card(on)} wins ${sum}, paid at once`,
  facesFasse: (name: string, on: string, sum: string) =>
    `${owner(name)} ${card(on)} costs ${sum} at the fasse`,
  waits: (names: readonly string[]) => `To answer: ${listed(names)}.`,
  slot: (on: string | null, wins: boolean) =>
    on === null
      ? wins
        ? 'Winning card: none yet'
        : 'Losing card: none yet'
      : `${cap(rank(on))} ${wins ? 'wins' : 'loses'}. Tap to take it away`,
  gauge: 'What the bank would pay, by rank',
};

export const shortcuts = {
  title: 'Keys',
  off: 'Single keys are switched off in the settings.',
  /** Keys by what they do; the ranks' keys come first. */
  groups: [
    {
      title: 'Cards',
      keys: [
        ['A 2-9 0 J Q K', 'ranks; 0 is the ten'],
        ['Backspace', 'not that card'],
        ['Space', 'the main button, where none has the focus'],
        ['F', 'fasse'],
        ['L', 'last card'],
        ['E', 'end the deal'],
      ],
    },
    {
      title: 'While answers wait',
      keys: [
        ['T', 'take'],
        ['P', 'paroli'],
        ['Y', 'pay'],
        ['S', 'take and lay again'],
        ['Arrows', 'choose the answer'],
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
        ['N', 'next punter'],
        ['M', 'mace'],
        ['W', 'side bet on this card'],
        ['G', 'new book'],
        ['B', 'buy in'],
      ],
    },
    {
      title: 'Else',
      keys: [
        ['U, Ctrl+Z', 'undo what is not sent yet'],
        ['H', 'history'],
        ['O', 'what is not recorded'],
        [':', 'a line of the score sheet'],
        ['?', 'these keys'],
      ],
    },
  ] as readonly { title: string; keys: readonly (readonly [string, string])[] }[],
  line: 'A line of the score sheet',
  lineHint: 'stake anne K 5',
  lineUnknown: (word: string) => `“${word}” begins no line of a score sheet.`,
  lineOver: (word: string) => `“${word}” is one word too many.`,
  lineWrong: {
    name: (word: string) => `“${word}” names nobody here, or more than one.`,
    card: (word: string) => `“${word}” is no card.`,
    draw: (word: string) => `“${word}” is no card.`,
    amount: (word: string) => `“${word}” is no amount.`,
    suit: (word: string) => `“${word}” is no suit.`,
    outcome: (word: string) => `“${word}” is neither win nor lose.`,
  },
  lineMissing: (what: string) => `Next: ${what}.`,
  lineGood: 'Enter records it.',
};
