/** The kit's page with the types of Basset. */

import * as kit from '../../../../table-kit/model/table-context.ts';
import type * as modes from '../../../../table-kit/model/modes.ts';
import type * as model from '../../../../table-kit/model/table-model.ts';
import type * as game from '../../../../table-kit/table-game.ts';
import type { Table } from '../../view.ts';
import type { BassetMode } from './basset-modes.ts';

export type Mode = modes.Mode<BassetMode>;
export type UiValues = modes.UiValues<BassetMode>;
export type Ui = modes.Ui<BassetMode>;
export type UiState = model.UiState<BassetMode>;
export type Scene = model.Scene<Table>;
export type TableActions = model.TableActions<Table>;
export type TableModel = model.TableModel<Table, BassetMode>;
export type TablePageModel = kit.TablePageModel<Table, BassetMode>;
export type PageValues = kit.PageValues<Table, BassetMode>;
export type BassetGame = game.TableGame<Table, BassetMode>;
export type Fix = game.Fix<BassetMode>;
export type RefusedCase = game.Refused<Table>;

export const { usePageModel, useScene, useDerived } = kit.tableHooks<Table, BassetMode>();

/** Returns the mode that is open with one of these kinds; null: another one is. A tray is only shown for its own kind. */
export function useMode<Kind extends Mode['kind']>(kind: Kind): Extract<Mode, { kind: Kind }> | null {
  const mode = useDerived(({ ui }) => ui.mode);
  return mode.kind === kind ? (mode as Extract<Mode, { kind: Kind }>) : null;
}
