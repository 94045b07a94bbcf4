/** Swiss Tarot on the kit. */

import { importWithRetry } from '../../../platform/lazy-import.ts';
import type { TableGame } from '../../../table-kit/table-game.ts';
import type { OwnMode } from '../model/own-mode.ts';
import type { Table } from '../view.ts';
import { tarotLogic } from './game-logic.ts';
import { IdleTray } from './IdleTray.tsx';
import { RowEnd, ScoreCells } from './ScoreCells.tsx';

export const tarotGame: TableGame<Table, OwnMode> = {
  ...tarotLogic,
  Cells: ScoreCells,
  Actions: RowEnd,
  IdleTray,
  trays: { count: IdleTray },
  late: () => importWithRetry(() => import('./late.ts')).then(({ tarotLate }) => tarotLate),
};
