/** The result of the deal that just ended, at the top of the table page. */

import { counted } from '../../../../i18n/en/grammar.ts';
import { strong } from '../../../../i18n/markup.ts';

export const dealResult = {
  over: 'Deal over. Couches go home.',
  bankWins: (deal: number, sum: string) => `Deal ${deal}: the bank wins ${strong(sum)}`,
  bankLoses: (deal: number, sum: string) => `Deal ${deal}: the bank loses ${strong(sum)}`,
  bankEven: (deal: number) => `Deal ${deal}: the bank neither wins nor loses`,
};

/** A deal that ends with cards left. */
export const endEarly = {
  open: 'End the deal early',
  cardsLeft: (count: number) => (count === 1 ? '1 card left.' : `${count} cards left.`),
  couchesGoHome: 'Couches go home',
  parolisLost: (count: number, sum: string) =>
    `${counted(count, 'paroli')} worth ${sum} ${count === 1 ? 'is' : 'are'} lost`,
  parolisStay: (count: number, sum: string) =>
    `${counted(count, 'paroli')} worth ${sum} ${count === 1 ? 'stays' : 'stay'} for the next deal`,
};
