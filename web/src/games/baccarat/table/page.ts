/** The kit's page with the types of Baccarat. */

import * as kit from '../../../table-kit/model/table-context.ts';
import type { OwnMode } from '../model/own-mode.ts';
import type { Table } from '../view.ts';

export type PageModel = kit.TablePageModel<Table, OwnMode>;
export type PageValues = kit.PageValues<Table, OwnMode>;

export const { usePageModel, useScene, useDerived } = kit.tableHooks<Table, OwnMode>();
