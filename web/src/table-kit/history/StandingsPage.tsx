/** The standings of one table, with the charts of the evening and the reports. */

import { useEffect, useState } from 'preact/hooks';
import { currentKey, mayReadBooks } from '../../api/current-key.ts';
import { Problem } from '../../api/problem.ts';
import { loadSessionCharts } from '../../features/charts/load-charts.ts';
import type { SessionChartsProps } from '../../features/charts/SessionCharts.tsx';
import { useCorrectionNotice } from '../../features/corrections/correction-notice.ts';
import { CorrectionNotice } from '../../features/corrections/CorrectionNotice.tsx';
import { ReportDownloads } from '../../features/reports/ReportDownloads.tsx';
import { t } from '../../i18n/language.ts';
import { newest } from '../../live/newest-version.ts';
import { useLive } from '../../live/use-live.ts';
import type { Address } from '../../platform/router.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { attempt } from '../../ui/frame/notice.ts';
import { Page } from '../../ui/frame/Page.tsx';
import { useRefreshOnReturn } from '../../ui/frame/use-refresh.ts';
import { LazyPart } from '../../ui/LazyPart.tsx';
import type { TableView } from '../model/table-view.ts';
import { bankOf, correctedParties, standingsOf } from '../results.ts';
import type { HistoryGame } from './history-game.ts';
import { roundKeyOf } from './history-text.ts';
import { Ranking } from './Ranking.tsx';
import './StandingsPage.css';
import { loadVersion, loadViewAt } from './table-at-version.ts';

interface StandingsPageProps<View extends TableView> {
  readonly address: Address;
  readonly game: HistoryGame<View>;
}

/** A loaded table. */
interface Loaded<View> {
  readonly table: View;
}

export function StandingsPage<View extends TableView>({ address, game }: StandingsPageProps<View>) {
  const id = 'id' in address ? address.id : '';
  const [loaded, setLoaded] = useState<Loaded<View> | null>(null);
  const view = loaded?.table ?? null;
  const [isMissing, setMissing] = useState(false);
  const loadNewest = async (): Promise<Loaded<View>> => {
    try {
      return { table: await loadViewAt<View>(id, await loadVersion(id)) };
    } catch (error) {
      setMissing(error instanceof Problem && error.status === 404);
      throw error;
    }
  };
  const load = (): void => void attempt(loadNewest, (next) => setLoaded((before) => newest(before, next)));
  const live = useLive<View>(`/v1/sessions/${id}`, id);
  useEffect(load, [id, live?.value.value?.version]);
  useRefreshOnReturn(load);
  const correction = useCorrectionNotice(view && (game.correctedView ?? correctedParties)(view));
  return (
    <Page class="standings-page" narrow title={t().menu.standings} under={view?.name ?? ''} table={id}>
      {isMissing && <ButtonLink href="/">{t().errors.allTables}</ButtonLink>}
      <CorrectionNotice text={correction} />
      {view && <Standings game={game} view={view} />}
    </Page>
  );
}

interface StandingsProps<View extends TableView> {
  readonly game: HistoryGame<View>;
  readonly view: View;
}

function Standings<View extends TableView>({ game, view }: StandingsProps<View>) {
  const isOwnOnly = currentKey.value?.role === 'punter';
  const { StandingsPart } = game;
  return (
    <>
      <Ranking game={game} view={view} isOwnOnly={isOwnOnly} isUntitled hasLines />
      {StandingsPart && mayReadBooks() && <StandingsPart view={view} />}
      <div class="standings-page__charts">
        <LazyPart load={loadSessionCharts} props={chartsOf(game, view, isOwnOnly)} fallback={() => null} />
      </div>
      {mayReadBooks() && (
        <div class="standings-page__reports">
          <ReportDownloads session={view.id} version={null} />
        </div>
      )}
    </>
  );
}

/** The charts are of one player if the key belongs to that player. */
const chartsOf = <View extends TableView>(
  game: HistoryGame<View>,
  view: View,
  isOwnOnly: boolean,
): SessionChartsProps => ({
  session: view.id,
  round: game.round ?? 'round',
  roundKey: roundKeyOf(game, view),
  player: isOwnOnly ? (standingsOf(view)[0]?.name ?? null) : null,
  party: bankOf(view) === null ? 'pools' : 'bank',
  now: { version: view.version, nets: standingsOf(view) },
});
