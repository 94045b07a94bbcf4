/** What a table was opened with, as a text for the link that repeats it. */

import { money } from '../../../i18n/amounts/currency.ts';
import { presetTitle } from '../../../i18n/game-texts.ts';
import { openingMessages } from '../messages/opening-messages.ts';
import { fundsOf, loadSessionStart } from './session-start.ts';

/** Returns "Modern · six seats · bank £200", in the language shown. Raises: `Problem`, `Unreachable`. */
export async function describeOpening(id: string): Promise<() => string> {
  const { table, events } = await loadSessionStart(id, 1);
  const { preset, punters, currency } = table;
  const funds = fundsOf(events, table);
  return () =>
    openingMessages().opening.repeatDetails(
      presetTitle(table.game, preset),
      punters.length,
      money(funds, currency),
    );
}
