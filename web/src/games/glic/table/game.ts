/** Glic on the kit. */

import { importWithRetry } from '../../../platform/lazy-import.ts';
import type { TableGame } from '../../../table-kit/table-game.ts';
import type { OwnMode } from '../model/own-mode.ts';
import type { Table } from '../view.ts';
import { glicLogic } from './game-logic.ts';
import { HandCells } from './HandCells.tsx';
import { RowEnd } from './RowEnd.tsx';
import { IdleTray, ModeTray } from './Trays.tsx';
import { TablePools } from './TablePools.tsx';

export const glicGame: TableGame<Table, OwnMode> = {
  ...glicLogic,
  Top: TablePools,
  Cells: HandCells,
  Actions: RowEnd,
  IdleTray,
  trays: { claim: ModeTray, equal: ModeTray, out: ModeTray },
  late: () => importWithRetry(() => import('./late.ts')).then(({ glicLate }) => glicLate),
};
