/** Where the focus goes when the table moves on. */

import type { Stake } from './table.ts';

const answerOf = ({ punter, card }: { punter: string; card: string }): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-answer="${CSS.escape(`${punter}|${card}`)}"] button`);

/** Scrolls to the answer that a win waits for and puts the focus on it. */
export function showAnswer(stake: Stake): void {
  const button = answerOf(stake);
  button?.scrollIntoView({ block: 'nearest' });
  button?.focus({ preventScroll: true });
}

/** Puts the focus on the first answer there is to give. */
export function firstAnswer(): void {
  document.querySelector<HTMLElement>('[data-answer] button')?.focus();
}

/**
 * Moves the focus from an answer that is about to go: to the next that waits, else to the step that comes then. Where it
 * had to find a place of its own, readers would begin at the top again.
 */
export function leaveAnswer(): void {
  const own = document.activeElement?.closest('[data-answer]');
  if (!own) return;
  const all = [...document.querySelectorAll('[data-answer]')];
  const next = all[all.indexOf(own) + 1] ?? all.find((one) => one !== own);
  const button = next?.querySelector('button') ?? document.querySelector<HTMLElement>('button.main');
  button?.focus({ preventScroll: true });
}

/** The button beside the focused one: `dx` and `dy` in steps over the table's cells. Null at an edge. */
export function neighbour(from: Element, dx: number, dy: number): HTMLElement | null {
  const row = from.closest('.row');
  if (!row) return null;
  const target = dy === 0 ? row : (rowsOf(row)[rowsOf(row).indexOf(row) + dy] ?? null);
  if (!target) return null;
  const at = buttonsOf(row).indexOf(from as HTMLElement);
  const cells = buttonsOf(target);
  return cells[Math.min(at + dx, cells.length - 1)] ?? null;
}

const rowsOf = (row: Element): Element[] => [...(row.parentElement?.querySelectorAll('.row') ?? [])];
const buttonsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('button')];
