/** What the home page shows of a running table: the hand, the players, the banker and the wager. */

import type { SessionTable } from '../../api/session-table.ts';
import type { TableSummary } from '../../game-api/game-module.ts';
import { money } from '../../i18n/amounts/currency.ts';
import { t } from '../../i18n/language.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { commonMessages } from './messages/common-messages.ts';
import { progressText } from './progress-text.ts';
import type { Table } from './view.ts';

export function tableSummary(session: SessionTable): TableSummary {
  const { banker, currency, hand, left, phase, seated, wager } = session as Table;
  const words = commonMessages().progress;
  const progress = progressText({ phase, closed_at: null, waiting: 0, progress: { hand } });
  return {
    progress: t().capitalize(progress.join(' · ')),
    facts: [
      [pageWords().home.players, String(seated)],
      ...(banker === null ? [] : [[words.banker, banker] as const]),
      ...(wager > 0 ? [[words.wager, money(wager, currency)] as const] : []),
      ...(wager > 0 ? [[words.open, money(left, currency)] as const] : []),
    ],
  };
}
