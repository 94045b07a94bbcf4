/** The list of a session's entries, in French. */

import type * as en from '../en/entry-history.ts';

const because = (text: string, reason: string | null): string =>
  reason === null ? `${text}.` : `${text}\u00a0: ${reason}`;

export const entryHistory: typeof en.entryHistory = {
  loading: 'Chargement des saisies…',
  none: 'Aucune saisie.',
  newer: 'Des saisies plus récentes ont été enregistrées.',
  showNewer: 'Les afficher',
  of: 'Montrer les saisies de',
  allPlayers: 'tous les joueurs',
  removed: {
    undone: (at, reason) => because(`Annulé à ${at}`, reason),
    amended: (at, reason) => because(`Corrigé à ${at}, voir au-dessus`, reason),
    struck: (at, reason) => because(`Retiré à ${at}`, reason),
    dropped: (at, reason) => because(`Ne convenait plus après la correction de ${at}`, reason),
  },
  added: (at, reason) => because(`Saisi par une correction à ${at}`, reason),
};
