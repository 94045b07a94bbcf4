/** The steps that a practice table shows. `button` is the text of the button to tap. */

const quoted = (button: string): string => `“${button}”`;

export const en = {
  addPlayers: 'Add two players or more. The first one banks first.',
  wager: (banker: string) => `${banker} banks. Tap a coin: it is the wager.`,
  tooLittle: (banker: string) =>
    `${banker} has too little for a wager and passes. Or tap the name to bring in money.`,
  noWager: 'No player has enough money for a wager. Tap the button to bring in money.',
  noCover: (player: string) => `No player can cover. Tap the button to bring in money for ${player}.`,
  wagerAgain: (banker: string) =>
    `${banker} banks. The button at the bottom puts up the last wager. Or tap a coin for another.`,
  coverRest: 'Tap a player who covers all that is left. For a smaller cover, tap a coin first.',
  coverCoin: 'Tap each player who covers with the coin in hand.',
  coversAgain: (button: string) =>
    `${quoted(button)} places the covers of the last hand. Or tap a coin, then the players.`,
  cover: 'Tap a coin: it is the new cover. Or take the cover back.',
  deal: {
    suit: 'Deal one card to the left, one to the right, then more until a suit matches. Tap the result.',
    rank: 'Deal one card to the left, one to the right, then more until a rank matches. Tap the result.',
  },
  cards: {
    suit: 'Tap the suit of each card in the order dealt. The hand ends with the card that matches.',
    rank: 'Tap the rank of each card in the order dealt. The hand ends with the card that matches.',
  },
  sell: (button: string) => `Tap the player who buys the deck. If there is no buyer, tap ${quoted(button)}.`,
  price: (player: string) => `Tap a coin: ${player} pays it for the deck.`,
  calculating: 'Paroli calculates what was won and lost.',
};

export type GuideMessages = typeof en;
