/** How the standings of the evening share the wall with the standings of the table. */

/** How many rows of the evening are shown at once. More would be too small to read from 5 metres. */
const PAGE_ROWS = 10;
/** How many people of the evening are shown below the table, and how many rows both may have together. */
const ROWS_BELOW = 3;
const MOST_ROWS = 15;

/** The rows from `start` to `end`, without `end`. */
export interface RowRange {
  readonly start: number;
  readonly end: number;
}

/** Returns the pages of the evening, of about the same length. */
export function eveningPages(people: number): readonly RowRange[] {
  const pages = Math.ceil(people / PAGE_ROWS);
  const length = Math.ceil(people / pages);
  return Array.from({ length: pages }, (_, page) => ({
    start: page * length,
    end: Math.min(people, (page + 1) * length),
  }));
}

/** Returns how many rows of the evening are shown below the `tableRows` of the table; 0 if they do not fit. */
export function rowsBelow(tableRows: number, people: number): number {
  const rows = Math.min(people, ROWS_BELOW);
  return tableRows + rows > MOST_ROWS ? 0 : rows;
}
