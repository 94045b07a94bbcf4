/** The note of a player's newest movement of money, which the row reads back. */

import { money } from '../../../../i18n/amounts/currency.ts';
import type { StandingEntry } from '../../../../outbox/undo/standing-entries.ts';
import { messages } from '../../messages/messages.ts';

/** Returns "Cashed out £5 5s" if that is the newest entry of the table and this player's; else ''. */
export function moneyNote(newest: StandingEntry | null, name: string, currency: string): string {
  const entered = newest?.entered;
  if (!entered || entered['punter'] !== name) return '';
  const { kind } = entered;
  if (kind !== 'buyin' && kind !== 'cashout' && kind !== 'book') return '';
  const sum = Number(kind === 'book' ? entered['price'] : entered['amount']);
  return messages().money.done[kind](money(sum, currency));
}
