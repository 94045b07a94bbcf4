/** What the pages of all games show of Glic, in French. */

import { counted } from '../../../i18n/fr/grammar.ts';
import type { CommonMessages } from './common-en.ts';

export const fr: CommonMessages = {
  closeHint:
    'Si une main est en cours, terminez-la d’abord. Les joueurs se partagent l’argent des cases, et le jeu s’arrête. «\u00a0Annuler\u00a0» rouvre la table.',
  practice: {
    name: 'Table d’essai',
    demonstration: 'Glic à l’enseigne du Sanglier',
    hint: 'Quatre joueurs et une main donnée. Payez les cases, misez, et jouez la main jusqu’au bout.',
    firstSteps: [
      'Au glic, il y a de l’argent dans sept cases. L’atout d’une case la prend. Puis on mise sur la meilleure main, et on joue les cartes jusqu’à ce qu’un joueur n’en ait plus.',
    ],
  },
  progress: {
    settling: 'paiement du Poch',
    hand: (number) => `main ${number}`,
    hands: (count) => counted(count, 'main', { feminine: true }),
    between: 'main à donner',
    claiming: 'cases',
    betting: 'mises',
    showing: 'la meilleure main',
    playing: 'cartes en jeu',
    poch: 'Dans le Poch',
    pools: 'Dans les cases',
  },
};
