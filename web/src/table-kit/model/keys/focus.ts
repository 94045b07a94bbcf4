/** Moves the focus with the arrow keys. */

/** What the arrow keys move over: rows of the table, and rows of what the table waits for. */
const ROW = '[data-row]';

/**
 * Returns the button beside the focused one: `dx` counts buttons of its row, `dy` counts rows of its column. If the
 * column has no button there, it returns the button of the column before. Null at an edge.
 */
export function neighbouringButton(from: HTMLElement, dx: number, dy: number): HTMLElement | null {
  const row = from.closest(ROW);
  if (!row) return null;
  if (dy === 0) return buttonsOf(row)[buttonsOf(row).indexOf(from) + dx] ?? null;
  const rows = [...(row.parentElement?.children ?? [])].filter((element) => element.matches(ROW));
  const targetColumns = [...(rows[rows.indexOf(row) + dy]?.children ?? [])].map(buttonsOf);
  const columns = [...row.children].map(buttonsOf);
  const column = columns.findIndex((cell) => cell.includes(from));
  const cell = targetColumns.slice(0, column + 1).findLast((element) => element.length);
  return cell?.[Math.min(columns[column]?.indexOf(from) ?? 0, cell.length - 1)] ?? null;
}

/** Returns the button to begin with, if the focus is in no row: the first of the table. Null from the menu. */
export function firstButton(from: HTMLElement): HTMLElement | null {
  if (from.closest(ROW) || from.closest('.menu')) return null;
  return document.querySelector<HTMLElement>(`${ROW} button`);
}

const buttonsOf = (part: Element): HTMLElement[] => [...part.querySelectorAll<HTMLElement>('button')];
