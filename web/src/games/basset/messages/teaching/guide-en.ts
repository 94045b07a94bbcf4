/** The steps that a practice table shows. `button` is the text of the button to tap. */

import { card, counted, owner } from '../../../../i18n/en/grammar.ts';

const quoted = (button: string): string => `“${button}”`;

export const en = {
  addPlayer: (button: string) => `Add a player first: tap ${quoted(button)}.`,
  newPlayer: (button: string) =>
    `Enter the name and the money of the new player. Then tap ${quoted(button)}.`,
  money: 'Tap coins to make up the sum. Then tap the button that names the sum.',
  player: (name: string) => `Choose what ${name} does. The buttons say what happens.`,
  newCard: 'Tap a coin, then the rank of the new card.',
  cardInDeal: 'Tap a coin. “Mace” adds it to this card. The name of another player bets it on the card.',
  betInStaking: 'Tap a coin. The name of another player bets it on the card.',
  cardInStaking: 'Tap a coin to change this stake, or withdraw it.',
  suits: 'Tap the suit of the card.',
  endEarly: (button: string) => `${quoted(button)} ends this deal although cards are left in the pack.`,
  repeat: (button: string) =>
    `${quoted(button)} lays the last stakes once more. Or tap a coin for new stakes.`,
  chooseCoin: (name: string) => `${name} may stake. Tap a coin first.`,
  chooseRank: (name: string) => `Tap a rank: the coin is laid on that card of ${name}.`,
  noMoney: 'No player has money to stake. Tap a name to bring in money.',
  lacksMoney: (need: string) => `${need}. Tap the button to bring in money, or tap a stake to withdraw it.`,
  turnFasse: (button: string) =>
    `Shuffle a pack of cards, then tap ${quoted(button)}. It is the first card of the deal.`,
  tapFasse: 'Turn over the first card of the pack and tap the same rank here. No pack? Tap any rank.',
  setAside: (cards: number) => `Set ${counted(cards, 'card')} aside, face down. `,
  firstCard: (wins: boolean) => `Turn a card over and tap it: it ${wins ? 'wins' : 'loses'}.`,
  secondCard: (wins: boolean) => `Turn the second card over and tap it: it ${wins ? 'wins' : 'loses'}.`,
  newCardOr: (name: string, button: string) =>
    `${name} may lay a new card: tap ${quoted(button)}. Or turn a card over and tap it.`,
  calculating: 'Paroli calculates what was won and lost.',
  win: (name: string, on: string, sum: string, take: string) =>
    `${owner(name)} ${card(on)} wins. ${quoted(take)} pays ${sum}`,
  /** Follows `win`. `nextSum`: what a paroli plays for; null if the win can only be taken. */
  orParoli: (nextSum: string | null) => (nextSum === null ? '.' : `, a paroli plays on for ${nextSum}.`),
  lastCard: (button: string) => `One card is left. Turn it over and tap ${quoted(button)}.`,
  tapLast: 'Tap the rank of the last card.',
  endDeal: (button: string) => `No card is left. Tap ${quoted(button)}, and a new deal begins.`,
};

export type GuideMessages = typeof en;
