/** What the home page shows of a running table: the game, the players, the pot and who leads. */

import type { SessionTable } from '../../api/session-table.ts';
import type { TableSummary } from '../../game-api/game-module.ts';
import { money } from '../../i18n/amounts/currency.ts';
import { t } from '../../i18n/language.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { commonMessages } from './messages/common-messages.ts';
import { highestOf, leadersOf, scoresOf } from './model/table-queries.ts';
import { progressText } from './progress-text.ts';
import type { Table } from './view.ts';

export function tableSummary(session: SessionTable): TableSummary {
  const table = session as Table;
  const { currency, games, phase, pot, round, seated } = table;
  const words = commonMessages().progress;
  const progress = progressText({ phase, closed_at: null, waiting: 0, progress: { games, round } });
  const scores = scoresOf(table);
  return {
    progress: t().capitalize(progress.join(' · ')),
    facts: [
      [pageWords().home.players, String(seated)],
      ...(pot > 0 ? [[words.pot, money(pot, currency)] as const] : []),
      ...(highestOf(scores) > 0
        ? [[words.leads, `${leadersOf(scores).join(', ')} ${highestOf(scores)}`] as const]
        : []),
    ],
  };
}
