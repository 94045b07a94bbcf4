/** The players' rows, in French. */

import type { rows as en } from '../en/rows.ts';
import { strong } from '../../../i18n/markup.ts';
import { ordinal } from '../../../i18n/fr/grammar.ts';

export const rows: typeof en = {
  netPlace: (net, place) => `${net} · ${ordinal(place)}`,
  onTable: (sum) => `${sum} sur la table`,
  cashedOut: 'parti',
  entryNotRecorded: 'Pas enregistré',
  onHold: 'en attente',
  serverDiffers: 'Le serveur a un résultat différent. C’est le résultat du serveur qui compte.',
  pending: {
    buyin: (sum) => `Apporte ${strong(sum)}`,
    cashout: (sum) => `Retire ${strong(sum)}`,
    seat: 'Rejoint la table',
  },
};
