/** The table page: hints, loading states and labels of its smaller parts, in French. */

import type { tableHints as en } from '../../en/table/table-hints.ts';

export const tableHints: typeof en = {
  secondCard: 'Maintenant la seconde carte',
  lastDraw: (call) => `dernier tirage\u00a0: ${call}`,
  tapCard: 'Touchez la carte tirée',
  indexOf: (at, all) => `${at} sur ${all}`,
  winsToAnswer: 'Gains en attente',
  again: 'Remiser',
  wouldPay: 'paierait',
  phone: { pack: (left) => `${left} au talon` },
};
