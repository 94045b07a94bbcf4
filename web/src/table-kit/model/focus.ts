/** Moves the focus when the table changes. */

import type { Stake } from '../../view.ts';

const answerButton = ({ punter, card }: { punter: string; card: string }): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-answer="${CSS.escape(`${punter}|${card}`)}"] button`);

/** Scrolls to the answers of a win and focuses the first. */
export function focusAnswer(stake: Stake): void {
  const button = answerButton(stake);
  button?.scrollIntoView({ block: 'nearest' });
  button?.focus({ preventScroll: true });
}

/** Focuses the button of the first answer. */
export function focusFirstAnswer(): void {
  document.querySelector<HTMLElement>('[data-answer] button')?.focus();
}

/**
 * Moves the focus from an answer that disappears to the next one, else to the main button. Without this, screen readers
 * would start at the top of the page again. `leavesAll`: every answer disappears.
 */
export function focusNextAnswer(areAllAnswered = false): void {
  const focused = document.activeElement?.closest('[data-answer]');
  if (!focused) return;
  const answers = areAllAnswered ? [] : [...document.querySelectorAll('[data-answer]')];
  const next = answers[answers.indexOf(focused) + 1] ?? answers.find((element) => element !== focused);
  const button = next?.querySelector('button') ?? document.querySelector<HTMLElement>('button.main-button');
  button?.focus({ preventScroll: true });
}

/** What the arrow keys move over: rows of the table, and rows of the answer panel. */
const ROW = '.player-row, .answer-panel__row';

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

const buttonsOf = (part: Element): HTMLElement[] => [...part.querySelectorAll<HTMLElement>('button')];
