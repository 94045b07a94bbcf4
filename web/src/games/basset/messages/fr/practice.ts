/** The practice table on the home page, in French. */

import type { en } from '../common-en.ts';

export const practice: (typeof en)['practice'] = {
  name: 'Table d’essai',
  demonstration: 'Une soirée de démonstration',
  hint: 'Six joueurs et leurs mises sont en place. Retournez la fasse et tirez les cartes.',
  firstSteps: [
    'La bassette se joue contre une banque. Les joueurs misent sur des cartes, et le croupier tire des paires d’un jeu complet\u00a0: une carte de chaque paire gagne, l’autre perd.',
    'Après un gain, un joueur encaisse, ou laisse son gain sur la carte pour gagner bien plus la fois suivante. C’est un paroli.',
    'Vous saisissez les mises et les cartes\u00a0; Paroli fait les comptes. Essayez à une table d’essai\u00a0: six joueurs, leurs mises sur la table, pas d’argent réel.',
  ],
};
