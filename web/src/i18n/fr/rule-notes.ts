/** Pourquoi une règle qu'aucune source ne fixe, par jeu de règles et par champ. */

import type { en } from '../en.ts';

export const whys: (typeof en)['whys'] = {
  all: {
    odd_half: 'Aucune source ne dit qui garde la pièce impaire d’une moitié.',
    bank_cover: 'Aucune source ne dit qui est payé d’abord quand la banque saute.',
    min_stake: 'Les sources nomment des limites en pièces de leur temps\u00a0; aucune n’engage.',
    max_stake: 'Les sources nomment des limites en pièces de leur temps\u00a0; aucune n’engage.',
    target: 'Seule S1 joue aux points, et ne fixe aucun but.',
  },
  cotton: {
    ladder: 'S0 Rules imprime 30 et 60\u00a0; 33 et 67 sont de S3 et de la Britannica.',
    pay: 'Pris de la Britannica\u00a0; S0 Rules ne tranche pas.',
    restake: 'S0 Rules ne dit pas qu’une carte payée puisse être remise.',
    fasse: 'S0 Rules prend la moitié de la mise\u00a0; que la carte sorte ensuite est notre choix.',
    repeat:
      'S0 Rules a les deux, «\u00a0pour la banque\u00a0» et «\u00a0se retire\u00a0»\u00a0; nous prenons le second.',
  },
  centlivre: {
    mace: 'S0 Variants ne masse que les cartes perdues\u00a0; ici, toute carte sans corne.',
  },
  sca: {
    twins: 'S1 ne parle pas d’un couple d’un seul rang.',
    last_card: 'S1 ne parle pas d’une carte qui reste.',
    carry: 'S1 ne parle pas d’un paroli encore debout à la fin du jeu.',
    ladder: '«\u00a0Sort après quatre gains\u00a0» se lit cinq, sans quoi 60 ne se gagnerait jamais.',
  },
  parlour: {
    twins: 'S2 ne parle pas d’un couple d’un seul rang.',
    carry: 'S2 ne parle pas d’un paroli encore debout à la fin du jeu.',
    replace: 'S2 veut qu’une carte perdue soit remplacée\u00a0; ici elle peut l’être.',
    mace: 'S2 n’interdit pas de masser un paroli\u00a0; ici, seulement une carte sans corne.',
  },
  oak: {
    twins: 'S3 ne parle pas d’un couple d’un seul rang.',
    carry: 'S3 ne laisse courir qu’une mise gagnée quatre fois\u00a0; ici, tout paroli.',
  },
};
