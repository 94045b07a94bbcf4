/** The next step in a few words, below the sentence of the table page. */

import { counted } from '../../../../../i18n/en/grammar.ts';

export const steps = {
  tapCoin: 'Tap a coin, then a rank',
  tapRank: 'Tap a rank',
  buyInOrWithdraw: 'Buy in, or tap a stake to withdraw it',
  setAside: (cards: number) => `set ${counted(cards, 'card')} aside`,
  tapFirst: (wins: boolean) => `tap the card that ${wins ? 'wins' : 'loses'}`,
  lastCardNext: 'one card is left',
  endNext: 'no card is left: end the deal',
};
