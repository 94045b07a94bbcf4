/** Entries and events of every game as sentences, in French. */

import type { EntryMessages } from './en.ts';

export const fr: EntryMessages = {
  opened: 'La table ouvre.',
  seated: (name, sum) => `${name} s’assied avec ${sum}.`,
  boughtIn: (name, sum) => `${name} apporte ${sum}.`,
  cashedOut: (name, sum) => `${name} retire ${sum}.`,
  closed: 'La table ferme.',
  undone: 'Annulation de la dernière saisie.',
  redone: 'La saisie annulée est rétablie.',
  correction: (what) => `Corrigé\u00a0: ${what}`,
  forgotten: (what) => `Oublié plus tôt\u00a0: ${what}`,
  correctionBack: 'La correction est annulée.',
  correctionAgain: 'La correction est rétablie.',
  strike: (what) => `Retiré\u00a0: ${what}`,
};
