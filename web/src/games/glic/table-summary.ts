/** What the home page shows of a running table: the hand, the players, the Poch and the pools. */

import type { SessionTable } from '../../api/session-table.ts';
import type { TableSummary } from '../../game-api/game-module.ts';
import { money } from '../../i18n/amounts/currency.ts';
import { t } from '../../i18n/language.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { commonMessages } from './messages/common-messages.ts';
import { pochOf, sumOf } from './model/table-queries.ts';
import { progressText } from './progress-text.ts';
import type { Table } from './view.ts';

export function tableSummary(session: SessionTable): TableSummary {
  const table = session as Table;
  const { currency, hands, phase, pools, seated } = table;
  const words = commonMessages().progress;
  const progress = progressText({ phase, closed_at: null, waiting: 0, progress: { hands } });
  const poch = pochOf(table);
  return {
    progress: t().capitalize(progress.join(' · ')),
    facts: [
      [pageWords().home.players, String(seated)],
      ...(poch > 0 ? [[words.poch, money(poch, currency)] as const] : []),
      ...(sumOf(pools) > 0 ? [[words.pools, money(sumOf(pools), currency)] as const] : []),
    ],
  };
}
