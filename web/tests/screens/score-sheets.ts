/** Sessions of pages that only read: boards, phones of players, evenings. */

import { readFileSync } from 'node:fs';
import { importSheet, newTable, type ServiceTable } from '../dom/table.ts';

const LONG_TABLE = new URL('../../../tests/web/the-long-table.toml', import.meta.url);

/** Opens a session of six players in pounds. Two kings have won and await an answer. */
export const openLongTable = (): Promise<ServiceTable> => importSheet(readFileSync(LONG_TABLE, 'utf8'));

/** Opens the same session before the two kings are drawn. */
export const openLongTableBeforePair = (): Promise<ServiceTable> =>
  importSheet(readFileSync(LONG_TABLE, 'utf8').replace(/\npair K 10\n/, '\n'));

/** Opens a session in which the king and the jack of Ada have stakes, and two kings are drawn. */
export const openTwins = (): Promise<ServiceTable> =>
  newTable({
    name: 'Twins',
    rules: { preset: 'parlour', overrides: { cards_required: 0 } },
    bank: { funds: 1000 },
    lines: ['seat ada 100', 'stake ada K 50', 'stake ada J 10', 'fasse 2', 'pair K K'],
  });

/** Opens a session of three players in pounds, in a deal. The king of Anne has won and awaits an answer. */
export const openNight = (): Promise<ServiceTable> =>
  newTable({
    currency: 'lsd',
    lines: [
      ...['seat anne 9600 hearts', 'seat bess 9600 spades', 'seat "Mrs Sago" 9600 clubs'],
      ...['stake anne K 480', 'stake bess 7 1008', 'fasse 9', 'pair K 2'],
    ],
  });
