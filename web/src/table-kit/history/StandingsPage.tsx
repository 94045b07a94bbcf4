/** The standings of one table. */

import { ButtonLink } from '../../../ui/buttons/Button.tsx';
import { useEffect, useState } from 'preact/hooks';
import { currentKey, mayReadBooks } from '../../../api/current-key.ts';
import { Problem } from '../../../api/problem.ts';
import { attempt } from '../../../ui/frame/notice.ts';
import { LazyPart } from '../../../ui/LazyPart.tsx';
import { useRefreshOnReturn } from '../../../ui/frame/use-refresh.ts';
import { Page } from '../../../ui/frame/Page.tsx';
import type { Address } from '../../../platform/router.ts';
import { t } from '../../../i18n/language.ts';
import { loadSessionCharts } from '../../../features/charts/load-charts.ts';
import type { SessionChartsProps } from '../../../features/charts/SessionCharts.tsx';
import { ReportDownloads } from '../../../features/reports/ReportDownloads.tsx';
import { pagesMessages } from '../messages/pages-messages.ts';
import './StandingsPage.css';
import { BestOfSession } from './BestOfSession.tsx';
import { Ranking } from './Ranking.tsx';
import { loadTableAt, loadVersion, type TableAtVersion } from './table-at-version.ts';
import { newest } from '../../../live/newest-version.ts';
import { useLive } from '../../../live/use-live.ts';
import { useCorrectionNotice } from '../../../features/corrections/correction-notice.ts';
import { CorrectionNotice } from '../../../features/corrections/CorrectionNotice.tsx';
import { correctedView } from '../corrected-view.ts';
import { roundKeyOf } from '../table-queries.ts';
import type { Table } from '../view.ts';

export function StandingsPage({ address }: { address: Address }) {
  const id = 'id' in address ? address.id : '';
  const [shown, setShown] = useState<TableAtVersion | null>(null);
  const [isMissing, setMissing] = useState(false);
  const loadNewest = async (): Promise<TableAtVersion> => {
    try {
      return await loadTableAt(id, await loadVersion(id), false);
    } catch (error) {
      setMissing(error instanceof Problem && error.status === 404);
      throw error;
    }
  };
  const load = (): void => void attempt(loadNewest, (next) => setShown((before) => newest(before, next)));
  const live = useLive<Table>(`/v1/sessions/${id}`, id);
  useEffect(load, [id, live?.value.value?.version]);
  useRefreshOnReturn(load);
  const correction = useCorrectionNotice(shown && correctedView(shown.table));
  const isOwnOnly = currentKey.value?.role === 'punter';
  return (
    <Page narrow title={pagesMessages().board.standings} under={shown?.table.name ?? ''} table={id}>
      {isMissing && <ButtonLink href="/">{t().errors.allTables}</ButtonLink>}
      <CorrectionNotice text={correction} />
      {shown && <Ranking shown={shown} isOwnOnly={isOwnOnly} isUntitled hasLines />}
      {shown && mayReadBooks() && (
        <BestOfSession session={id} roundKey={roundKeyOf(shown.table)} currency={shown.currency} />
      )}
      {shown && (
        <div class="standings-page__charts">
          <LazyPart load={loadSessionCharts} props={chartsOf(shown, isOwnOnly)} fallback={() => null} />
        </div>
      )}
      {shown && mayReadBooks() && (
        <div class="standings-page__reports">
          <ReportDownloads session={id} version={null} />
        </div>
      )}
    </Page>
  );
}

/** The charts are of one player if the key belongs to that player. */
const chartsOf = ({ table, standings }: TableAtVersion, isOwnOnly: boolean): SessionChartsProps => ({
  session: table.id,
  round: 'deal',
  roundKey: roundKeyOf(table),
  player: isOwnOnly ? (standings.standings[0]?.punter ?? null) : null,
});
