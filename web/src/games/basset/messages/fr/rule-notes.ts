/** Why a preset has a rule that no source decides, in French. */

import type { en } from '../common-en.ts';

export const ruleNotes: (typeof en)['ruleNotes'] = {
  all: {
    odd_half: 'Aucune source ne dit qui garde la pièce impaire d’une moitié.',
    bank_cover: 'Aucune source ne dit qui est payé d’abord quand la banque est à découvert.',
    min_stake: 'Les sources donnent des limites en pièces anciennes\u00a0; nous n’en reprenons aucune.',
    max_stake: 'Les sources donnent des limites en pièces anciennes\u00a0; nous n’en reprenons aucune.',
    target: 'Seule S1 joue aux points, sans fixer d’objectif.',
  },
  cotton: {
    ladder: 'S0 Rules donne 30 et 60\u00a0; 33 et 67 viennent de S3 et de la Britannica.',
    pay: 'D’après la Britannica\u00a0; S0 Rules ne tranche pas.',
    restake: 'S0 Rules ne dit pas qu’on peut remiser sur une carte payée.',
    fasse: 'S0 Rules prend la moitié de la mise\u00a0; retirer la carte est notre choix.',
    repeat:
      'S0 Rules a les deux, «\u00a0pour la banque\u00a0» et «\u00a0se retire\u00a0»\u00a0; nous utilisons le second.',
  },
  centlivre: {
    mace: 'S0 Variants ne masse que les cartes perdues\u00a0; ici, toute carte sans coin plié.',
  },
  sca: {
    twins: 'S1 ne parle pas d’une paire d’un seul rang.',
    last_card: 'S1 ne parle pas d’une carte qui reste.',
    carry: 'S1 ne parle pas d’un paroli encore en jeu à la fin du paquet.',
    ladder:
      'Nous lisons «\u00a0sort après quatre gains\u00a0» comme cinq, sinon 60 ne pourrait pas être gagné.',
  },
  parlour: {
    twins: 'S2 ne parle pas d’une paire d’un seul rang.',
    carry: 'S2 ne parle pas d’un paroli encore en jeu à la fin du paquet.',
    replace: 'S2 veut qu’une carte perdue soit remplacée\u00a0; ici elle peut l’être.',
    mace: 'S2 n’interdit pas de masser un paroli\u00a0; ici, seulement une carte sans coin plié.',
  },
  oak: {
    twins: 'S3 ne parle pas d’une paire d’un seul rang.',
    carry: 'S3 ne laisse en jeu qu’une mise gagnée quatre fois\u00a0; ici, tout paroli.',
  },
};
