/** The games of the house; the one place outside their folders that names them. */

export type { Answered, Drawn, Stake, Table } from './basset/view.ts';

/** The pages of a table, each fetched when it is first wanted. */
export const dealing = () => import('./basset/table/TablePage.tsx').then(({ TablePage }) => TablePage);
export const board = () => import('./basset/board/BoardPage.tsx').then(({ BoardPage }) => BoardPage);
export const punter = () => import('./basset/player/PlayerPage.tsx').then(({ PlayerPage }) => PlayerPage);
