/** What a line of the score sheet lacks while it is typed, and the limit of amounts, in French. */

import type { en } from '../en.ts';

export const sheetLine: (typeof en)['sheetLine'] = {
  unknown: (word) => `«\u00a0${word}\u00a0» ne commence aucune ligne de feuille de marque.`,
  tooLong: (word) => `Supprimez «\u00a0${word}\u00a0»\u00a0: la ligne est déjà complète.`,
  wrong: {
    name: (word) => `«\u00a0${word}\u00a0» ne correspond pas à un seul joueur.`,
    card: (word) => `«\u00a0${word}\u00a0» n’est pas une carte.`,
    amount: (word) => `«\u00a0${word}\u00a0» n’est pas un montant.`,
    choice: (word, choices) =>
      `«\u00a0${word}\u00a0» n’est pas l’un de ces mots\u00a0: ${choices.join(', ')}.`,
  },
  missing: (what) => `Ensuite\u00a0: ${what}.`,
  ready: 'Appuyez sur Entrée pour l’enregistrer.',
  atMost: (sum) => `Au plus ${sum}.`,
};
