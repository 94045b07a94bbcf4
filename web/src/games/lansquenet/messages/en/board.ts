/** The board. */

export const board = {
  banks: 'banks',
  puts: 'banks and puts up a wager',
  sells: 'sells the deck',
  leaves: 'The first player to join banks first.',
  wager: 'Wager',
  open: 'Left to cover',
  covers: 'Covers',
  noCovers: 'No covers yet',
  lastHands: 'Last hands',
  handOf: (result: string, banker: string, gain: string) => `${result}: ${banker} ${gain}`,
  results: { twins: 'Twins', left: 'Left', right: 'Right' },
};
