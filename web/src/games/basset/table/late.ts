/** What Basset's table loads when the page is idle. */

import type { LateParts } from '../../../table-kit/table-game.ts';
import type { Table } from '../view.ts';
import { bassetLateLogic } from './late-logic.ts';
import type { BassetMode } from './model/basset-modes.ts';
import { DealResult } from './panels/DealResult.tsx';
import { CardTray, RestakeTray } from './tray/CardTrays.tsx';
import { EndTray } from './tray/EndTray.tsx';
import { PunterTasks } from './tray/PunterTasks.tsx';

export const bassetLate: LateParts<Table, BassetMode> = {
  ...bassetLateLogic,
  Result: DealResult,
  PlayerTasks: PunterTasks,
  trays: { card: CardTray, restake: RestakeTray, end: EndTray },
};
