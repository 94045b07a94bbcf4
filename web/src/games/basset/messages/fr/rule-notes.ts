/** Why a preset has a rule that no source decides, in French. */

import type { en } from '../opening-en.ts';

export const ruleNotes: (typeof en)['ruleNotes'] = {
  all: {
    odd_half: 'Si une mise impaire est partagée en deux, aucune source ne dit qui garde la pièce de plus.',
    bank_cover: 'Aucune source ne dit qui est payé d’abord quand la banque est à découvert.',
    min_stake: 'Les sources donnent des limites en pièces anciennes\u00a0; nous n’en reprenons aucune.',
    max_stake: 'Les sources donnent des limites en pièces anciennes\u00a0; nous n’en reprenons aucune.',
    target: 'Seules les règles SCA jouent aux points, sans fixer d’objectif.',
  },
  cotton: {
    ladder:
      'Dans ses Règles, l’encyclopédie donne 30 et 60\u00a0; 33 et 67 viennent du Chêne et de la Britannica.',
    pay: 'D’après la Britannica\u00a0; les Règles de l’encyclopédie ne tranchent pas.',
    restake: 'Les Règles de l’encyclopédie ne disent pas qu’on peut remiser sur une carte payée.',
    fasse:
      'Dans les Règles de l’encyclopédie, la banque prend la moitié de la mise\u00a0; retirer la carte est notre choix.',
    repeat:
      'Les Règles de l’encyclopédie disent que la banque gagne, et aussi que rien ne change de main\u00a0; nous utilisons le second.',
  },
  centlivre: {
    mace: 'Dans les Variantes de l’encyclopédie, on n’ajoute de l’argent qu’aux cartes perdues\u00a0; ici, à toute carte sans coin plié.',
  },
  sca: {
    twins: 'Les règles SCA ne parlent pas d’une paire d’un seul rang.',
    last_card: 'Les règles SCA ne parlent pas d’une carte qui reste.',
    carry: 'Les règles SCA ne parlent pas d’un paroli encore en jeu à la fin du paquet.',
    ladder:
      'Nous lisons «\u00a0sort après quatre gains\u00a0» comme cinq, sinon 60 ne pourrait pas être gagné.',
  },
  parlour: {
    twins: 'Les règles de salon ne parlent pas d’une paire d’un seul rang.',
    carry: 'Les règles de salon ne parlent pas d’un paroli encore en jeu à la fin du paquet.',
    replace: 'Les règles de salon veulent qu’une carte perdue soit remplacée\u00a0; ici elle peut l’être.',
    mace: 'Les règles de salon n’interdisent pas d’ajouter de l’argent à un paroli\u00a0; ici, seulement à une carte sans coin plié.',
  },
  oak: {
    twins: 'Le Chêne ne parle pas d’une paire d’un seul rang.',
    carry: 'Le Chêne ne laisse en jeu qu’une mise gagnée quatre fois\u00a0; ici, tout paroli.',
  },
};
