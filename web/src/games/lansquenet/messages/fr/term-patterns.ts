/** The words of the game in sentences, as regular expressions without groups, in French. */

import type { en } from '../en.ts';

export const termPatterns: (typeof en)['termPatterns'] = {
  banker: 'banquiers?',
  wager: 'enjeux?',
  cover: 'couvrir|couvertures?|couvert',
  twins: 'doublets?',
  deck: 'les cartes',
  line: 'file',
  auction: 'enchères',
};
