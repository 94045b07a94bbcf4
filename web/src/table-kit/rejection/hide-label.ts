/** The reason for which the dealer may hide the rejection slip. */

import { messages } from '../messages/messages.ts';
import { playersOf } from '../parties.ts';
import type { PageValues } from '../model/table-context.ts';

/** Returns the label for what the slip covers, if the dealer may need it; null if there is nothing. */
export function hideLabel({ model: { game }, scene: { table }, ui }: PageValues): string | null {
  if (game.hideLabel) return game.hideLabel(table, ui);
  return table.phase !== 'closed' && playersOf(table).length ? messages().rejection.hide : null;
}
