/** The result of the deal that just ended, at the top of the table page. */

import { cap, counted } from '../../../../i18n/en/grammar.ts';
import { strong } from '../../../../i18n/markup.ts';

export const dealResult = {
  over: 'Deal over. Couches go home.',
  bankWins: (deal: number, sum: string) => `Deal ${deal}: the bank wins ${strong(sum)}`,
  bankLoses: (deal: number, sum: string) => `Deal ${deal}: the bank loses ${strong(sum)}`,
  bankEven: (deal: number) => `Deal ${deal}: the bank neither wins nor loses`,
  wonMost: 'Won most',
  lostMost: 'Lost most',
  players: (count: number) => cap(counted(count, 'player')),
};
