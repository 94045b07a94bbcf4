/** What the home page shows of a table until, or unless, its game has a summary of its own. */

import type { SessionTable } from '../../api/session-table.ts';
import type { TableSummary } from '../../game-api/game-module.ts';
import { phaseText } from '../../i18n/game-texts.ts';
import { t } from '../../i18n/language.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { seatedAt } from '../../table-kit/parties.ts';

export const onlyProgress = (game: string, phase: string): TableSummary => ({
  progress: t().capitalize(phaseText(game, phase)),
  facts: [],
});

/** Sums up a table of a game that has no summary of its own. */
export function playersAndPhase(table: SessionTable): TableSummary {
  const { progress } = onlyProgress(table.game, table.phase);
  const players = seatedAt(table);
  return { progress, facts: players === null ? [] : [[pageWords().home.players, String(players)]] };
}
