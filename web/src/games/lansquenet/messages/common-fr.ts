/** What the pages of all games show of Lansquenet, in French. */

import { counted } from '../../../i18n/fr/grammar.ts';
import type { CommonMessages } from './common-en.ts';

export const fr: CommonMessages = {
  practice: {
    name: 'Table d’essai',
    demonstration: 'Lansquenet après dîner',
    hint: 'Quatre joueurs, un enjeu et deux couvertures. Donnez une main et dites qui gagne.',
    firstSteps: [
      'Au lansquenet, chaque joueur tient la banque à son tour\u00a0: il met de l’argent en jeu, et les autres parient contre lui. Puis les cartes décident.',
    ],
  },
  progress: {
    settling: 'calcul d’une main',
    hand: (number) => `main ${number}`,
    hands: (count) => counted(count, 'main', { feminine: true }),
    wagering: 'enjeu à poser',
    covering: 'enjeu à couvrir',
    selling: 'cartes à vendre',
    banker: 'Banquier',
    wager: 'Enjeu',
    open: 'Reste à couvrir',
  },
};
