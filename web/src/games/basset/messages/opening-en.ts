/** What Basset adds to the opening form, in English. */

export const en = {
  enterLadder: (longest: number, least: number, most: number) =>
    `Enter 1 to ${longest} whole numbers from ${least} to ${most}. Start with the first win.`,
  ladderLabel: 'Multiples of the stake, starting with the first win',
};

export type OpeningMessages = typeof en;
