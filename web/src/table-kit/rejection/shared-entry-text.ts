/** The entries that every game has, as sentences, and in a few words for the undo button. */

import { PLAYER, playerOfEntry } from '../../api/entry-players.ts';
import type { CorrectionBody } from '../../features/corrections/correction-context.ts';
import { money } from '../../i18n/amounts/currency.ts';
import { t } from '../../i18n/language.ts';
import { paymentText, renamingText, rulingText } from '../../i18n/session-event-text.ts';
import type { Entered } from '../../outbox/ports.ts';
import { CORRECTION } from '../../outbox/undo/session-entries.ts';
import { messages } from '../messages/messages.ts';
import type { TableView } from '../model/table-view.ts';
import { number, text } from './fix.ts';

/** The kinds of entries of every game that have a sentence here. */
export type SharedKind = 'close' | 'undo' | 'redo' | 'ruling' | 'rename' | 'payment';

/** Returns the sentence of an entry that every game has; null for others. `describe` writes any entry. */
export function sharedEntryText(
  entered: Entered,
  currency: string,
  describe: (entered: Entered) => string,
): string | null {
  const { entry: texts } = messages().sync;
  const sum = money(number(entered['amount']), currency);
  switch (entered.kind) {
    case 'close':
    case 'undo':
    case 'redo':
      return texts[entered.kind];
    case 'ruling':
      return rulingText(text(entered['from']), text(entered['to']), sum);
    case 'payment':
      return paymentText(text(entered['from']), text(entered['to']), sum);
    case 'rename':
      return renamingText(text(entered[PLAYER]), text(entered['name']));
    case CORRECTION:
      return correctionText(entered, describe);
    default:
      return null;
  }
}

/** Returns what a correction records: the entry as it should be, or the entry that it takes back. */
function correctionText({ body, was }: Entered, describe: (entered: Entered) => string): string {
  const { entry: changed } = body as CorrectionBody;
  const { correction, strike } = messages().sync.entry;
  return changed ? correction(describe(changed)) : strike(describe(was as Entered));
}

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
      return texts.of(playerOfEntry(entered), '', sum);
    case 'rename':
      return t().renamings.entry(text(entered['name']));
    default:
      return null;
  }
}
