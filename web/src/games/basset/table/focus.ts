/** Where the focus goes when the table moves on. */

import type { Stake } from '../view.ts';

const answerButton = ({ punter, card }: { punter: string; card: string }): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-answer="${CSS.escape(`${punter}|${card}`)}"] button`);

/** Scrolls to the answer that a win waits for and puts the focus on it. */
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
 * Moves the focus from an answer that is about to go: to the next that waits, else to the step that comes then. Where it
 * had to find a place of its own, readers would begin at the top again. `all`: every answer is about to go.
 */
export function focusNextAnswer(leavesAll = false): void {
  const own = document.activeElement?.closest('[data-answer]');
  if (!own) return;
  const waiting = leavesAll ? [] : [...document.querySelectorAll('[data-answer]')];
  const next = waiting[waiting.indexOf(own) + 1] ?? waiting.find((one) => one !== own);
  const button = next?.querySelector('button') ?? document.querySelector<HTMLElement>('button.main-button');
  button?.focus({ preventScroll: true });
}

/** What the arrows move over: rows of the table, and answers where they stand apart. */
const ROW = '.player-row, .answer-panel__row';

/**
 * The button beside the focused one: with `dx` in steps over the buttons of its row, with `dy` in rows within its column.
 * Where the column has none there it is the one before. Null at an edge.
 */
export function neighbouringButton(from: HTMLElement, dx: number, dy: number): HTMLElement | null {
  const row = from.closest(ROW);
  if (!row) return null;
  if (dy === 0) return buttonsOf(row)[buttonsOf(row).indexOf(from) + dx] ?? null;
  const rows = [...(row.parentElement?.children ?? [])].filter((one) => one.matches(ROW));
  const cells = [...(rows[rows.indexOf(row) + dy]?.children ?? [])].map(buttonsOf);
  const own = [...row.children].map(buttonsOf);
  const column = own.findIndex((cell) => cell.includes(from));
  const cell = cells.slice(0, column + 1).findLast((one) => one.length);
  return cell?.[Math.min(own[column]?.indexOf(from) ?? 0, cell.length - 1)] ?? null;
}

const buttonsOf = (part: Element): HTMLElement[] => [...part.querySelectorAll<HTMLElement>('button')];
