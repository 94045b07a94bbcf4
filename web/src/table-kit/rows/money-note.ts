/** The note of a player's newest movement of money, which the row reads back. */

import { PLAYER } from '../../api/entry-players.ts';
import { money } from '../../i18n/amounts/currency.ts';
import type { StandingEntry } from '../../outbox/undo/standing-entries.ts';
import { messages } from '../messages/messages.ts';
import { findPlayer } from '../model/scene.ts';
import type { TableView } from '../model/table-view.ts';
import type { TableGame } from '../table-game.ts';

/** Returns "Cashed out £5 5s" if that is the newest entry of the table and this player's; else ''. */
export function moneyNote<View extends TableView>(
  newest: StandingEntry | null,
  name: string,
  view: View,
  game: Pick<TableGame<View>, 'doneNote'>,
): string {
  const entered = newest?.entered;
  if (!entered || entered[PLAYER] !== name) return '';
  const { kind } = entered;
  if (kind !== 'buyin' && kind !== 'cashout') return game.doneNote?.(entered, view) ?? '';
  return messages().money.done[kind](money(Number(entered['amount']), view.currency));
}

/** Returns the note of a player that left: with the sum, if the device may see it. */
export function cashedOutText(view: TableView, name: string): string {
  const sum = findPlayer(view, name)?.cashed_out ?? null;
  return sum === null ? messages().rows.cashedOut : messages().money.done.cashout(money(sum, view.currency));
}
