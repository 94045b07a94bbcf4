/** The board. */

export const board = {
  status: (number: number) => `Hand ${number}`,
  putsUp: (banker: string) => `${banker} puts up a wager.`,
  left: (sum: string) => `Left to cover: ${sum}`,
  allCovered: 'All covered: the cards decide.',
  nextBanker: (banker: string) => `${banker} banks now`,
  hints: {
    noPlayers: 'Each player banks in turn, in the order of the seats.',
    wagering: 'The banker puts up money. The other players bet against it.',
    covering: 'A cover is a bet that the banker loses. It wins as much as it is.',
    dealt: 'The banker wins with twins or left, and pays all covers with right.',
    selling: 'The player who buys the deck banks next.',
    closed: 'The evening at this table is over.',
  },
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
