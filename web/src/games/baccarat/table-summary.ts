/** What the home page shows of a running table: the hand, the players, the banker, the bank and the stakes. */

import type { SessionTable } from '../../api/session-table.ts';
import type { TableSummary } from '../../game-api/game-module.ts';
import { money } from '../../i18n/amounts/currency.ts';
import { t } from '../../i18n/language.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { commonMessages } from './messages/common-messages.ts';
import { progressText } from './progress-text.ts';
import type { Table } from './view.ts';

export function tableSummary(session: SessionTable): TableSummary {
  const { bank, banker, cards_left, currency, hand, phase, seated, staked } = session as Table;
  const words = commonMessages().progress;
  const progress = progressText({ phase, closed_at: null, waiting: 0, progress: { hand, cards_left } });
  return {
    progress: t().capitalize(progress.join(' · ')),
    facts: [
      [pageWords().home.players, String(seated)],
      ...(banker === null
        ? []
        : [
            [words.banker, banker] as const,
            [words.bank, money(bank, currency)] as const,
            [words.staked, money(staked, currency)] as const,
          ]),
    ],
  };
}
