/** Basset on the kit. */

import { importWithRetry } from '../../../platform/lazy-import.ts';
import { ActionCell } from './grid/ActionCell.tsx';
import { ColumnColours } from './grid/ColumnColours.tsx';
import { CouchCells } from './grid/CouchCells.tsx';
import { RankHeads } from './grid/RankHeads.tsx';
import { SuitMark } from './grid/SuitMark.tsx';
import { AnswerPanel } from './tray/AnswerPanel.tsx';
import { Risk } from './tray/BankTray.tsx';
import { NewCardTray } from './tray/CoinTrays.tsx';
import { IdleTray } from './tray/IdleTray.tsx';
import { bassetLogic } from './game-logic.ts';
import type { BassetGame } from './model/basset-page.ts';

export const bassetGame: BassetGame = {
  ...bassetLogic,
  Cells: CouchCells,
  Actions: ActionCell,
  NameMark: SuitMark,
  Head: RankHeads,
  Backdrop: ColumnColours,
  trays: { stake: NewCardTray },
  IdleTray,
  Decisions: AnswerPanel,
  FooterLine: Risk,
  late: () => importWithRetry(() => import('./late.ts')).then(({ bassetLate }) => bassetLate),
};
