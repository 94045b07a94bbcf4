/** One table with its log, at the newest version or at any earlier version. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { currentKey, mayReadBooks } from '../../api/current-key.ts';
import { ReportDownloads } from '../../features/reports/ReportDownloads.tsx';
import { replaceAddress, type Address } from '../../platform/router.ts';
import { announce } from '../../ui/announcement.ts';
import { attempt } from '../../ui/frame/notice.ts';
import { Page, PageSide, PageState } from '../../ui/frame/Page.tsx';
import { usePolling, useRefreshOnReturn } from '../../ui/frame/use-refresh.ts';
import type { TableView } from '../model/table-view.ts';
import { playersOf } from '../parties.ts';
import { Downloads } from './Downloads.tsx';
import type { HistoryGame, ShownVersion } from './history-game.ts';
import { HistoryBand } from './HistoryBand.tsx';
import './HistoryPage.css';
import { messages } from './messages/messages.ts';
import { NoPlayers } from './NoPlayers.tsx';
import { PartyRows } from './PartyRows.tsx';
import { Ranking } from './Ranking.tsx';
import { loadTableAt, loadVersion } from './table-at-version.ts';
import { TableEntries } from './TableEntries.tsx';
import { VersionStepper } from './VersionStepper.tsx';

const SETTLING_MS = 1000;

interface HistoryPageProps<View extends TableView> {
  readonly address: Address;
  readonly game: HistoryGame<View>;
}

export function HistoryPage<View extends TableView>({ address, game }: HistoryPageProps<View>) {
  const id = 'id' in address ? address.id : '';
  return <TableHistory key={id} game={game} id={id} at={'at' in address ? address.at : null} />;
}

interface LoadedVersion<View extends TableView> {
  readonly shown: ShownVersion<View>;
  readonly newest: number;
}

/** Loads a version of the table. If responses arrive out of order, the latest request wins. */
function useVersion<View extends TableView>(game: HistoryGame<View>, id: string, canReadLog: boolean) {
  const [loaded, setLoaded] = useState<LoadedVersion<View> | null>(null);
  const [requested, setRequested] = useState(0);
  const latestRequest = useRef(0);
  const isLeft = useRef(false);
  useEffect(() => () => void (isLeft.current = true), []);
  const showVersion = async (version: number, newest: number): Promise<void> => {
    latestRequest.current += 1;
    setRequested(version);
    const request = latestRequest.current;
    const shown = await loadTableAt(game, id, version, canReadLog).catch((error: unknown) => {
      // The slider returns to the version shown.
      if (request === latestRequest.current) setRequested(loaded?.shown.view.version ?? 0);
      throw error;
    });
    // A response for a page that was left would bring the page back.
    if (isLeft.current || request !== latestRequest.current) return;
    setLoaded({ shown, newest });
    announce(shown.line?.words ?? '');
    if (canReadLog) updateAddress(id, version, newest);
  };
  return { loaded, showVersion, requested };
}

function updateAddress(id: string, at: number, newest: number): void {
  const log = `/tables/${id}/log`;
  const path = at === newest ? log : `${log}/${at}`;
  if (location.pathname.startsWith(log) || at !== newest) replaceAddress(path);
}

interface TableHistoryProps<View extends TableView> {
  readonly game: HistoryGame<View>;
  readonly id: string;
  readonly at: number | null;
}

function TableHistory<View extends TableView>({ game, id, at }: TableHistoryProps<View>) {
  const canReadLog = mayReadBooks();
  const { loaded, showVersion, requested } = useVersion(game, id, canReadLog);
  const version = loaded?.shown.view.version ?? 0;
  const newest = loaded?.newest ?? 0;
  // Loads the newest version number. If the newest version was shown, shows the newest version again.
  const load = async (wanted: number | null): Promise<void> => {
    const current = await loadVersion(id);
    const isFollowing = !canReadLog || wanted === null || (newest > 0 && wanted === newest);
    await showVersion(isFollowing ? current : Math.min(Math.max(wanted, 1), current), current);
  };
  useEffect(() => {
    if (loaded && canReadLog && (at ?? newest) === version) return;
    void attempt(() => load(at));
  }, [at]);
  useRefreshOnReturn(() => void attempt(() => load(version || null)));
  usePolling(async () => {
    if ((await loadVersion(id)) !== newest) await load(null);
  }, !canReadLog);
  useSettling(loaded, () => void attempt(() => load(version)));
  const step = (wanted: number): Promise<void> => attempt(() => showVersion(wanted, newest));
  const refresh = (): void => void attempt(() => load(null));
  const content = { game, id, loaded, canReadLog, requested, step, refresh };
  return <HistoryContent {...content} />;
}

/** Refreshes repeatedly until the newest result is settled. */
function useSettling(loaded: LoadedVersion<TableView> | null, refresh: () => void): void {
  useEffect(() => {
    const isSettling = loaded?.shown.view.owes_settlement && loaded.shown.view.version === loaded.newest;
    if (!isSettling) return undefined;
    const timer = setTimeout(refresh, SETTLING_MS);
    return () => clearTimeout(timer);
  }, [loaded]);
}

interface HistoryContentProps<View extends TableView> {
  readonly game: HistoryGame<View>;
  readonly id: string;
  readonly loaded: LoadedVersion<View> | null;
  readonly canReadLog: boolean;
  /** The version last requested. Fast steps continue from it. */
  readonly requested: number;
  readonly step: (version: number) => Promise<void>;
  /** Shows the newest version. */
  readonly refresh: () => void;
}

function HistoryContent<View extends TableView>(props: HistoryContentProps<View>) {
  const { game, id, loaded, canReadLog, requested, step, refresh } = props;
  const words = messages();
  if (loaded === null) {
    return (
      <Page class="history-page" title="Paroli" tabTitle={words.title} table={id}>
        <PageState text={words.loading} />
      </Page>
    );
  }
  const { shown, newest } = loaded;
  const { view } = shown;
  return (
    <Page
      class="history-page"
      title={view.name}
      table={id}
      band={<HistoryBand game={game} shown={shown} newest={newest} />}
    >
      <section class="history-page__table">
        <TableThen {...{ game, shown, newest, canReadLog }} />
        {canReadLog && <VersionStepper at={requested} newest={newest} step={step} />}
      </section>
      <PageSide as="aside" class="history-page__side">
        <Ranking game={game} view={view} isOwnOnly={currentKey.value?.role === 'punter'} />
        {canReadLog && (
          <section>
            <h2>{words.title}</h2>
            <TableEntries {...{ game, view, refresh }} isNewest={view.version === newest} linksToVersions />
          </section>
        )}
        {canReadLog && (
          <ReportDownloads session={id} version={view.version === newest ? null : view.version} />
        )}
        {canReadLog && <Downloads id={id} at={view.version} name={view.name} />}
      </PageSide>
    </Page>
  );
}

/** The table as of then; before the first player, a hint. */
function TableThen<View extends TableView>({
  game: { Table, listed },
  shown: { view, line },
  newest,
  canReadLog,
}: {
  readonly game: HistoryGame<View>;
  readonly shown: ShownVersion<View>;
  readonly newest: number;
  readonly canReadLog: boolean;
}) {
  const without = (canReadLog && listed?.(view)) || [];
  if (playersOf(view).length)
    return Table ? <Table view={view} line={line} /> : <PartyRows view={view} without={without} />;
  return <NoPlayers id={view.id} isEarlier={view.version < newest} />;
}
