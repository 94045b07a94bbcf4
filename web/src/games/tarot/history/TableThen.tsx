/** The table of Swiss Tarot as of one version. */

import { PartyRows } from '../../../table-kit/history/PartyRows.tsx';
import type { Table } from '../view.ts';

/** What was counted is in the list of entries, a line for each round. */
const IN_THE_LIST = ['rounds', 'counted'];

export const TableThen = ({ view }: { readonly view: Table }) => (
  <PartyRows view={view} without={IN_THE_LIST} />
);
