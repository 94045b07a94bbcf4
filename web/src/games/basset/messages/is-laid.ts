/** What the amount of a refused entry is. */

import type { Refused } from '../../../i18n/rejected-entry.ts';

/** Whether the amount is the stake on the card. In a side bet or a mace it is not. */
export const isLaid = ({ kind, card, amount }: Refused): boolean =>
  card !== '' && amount !== '' && kind !== 'sidebet' && kind !== 'mace';
