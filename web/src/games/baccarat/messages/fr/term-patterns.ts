/** The words of the game in sentences, as regular expressions without groups, in French. */

import type { en } from '../en.ts';

export const termPatterns: (typeof en)['termPatterns'] = {
  banker: 'banquiers?',
  punter: 'pontes?',
  banco: 'banco',
  cheval: 'à cheval',
  natural: 'd’emblée',
  tie: 'coups? nuls?',
  abide: 'restent en jeu|reste en jeu',
  deal: 'la main passe|passe la main|passer la main',
  points: 'points?',
};
