/** What the pages of all games show of Baccarat, in French. */

import { cards, counted } from '../../../i18n/fr/grammar.ts';
import type { CommonMessages } from './common-en.ts';

export const fr: CommonMessages = {
  practice: {
    name: 'Table d’essai',
    demonstration: 'Le premier sabot de chemin de fer',
    hint: 'Cinq joueurs, une banque de 20 et deux mises. Donnez un coup et dites qui gagne.',
    firstSteps: [
      'Au baccara, un joueur tient la banque avec son propre argent, et les autres misent contre lui. Deux ou trois cartes de chaque côté décident\u00a0: neuf est le meilleur point.',
    ],
  },
  progress: {
    settling: 'calcul d’un coup',
    hand: (number) => `coup ${number}`,
    hands: (count) => counted(count, 'coup'),
    open: 'banque libre',
    staking: 'mises ouvertes',
    cardsLeft: (count) => `au plus ${cards(count)}`,
    banker: 'Banquier',
    bank: 'Banque',
    staked: 'Misé',
  },
};
