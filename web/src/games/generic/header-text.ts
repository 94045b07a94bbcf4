/** The game of a session and its phase. */

import { declarationOf } from '../../api/declarations.ts';
import type { SessionTable } from '../../api/session-table.ts';
import { choiceText } from '../../i18n/declared-text.ts';
import { t } from '../../i18n/language.ts';

/** Returns the game and its phase: "Lansquenet · Closed". */
export function headerText({ game, phase }: SessionTable): string {
  const { home, capitalize } = t();
  const state = phase === 'closed' ? home.closed : choiceText('phase', phase);
  const title = declarationOf(game)?.title ?? capitalize(game);
  return [title, capitalize(state)].join(' · ');
}
