/** The entries that every game has, in a few words for the undo button. */

import { playerOfEntry } from '../../api/entry-players.ts';
import { money } from '../../i18n/amounts/currency.ts';
import type { Entered } from '../../outbox/ports.ts';
import { messages } from '../messages/messages.ts';
import type { TableView } from '../model/table-view.ts';
import { number, text } from './fix.ts';

/** Returns an entry that every game has in a few words: "add Anne"; null for others. */
export function sharedShortText(entered: Entered, { currency }: Pick<TableView, 'currency'>): string | null {
  const { entry: texts } = messages().undo;
  const sum = money(number(entered['amount']), currency);
  switch (entered.kind) {
    case 'close':
      return texts.close;
    case 'seat':
      return texts.seat(text(entered['name']));
    case 'fund':
    case 'ruling':
    case 'payment':
      return texts[entered.kind](sum);
    case 'buyin':
    case 'cashout':
      return texts[entered.kind](playerOfEntry(entered), sum);
    case 'rename':
      return texts.rename(text(entered['name']));
    default:
      return null;
  }
}
