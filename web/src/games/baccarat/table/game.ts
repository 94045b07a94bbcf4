/** Baccarat on the kit. */

import { importWithRetry } from '../../../platform/lazy-import.ts';
import type { TableGame } from '../../../table-kit/table-game.ts';
import type { OwnMode } from '../model/own-mode.ts';
import type { Table } from '../view.ts';
import { baccaratLogic } from './game-logic.ts';
import { IdleTray } from './IdleTray.tsx';
import { RowEnd } from './RowEnd.tsx';
import { StakeCells } from './StakeCells.tsx';

export const baccaratGame: TableGame<Table, OwnMode> = {
  ...baccaratLogic,
  Cells: StakeCells,
  Actions: RowEnd,
  IdleTray,
  late: () => importWithRetry(() => import('./late.ts')).then(({ baccaratLate }) => baccaratLate),
};
