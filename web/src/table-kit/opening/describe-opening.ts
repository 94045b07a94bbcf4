/** What a table was opened with, as a text for the link that repeats it. */

import { money } from '../../i18n/amounts/currency.ts';
import { rulesText } from '../../ui/text/rules-text.ts';
import { loadGameTexts } from '../../i18n/load-game-texts.ts';
import { playersOf } from '../parties.ts';
import { messages } from './messages/messages.ts';
import { bankFields } from './opening-fields.ts';
import { loadSessionStart, openedBy, type SessionStart } from './session-start.ts';

/** Returns "Modern · six seats · bank £200", in the language shown. Raises: `Problem`, `Unreachable`. */
export async function describeOpening(id: string): Promise<() => string> {
  const start = await loadSessionStart(id, 1);
  const { game, currency } = start.table;
  await loadGameTexts(game);
  const seats = playersOf(start.table).length;
  const funds = fundsOf(start);
  return () =>
    messages().repeatDetails(rulesText(start.table), seats, funds === null ? null : money(funds, currency));
}

/** Returns what the bank was opened with, in smallest units; null in a game without a bank. */
function fundsOf({ table, events }: SessionStart): number | null {
  const funds = bankFields(table.game)?.funds;
  const amount = funds && openedBy(events)[funds.path.at(-1) ?? ''];
  return typeof amount === 'number' ? amount : null;
}
