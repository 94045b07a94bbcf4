/** The steps that a practice table shows. `button` is the text of the button to tap. */

const quoted = (button: string): string => `“${button}”`;

export const en = {
  addPlayers: 'Add two players or more.',
  bank: (player: string) => `${player} is in turn to bank. Tap a coin: it is the bank.`,
  bankOrPass: (player: string, button: string) =>
    `${player} may bank at any sum: tap a coin. If ${player} declines, tap ${quoted(button)}.`,
  noBank: 'No player has enough money for a bank. Tap the button to bring in money.',
  tooLittle: (player: string) =>
    `${player} has too little for a bank and declines. Or tap the name to bring in money.`,
  continued: 'Tap the player who takes the bank at that sum. Or tap a coin for another bank.',
  bidden: 'Tap a coin for the bank, then the player who bids it.',
  banker: 'Tap the player who banks.',
  stakes: 'Tap a coin, then each player who stakes it.',
  again: (button: string) =>
    `${quoted(button)} places the stakes of the last hand. Or tap a coin, then the players.`,
  coinInHand: 'Tap each player who stakes the coin in hand.',
  stake: 'Tap a coin: it is the new stake. Or take the stake back.',
  banco: 'Tap the player who plays against the whole bank.',
  deal: 'Deal two cards to each side, and a third by the rules. The higher points win. Tap the result.',
  dealTwo:
    'Deal two cards to each hand, and a third by the rules. Tap what won on the right, then on the left.',
  left: 'Now tap what won on the left.',
  cards: 'Tap each card as it is dealt. The sentence above says when a third card is drawn.',
  broken: 'Nothing is left in the bank. Tap a coin to add money, or pass the deal.',
  brokenPass: 'Nothing is left in the bank, so the deal passes.',
  shoe: 'Too few cards are left. Shuffle them all.',
  accept: (banker: string) => `${banker} must cover all stakes, or pass the deal.`,
  calculating: 'Paroli calculates what was won and lost.',
};

export type GuideMessages = typeof en;
