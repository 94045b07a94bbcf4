/** A table two draws into a deal, in which Anne still has the seven, and the lines that lead to it. */

import { newTable, type ServiceTable } from '../dom/table.ts';

export const SEATS = ['seat anne 100', 'seat bess 100', 'seat carl 100'];
export const STAKES = ['stake anne K 5', 'stake anne 7 5', 'stake bess 9 5'];
export const DEAL = ['fasse 2', 'pair K 9', 'take anne K', 'pair 3 4'];

export const openDrawnTable = (): Promise<ServiceTable> =>
  newTable({ lines: [...SEATS, ...STAKES, ...DEAL], bank: { funds: 1000 } });
