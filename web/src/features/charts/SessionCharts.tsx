/** The charts of a session: wins and losses over the evening, and what the bank won in each round. */

import { useMemo } from 'preact/hooks';
import { t } from '../../i18n/language.ts';
import { guineas } from '../../platform/settings.ts';
import { Text } from '../../ui/text/Text.tsx';
import { Chart } from './picture/Chart.tsx';
import { messages } from './messages/messages.ts';
import { bankChart, netsChart, withCurrentNets, type CurrentNets, type TableParty } from './purse-charts.ts';
import type { RoundName } from './round-name.ts';
import './SessionCharts.css';
import { usePurseHistory } from './use-purse-history.ts';

export interface SessionChartsProps {
  readonly session: string;
  /** What the game calls its rounds. */
  readonly round: RoundName;
  /** Changes when a round ends or an earlier entry is corrected; the charts are then loaded again. */
  readonly roundKey: string;
  /** The only player to show; null for all of them and the bank. */
  readonly player: string | null;
  /** Whose wins of each round are shown; the bank's if it is missing. */
  readonly party?: TableParty;
  /** The nets of the live view, which may be newer than the charts. */
  readonly now?: CurrentNets;
}

export function SessionCharts({ session, round, roundKey, player, party = 'bank', now }: SessionChartsProps) {
  const { history, hasFailed } = usePurseHistory(session, roundKey);
  const words = t();
  const charts = useMemo(() => {
    if (history === null) return [];
    const bank = player === null ? bankChart(history, round, party) : null;
    const shown = now ? withCurrentNets(history, now) : history;
    return [netsChart(shown, round, player), bank].filter((chart) => chart !== null);
  }, [history, round, player, party, now?.version, words, guineas.value]);
  if (history === null)
    return hasFailed ? (
      <Text kind="quiet" role="status">
        {messages().notLoaded}
      </Text>
    ) : null;
  return (
    <div class="session-charts">
      {charts.map((chart) => (
        <Chart key={chart.kind} chart={chart} />
      ))}
    </div>
  );
}
