/** What a line of the score sheet lacks while it is typed. */

import { counted, grouped } from './grammar.ts';

export const sheetLine = {
  unknown: (word: string) => `“${word}” does not start a score-sheet line.`,
  tooLong: (word: string) => `Remove “${word}”: the line is complete without it.`,
  wrong: {
    repeated: (word: string) => `“${word}” is in this line already.`,
    name: (word: string) => `“${word}” does not match exactly one player.`,
    card: (word: string) => `“${word}” is not a card.`,
    hand: (word: string, least: number, most: number) =>
      `“${word}” is not a hand: write ${least === most ? counted(least, 'card') : `${least} to ${most} cards`} with commas between them.`,
    number: (word: string, least: number, most: number) =>
      `“${word}” is not a whole number from ${grouped(least)} to ${grouped(most)}.`,
    amount: (word: string) => `“${word}” is not an amount.`,
    choice: (word: string, choices: readonly string[]) =>
      `“${word}” is not one of these: ${choices.join(', ')}.`,
  },
  number: 'a number',
  missing: (what: string) => `Next: ${what}.`,
  ready: 'Press Enter to record it.',
};
