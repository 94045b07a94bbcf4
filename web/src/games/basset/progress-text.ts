/** How far a table is: "deal 3, 20 left", "two wins to answer". */

import type { TableProgress } from '../../i18n/game-words.ts';
import { commonMessages } from './messages/common-messages.ts';

export function progressText({ closed_at: closed, phase, progress, waiting }: TableProgress): string[] {
  const words = commonMessages().progress;
  const { deal = 1, stock = 0 } = progress;
  // A table closes while stakes are laid, where `deal` names the next.
  if (closed) return [words.deals(deal - 1)];
  const now = phase === 'drawing' ? words.dealLeft(deal, stock) : words.dealStaking(deal);
  return waiting ? [now, words.winsToAnswer(waiting)] : [now];
}
