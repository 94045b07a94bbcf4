/** Moves the focus to the answers of wins. */

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

/** Focuses the button that ends a deal early. */
export function focusEnd(): void {
  document.querySelector<HTMLElement>('.end-tray__button')?.focus();
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
