/** What the pages of all games show of Swiss Tarot, in French. */

import { counted } from '../../../i18n/fr/grammar.ts';
import type { CommonMessages } from './common-en.ts';

export const fr: CommonMessages = {
  closeHint:
    'Si une partie est en cours, comptez d’abord ses donnes, ou abandonnez-la. Les joueurs se partagent le pot, et le jeu s’arrête. «\u00a0Annuler\u00a0» rouvre la table.',
  practice: {
    name: 'Table d’essai',
    demonstration: 'Tarot à Fribourg',
    hint: 'Trois joueurs, une donne comptée. Comptez la deuxième donne.',
    firstSteps: [
      'Au tarot suisse, trois joueurs mettent de l’argent au pot et jouent trois donnes. Après chaque donne, ils comptent leurs plis. Le plus haut score gagne le pot.',
    ],
  },
  progress: {
    settling: 'calcul d’une partie',
    game: (number) => `partie ${number}`,
    games: (count) => counted(count, 'partie', { feminine: true }),
    round: (number) => `donne ${number}`,
    between: 'mise à poser',
    pot: 'Pot',
    leads: 'En tête',
  },
};
