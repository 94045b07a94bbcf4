/** What trays say that load after the table. */

import { ordinal, rank } from '../../../i18n/en/grammar.ts';

export const en = {
  otherBuyIn: 'Buy in another sum',
  /** What net and place below a name mean. `won` and `lost` are '' for nothing. */
  standing: (won: string, lost: string, place: number | null) =>
    `${won ? `won ${won}` : lost ? `lost ${lost}` : 'nothing won or lost'} so far${place === null ? '' : `, ${ordinal(place)} place`}`,
  /** In place of a short label. */
  enterPurse: 'Enter an amount, or 0.',
  startOver: 'Start over',
  sumSoFar: (sum: string) => `Sum: ${sum}`,
  anySuit: 'any',
  suitOf: (on: string) => `Which ${rank(on)}`,
};

export type TrayMessages = typeof en;
