/** The players' rows. */

import { strong } from '../../../i18n/markup.ts';
import { ordinal } from '../../../i18n/en/grammar.ts';

export const rows = {
  netPlace: (net: string, place: number) => `${net} · ${ordinal(place)}`,
  onTable: (sum: string) => `${sum} on the table`,
  cashedOut: 'cashed out',
  entryNotRecorded: 'Not recorded',
  onHold: 'on hold',
  serverDiffers: 'The server has a different result. The server’s result counts.',
  pending: {
    buyin: (sum: string) => `Buys in for ${strong(sum)}`,
    cashout: (sum: string) => `Cashes out ${strong(sum)}`,
    seat: 'Joins',
  },
};
