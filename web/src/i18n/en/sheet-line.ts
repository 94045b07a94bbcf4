/** What a line of the score sheet lacks while it is typed, and the limit of amounts. */

export const sheetLine = {
  unknown: (word: string) => `“${word}” does not start a score-sheet line.`,
  tooLong: (word: string) => `Remove “${word}”: the line is complete without it.`,
  wrong: {
    name: (word: string) => `“${word}” does not match exactly one player.`,
    card: (word: string) => `“${word}” is not a card.`,
    amount: (word: string) => `“${word}” is not an amount.`,
    choice: (word: string, choices: readonly string[]) =>
      `“${word}” is not one of these: ${choices.join(', ')}.`,
  },
  missing: (what: string) => `Next: ${what}.`,
  ready: 'Press Enter to record it.',
  atMost: (sum: string) => `At most ${sum}.`,
};
