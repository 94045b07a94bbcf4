/** What a line of the score sheet lacks while it is typed, in French. */

import type { PageWords } from '../pages-en.ts';
import { counted, grouped } from './grammar.ts';

export const sheetLine: PageWords['sheetLine'] = {
  unknown: (word) => `«\u00a0${word}\u00a0» ne commence aucune ligne de feuille de marque.`,
  tooLong: (word) => `Supprimez «\u00a0${word}\u00a0»\u00a0: la ligne est déjà complète.`,
  wrong: {
    repeated: (word) => `«\u00a0${word}\u00a0» est déjà dans cette ligne.`,
    name: (word) => `«\u00a0${word}\u00a0» ne correspond pas à un seul joueur.`,
    card: (word) => `«\u00a0${word}\u00a0» n’est pas une carte.`,
    hand: (word, least, most) =>
      `«\u00a0${word}\u00a0» n’est pas une main\u00a0: écrivez ${least === most ? counted(least, 'carte', { feminine: true }) : `${least} à ${most} cartes`} avec des virgules.`,
    number: (word, least, most) =>
      `«\u00a0${word}\u00a0» n’est pas un nombre entier de ${grouped(least)} à ${grouped(most)}.`,
    amount: (word) => `«\u00a0${word}\u00a0» n’est pas un montant.`,
    choice: (word, choices) =>
      `«\u00a0${word}\u00a0» n’est pas l’un de ces mots\u00a0: ${choices.join(', ')}.`,
  },
  number: 'un nombre',
  missing: (what) => `Ensuite\u00a0: ${what}.`,
  ready: 'Appuyez sur Entrée pour l’enregistrer.',
};
