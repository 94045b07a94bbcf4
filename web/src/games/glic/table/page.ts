/** The kit's page with the types of Glic. */

import {
  useDerived as useAnyDerived,
  usePageModel as useAnyModel,
  useScene as useAnyScene,
  type PageValues as AnyPageValues,
  type TablePageModel,
} from '../../../table-kit/model/table-context.ts';
import type { OwnMode } from '../model/own-mode.ts';
import type { Table } from '../view.ts';

export type PageModel = TablePageModel<Table, OwnMode>;
export type PageValues = AnyPageValues<Table, OwnMode>;

export const usePageModel = (): PageModel => useAnyModel<Table, OwnMode>();
export const useScene = (): PageValues => useAnyScene<Table, OwnMode>();
export const useDerived = <T>(derive: (values: PageValues) => T): T =>
  useAnyDerived<T, Table, OwnMode>(derive);
