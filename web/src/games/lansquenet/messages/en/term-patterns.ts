/** The words of the game in sentences, as regular expressions without groups. */

export const termPatterns = {
  banker: 'bankers?',
  wager: 'wagers?',
  cover: 'covers?',
  twins: 'twins',
  deck: 'deck',
  line: 'line',
  auction: 'auction',
};
