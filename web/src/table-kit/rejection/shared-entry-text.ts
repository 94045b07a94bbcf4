/** The entries that every game has, as sentences. */

import { PLAYER } from '../../api/entry-players.ts';
import type { CorrectionBody } from '../../features/corrections/correction-context.ts';
import { money } from '../../i18n/amounts/currency.ts';
import { paymentText, renamingText, rulingText } from '../../i18n/session-event-text.ts';
import type { Entered } from '../../outbox/ports.ts';
import { CORRECTION } from '../../outbox/undo/session-entries.ts';
import { entryMessages } from '../entries/messages/messages.ts';
import { number, text } from './fix.ts';

/** The kinds of entries of every game that have a sentence here. */
export type SharedKind = 'close' | 'undo' | 'redo' | 'ruling' | 'rename' | 'payment';

/** Returns the sentence of an entry that every game has; null for others. `describe` writes any entry. */
export function sharedEntryText(
  entered: Entered,
  currency: string,
  describe: (entered: Entered) => string,
): string | null {
  const sum = money(number(entered['amount']), currency);
  switch (entered.kind) {
    case 'close':
      return entryMessages().closed;
    case 'undo':
      return entryMessages().undone;
    case 'redo':
      return entryMessages().redone;
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

/** Returns what a correction records: the entry as it should be, a forgotten one, or the entry that it takes back. */
function correctionText({ body, was, isRedo }: Entered, describe: (entered: Entered) => string): string {
  const { entries, entry: changed = entries?.[0], insert_after: after } = body as CorrectionBody;
  const { correction, forgotten, strike, correctionBack, correctionAgain } = entryMessages();
  if (was === null) return isRedo === true ? correctionAgain : correctionBack;
  if (!changed) return strike(describe(was as Entered));
  return (after === undefined ? correction : forgotten)(describe(changed));
}
