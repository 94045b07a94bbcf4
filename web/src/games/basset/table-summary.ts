/** What the home page shows of a running table: the phase, the players, the bank, and the last draw. */

import type { SessionTable } from '../../api/session-table.ts';
import type { TableSummary } from '../../game-api/game-module.ts';
import { money } from '../../i18n/amounts/currency.ts';
import { t } from '../../i18n/language.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { callOf } from './draw-calls.ts';
import { commonMessages } from './messages/common-messages.ts';
import { progressText } from './progress-text.ts';
import type { Table } from './view.ts';

/** Sums up a table of Basset. A key that may not read the bank gets a summary without it. */
export function tableSummary(session: SessionTable): TableSummary {
  const table = session as Table;
  const { deal, stock, phase, waiting } = table;
  const progress = progressText({
    ...{ phase, closed_at: null, waiting: waiting.length },
    progress: { deal, stock: stock ?? 0 },
  });
  return {
    progress: t().capitalize(progress.join(' · ')),
    facts: [[pageWords().home.players, String(table.seated)], ...bankFact(table), ...lastDraw(table)],
  };
}

type Facts = TableSummary['facts'];

function bankFact({ bank: { balance }, currency }: Table): Facts {
  if (balance === null) return [];
  const { bank, bankOwes } = commonMessages().progress;
  return [balance < 0 ? [bankOwes, money(-balance, currency)] : [bank, money(balance, currency)]];
}

/** The last draw of this deal or, between deals, of the deal before. */
function lastDraw({ draws, rules }: Table): Facts {
  const drawn = draws.at(-1);
  if (!drawn) return [];
  const { lastPair, lastDraw: other } = commonMessages().progress;
  return [[drawn.kind === 'pair' ? lastPair : other, callOf(drawn, rules.order)]];
}
