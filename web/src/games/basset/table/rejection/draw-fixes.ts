/** The fixes for a draw with a card that cannot come. */

import { openTray, text } from '../../../../table-kit/rejection/fix.ts';
import { rankOf } from '../../view.ts';
import type { BassetMode } from '../model/basset-modes.ts';
import type { Fix, RefusedCase, UiValues } from '../model/basset-page.ts';

/**
 * Starts the draw again, up to the impossible card. The dealer then enters that card's suit, or another card. If later
 * entries wait, the draw is changed in its place, because they follow it.
 */
export function redoDraw(
  { entry, refusal }: RefusedCase,
  wrong: string,
  words: string,
  suits: boolean,
): Fix[] {
  const cards = Array.isArray(entry.cards) ? entry.cards.map(text) : [];
  if (!cards.length) return [];
  if (refusal.behind > 0) return [{ words, action: { kind: 'correct' } }];
  const isFirstCardGood = cards.length > 1 && cards[0] !== wrong && rankOf(cards[0] ?? '') !== wrong;
  const ui: { -readonly [Name in keyof UiValues]?: UiValues[Name] } = {
    firstCard: isFirstCardGood ? (cards[0] ?? null) : null,
  };
  if (entry.kind === 'last') ui.pendingDraw = 'last';
  if (suits) ui.mode = { kind: 'suits', rank: rankOf(wrong) };
  return [openTray<BassetMode>(words, ui)];
}
