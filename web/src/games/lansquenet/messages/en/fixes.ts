/** Ways out of a refusal. */

export const fixes = {
  wager: (sum: string) => `Wager ${sum}`,
  cover: (sum: string) => `Cover ${sum}`,
  pay: (sum: string) => `Pay ${sum}`,
  takeCoverBack: (name: string) => `Take back the cover of ${name}`,
  addPlayer: 'Add a player',
  pass: 'Pass the deck',
  sell: 'Sell the deck',
  enterAgain: 'Enter it as the next hand',
};
