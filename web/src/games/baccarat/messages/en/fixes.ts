/** Ways out of a refusal. */

export const fixes = {
  bank: (sum: string) => `Bank ${sum}`,
  bankOf: (name: string, sum: string) => `${name} banks ${sum}`,
  pass: 'Pass the deal',
  refill: 'Add to the bank',
  accept: 'Accept all stakes first',
  shuffle: 'Shuffle first',
  withoutCheval: 'On one hand only',
  stands: 'Let the player stand',
  enterAgain: 'Enter it as the next hand',
  withoutThird: 'Without the third card',
  resultOnly: 'Enter the result only',
};
