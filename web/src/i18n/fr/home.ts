/** The words of the home page that other pages use too, in French. */

import type { PageWords } from '../pages-en.ts';
import { startsWithDay } from './grammar.ts';

export const home: PageWords['home'] = {
  tagline: 'Scores et comptes de jeux de cartes historiques',
  players: 'Joueurs',
  repeat: (when) => `Comme la table ${startsWithDay(when) ? 'du ' : 'd’'}${when}`,
  about: [
    'Paroli tient les scores et les comptes de jeux de cartes historiques.',
    'Le croupier saisit les mises et les cartes tirées. Paroli règle chaque tirage et sait exactement ce que contiennent chaque bourse, chaque carte et la banque.',
    'Les saisies enregistrées ne sont jamais supprimées. Vous pouvez annuler la dernière saisie et corriger toute autre\u00a0; les comptes montrent les deux. Vous pouvez revoir chaque soirée pas à pas.',
  ],
  docs: 'Pour les programmeurs\u00a0: l’API',
};
