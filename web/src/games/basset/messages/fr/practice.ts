/** The practice table on the home page, in French. */

import type { en } from '../common-en.ts';

export const practice: (typeof en)['practice'] = {
  name: 'Table d’essai',
  hint: 'Six joueurs et leurs mises sont en place. Retournez la fasse et tirez les cartes.',
  firstHint:
    'Vos tables apparaissent ici. Commencez par une table d’essai\u00a0: six joueurs, un jeu de cartes, pas d’argent réel.',
};
