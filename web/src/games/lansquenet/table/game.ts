/** Lansquenet on the kit. */

import { importWithRetry } from '../../../platform/lazy-import.ts';
import type { TableGame } from '../../../table-kit/table-game.ts';
import type { OwnMode } from '../model/own-mode.ts';
import type { Table } from '../view.ts';
import { CoverCells } from './CoverCells.tsx';
import { lansquenetLogic } from './game-logic.ts';
import { RowEnd } from './RowEnd.tsx';
import { IdleTray } from './IdleTray.tsx';

export const lansquenetGame: TableGame<Table, OwnMode> = {
  ...lansquenetLogic,
  Cells: CoverCells,
  Actions: RowEnd,
  IdleTray,
  late: () => importWithRetry(() => import('./late.ts')).then(({ lansquenetLate }) => lansquenetLate),
};
