/** One table with its log, at the newest version or at any earlier version. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { currentKey, mayReadBooks } from '../../../api/current-key.ts';
import { announcement } from '../../../ui/announcement.ts';
import { attempt } from '../../../ui/frame/notice.ts';
import { useRefreshOnReturn, usePolling } from '../../../ui/frame/use-refresh.ts';
import { Page, PageSide, PageState } from '../../../ui/frame/Page.tsx';
import { replaceAddress, type Address } from '../../../platform/router.ts';
import { ReportDownloads } from '../../../features/reports/ReportDownloads.tsx';
import { messages } from '../messages/messages.ts';
import { Downloads } from './Downloads.tsx';
import { BassetEntries } from './BassetEntries.tsx';
import './HistoryPage.css';
import { HistoryBand } from './HistoryBand.tsx';
import { Ranking } from './Ranking.tsx';
import { SeatRows } from './SeatRows.tsx';
import { loadTableAt, loadVersion, type TableAtVersion } from './table-at-version.ts';
import { VersionStepper } from './VersionStepper.tsx';

const SETTLING_MS = 1000;

export function HistoryPage({ address }: { address: Address }) {
  const id = 'id' in address ? address.id : '';
  return <TableHistory key={id} id={id} at={'at' in address ? address.at : null} />;
}

interface LoadedVersion {
  readonly shown: TableAtVersion;
  readonly newest: number;
}

/** Loads a version of the table. If responses arrive out of order, the latest request wins. */
function useVersion(id: string, canReadLog: boolean) {
  const [loaded, setLoaded] = useState<LoadedVersion | null>(null);
  const [requested, setRequested] = useState(0);
  const latestRequest = useRef(0);
  const showVersion = async (version: number, newest: number): Promise<void> => {
    latestRequest.current += 1;
    setRequested(version);
    const request = latestRequest.current;
    const shown = await loadTableAt(id, version, canReadLog).catch((error: unknown) => {
      // The slider returns to the version shown.
      if (request === latestRequest.current) setRequested(loaded?.shown.table.version ?? 0);
      throw error;
    });
    if (request !== latestRequest.current) return;
    setLoaded({ shown, newest });
    announcement.value = shown.lines.at(-1)?.words ?? '';
    if (canReadLog) updateAddress(id, version, newest);
  };
  return { loaded, showVersion, requested };
}

function updateAddress(id: string, at: number, newest: number): void {
  const log = `/tables/${id}/log`;
  const path = at === newest ? log : `${log}/${at}`;
  if (location.pathname.startsWith(log) || at !== newest) replaceAddress(path);
}

function TableHistory({ id, at }: { id: string; at: number | null }) {
  const canReadLog = mayReadBooks();
  const { loaded, showVersion, requested } = useVersion(id, canReadLog);
  const version = loaded?.shown.table.version ?? 0;
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
  const content = { id, loaded, canReadLog, requested, step, refresh };
  return <HistoryContent {...content} />;
}

/** Refreshes repeatedly until the newest draw is settled. */
function useSettling(loaded: LoadedVersion | null, refresh: () => void): void {
  useEffect(() => {
    const isSettling = loaded?.shown.table.owes_settlement && loaded.shown.table.version === loaded.newest;
    if (!isSettling) return undefined;
    const timer = setTimeout(refresh, SETTLING_MS);
    return () => clearTimeout(timer);
  }, [loaded]);
}

interface HistoryContentProps {
  readonly id: string;
  readonly loaded: LoadedVersion | null;
  readonly canReadLog: boolean;
  /** The version last requested. Fast steps continue from it. */
  readonly requested: number;
  readonly step: (version: number) => Promise<void>;
  /** Shows the newest version. */
  readonly refresh: () => void;
}

function HistoryContent({ id, loaded, canReadLog, requested, step, refresh }: HistoryContentProps) {
  const { history } = messages();
  if (loaded === null) {
    return (
      <Page class="history-page" title="Paroli" tabTitle={history.title} table={id}>
        <PageState text={history.loading} />
      </Page>
    );
  }
  const { shown, newest } = loaded;
  const { table } = shown;
  return (
    <Page
      class="history-page"
      title={table.name}
      table={id}
      band={<HistoryBand shown={shown} newest={newest} />}
    >
      <section class="history-page__table">
        <SeatRows shown={shown} newest={newest} canReadLog={canReadLog} />
        {canReadLog && <VersionStepper at={requested} newest={newest} step={step} />}
      </section>
      <PageSide as="aside" class="history-page__side">
        <Ranking shown={shown} isOwnOnly={currentKey.value?.role === 'punter'} />
        {canReadLog && <BassetEntries id={id} shown={shown} refresh={refresh} />}
        {canReadLog && (
          <ReportDownloads session={id} version={table.version === newest ? null : table.version} />
        )}
        {canReadLog && <Downloads id={id} at={table.version} name={table.name} />}
      </PageSide>
    </Page>
  );
}
