/** One table with its log: as it is, or as it was at any version before. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { currentKey, mayReadBooks } from '../../../api/current-key.ts';
import { announcement } from '../../../ui/announcement.ts';
import { attempt } from '../../../ui/frame/notice.ts';
import { useRefreshOnReturn, usePolling } from '../../../ui/frame/use-refresh.ts';
import { Page, PageSide, PageState } from '../../../ui/frame/Page.tsx';
import { replaceAddress, type Address } from '../../../platform/router.ts';
import { messages } from '../messages/messages.ts';
import { Downloads } from './Downloads.tsx';
import { HistoryLines } from './HistoryLines.tsx';
import './HistoryPage.css';
import { HistoryBand } from './HistoryBand.tsx';
import { Ranking } from './Ranking.tsx';
import { SeatRows } from './SeatRows.tsx';
import { loadTableAt, loadVersion, type TableAtVersion } from './table-at-version.ts';
import { VersionStepper } from './VersionStepper.tsx';

const SETTLING_MS = 1000;

export function HistoryPage({ address }: { address: Address }) {
  const id = 'id' in address ? address.id : '';
  return <OneLog key={id} id={id} at={'at' in address ? address.at : null} />;
}

interface Turned {
  readonly seen: TableAtVersion;
  readonly newest: number;
}

/** Turns to versions; the latest wish counts, whatever order the answers come in. */
function useTurning(id: string, whole: boolean) {
  const [turned, setTurned] = useState<Turned | null>(null);
  const [wished, setWished] = useState(0);
  const asked = useRef(0);
  const turnTo = async (version: number, newest: number): Promise<void> => {
    asked.current += 1;
    setWished(version);
    const wish = asked.current;
    const seen = await loadTableAt(id, version, whole).catch((error: unknown) => {
      // The slider stands at what is shown.
      if (wish === asked.current) setWished(turned?.seen.table.version ?? 0);
      throw error;
    });
    if (wish !== asked.current) return;
    setTurned({ seen, newest });
    announcement.value = seen.lines.at(-1)?.words ?? '';
    if (whole) keepAddress(id, version, newest);
  };
  return { turned, turnTo, wished };
}

function keepAddress(id: string, at: number, newest: number): void {
  const log = `/tables/${id}/log`;
  const wanted = at === newest ? log : `${log}/${at}`;
  if (location.pathname.startsWith(log) || at !== newest) replaceAddress(wanted);
}

function OneLog({ id, at }: { id: string; at: number | null }) {
  const whole = mayReadBooks();
  const { turned, turnTo, wished } = useTurning(id, whole);
  const version = turned?.seen.table.version ?? 0;
  const newest = turned?.newest ?? 0;
  // Looks how far the table has come. Who looked at the newest version goes on doing so.
  const load = async (wanted: number | null): Promise<void> => {
    const now = await loadVersion(id);
    const follows = !whole || wanted === null || (newest > 0 && wanted === newest);
    await turnTo(follows ? now : Math.min(Math.max(wanted, 1), now), now);
  };
  useEffect(() => {
    if (turned && whole && (at ?? newest) === version) return;
    const within = document.activeElement?.closest('.history-lines') !== null;
    void attempt(
      () => load(at),
      () => within && focusNewest(),
    );
  }, [at]);
  useRefreshOnReturn(() => void attempt(() => load(version || null)));
  usePolling(async () => {
    if ((await loadVersion(id)) !== newest) await load(null);
  }, !whole);
  useSettling(turned, () => void attempt(() => load(version)));
  const step = (wanted: number): Promise<void> => attempt(() => turnTo(wanted, newest));
  return <Shown id={id} turned={turned} whole={whole} wished={wished} step={step} />;
}

const focusNewest = (): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.history-lines a')?.focus());
};

/** While the newest draw is not settled, refreshes again soon. */
function useSettling(turned: Turned | null, look: () => void): void {
  useEffect(() => {
    const owes = turned?.seen.table.owes_settlement && turned.seen.table.version === turned.newest;
    if (!owes) return undefined;
    const timer = setTimeout(look, SETTLING_MS);
    return () => clearTimeout(timer);
  }, [turned]);
}

interface ShownProps {
  readonly id: string;
  readonly turned: Turned | null;
  readonly whole: boolean;
  /** The version last asked for: who steps fast steps on from it. */
  readonly wished: number;
  readonly step: (version: number) => Promise<void>;
}

function Shown({ id, turned, whole, wished, step }: ShownProps) {
  const { history } = messages();
  if (turned === null) {
    return (
      <Page class="history-page" title="Paroli" tabTitle={history.title} table={id}>
        <PageState text={history.loading} />
      </Page>
    );
  }
  const { seen, newest } = turned;
  const { table, lines } = seen;
  return (
    <Page
      class="history-page"
      title={table.name}
      table={id}
      band={<HistoryBand seen={seen} newest={newest} />}
    >
      <section class="history-page__table">
        <SeatRows seen={seen} newest={newest} whole={whole} />
        {whole && <VersionStepper at={wished} newest={newest} step={step} />}
      </section>
      <PageSide as="aside" class="history-page__side">
        <Ranking seen={seen} own={currentKey.value?.role === 'punter'} />
        {whole && <HistoryLines id={id} lines={lines} />}
        {whole && <Downloads id={id} at={table.version} name={table.name} />}
      </PageSide>
    </Page>
  );
}
