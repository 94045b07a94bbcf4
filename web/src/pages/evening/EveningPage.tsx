/** The evening page: the tables of an evening, and the standings across them. */

import { useEffect, useState } from 'preact/hooks';
import { client, unwrap } from '../../api/client.ts';
import { mayReadBooks } from '../../api/current-key.ts';
import { loadWords } from '../../game-api/registry.ts';
import { useEvening } from '../../features/gatherings/use-evening.ts';
import { t } from '../../i18n/language.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { useLive } from '../../live/use-live.ts';
import { replaceAddress, type Address } from '../../platform/router.ts';
import { attempt } from '../../ui/frame/notice.ts';
import { Page as Frame } from '../../ui/frame/Page.tsx';
import { LiveRegion } from '../../ui/live/LiveRegion.tsx';
import { Unavailable } from '../../ui/live/Unavailable.tsx';
import { OutlinedLink } from '../../ui/buttons/OutlinedLink.tsx';
import { EveningBand, eveningTitle } from './EveningBand.tsx';
import './EveningPage.css';
import {
  eveningPath,
  gatheringShown,
  notCounted,
  rangeOf,
  sessionsPath,
  type EveningRange,
  type SessionRow,
} from './evening-range.ts';
import { placeChangeText } from './evening-text.ts';
import { EveningResults, type ResultsProps } from './EveningResults.tsx';
import { EveningTables } from './EveningTables.tsx';
import type { Evening } from './evening-view.ts';
import { useFiling } from './use-filing.ts';
import { useGatherings } from './use-gatherings.ts';

type AskedEvening = Omit<Extract<Address, { readonly page: 'evening' }>, 'page'>;

const THIS_EVENING: AskedEvening = { gathering: null, all: false };

export function EveningPage({ address }: { address: Address }) {
  const gatherings = useGatherings();
  const asked: AskedEvening = address.page === 'evening' ? address : THIS_EVENING;
  const table = asked.table ?? null;
  useEffect(() => (table === null ? undefined : showEveningOf(table)), [table]);
  if (table !== null) return <Unavailable state={null} />;
  const range = rangeOf(asked, gatherings.newestFirst, new Date());
  if (range === null) return <Unavailable state={null} />;
  return <LiveEvening range={range} gatherings={gatherings} />;
}

/**
 * Replaces the address by that of the evening of a table; without a connection, by that of the current evening. Returns
 * how to prevent that when the page is left.
 */
function showEveningOf(table: string): () => void {
  let isLeft = false;
  const show = (gathering: string | null): void => {
    if (!isLeft) replaceAddress(gathering === null ? '/evening' : `/evening?gathering=${gathering}`);
  };
  unwrap(client.GET('/v1/sessions/{session}', { params: { path: { session: table } } })).then(
    ({ gathering }) => show(gathering),
    () => show(null),
  );
  return () => void (isLeft = true);
}

function LiveEvening({ range, gatherings }: Pick<ResultsProps, 'range' | 'gatherings'>) {
  const { live, evening: loaded, chooseCurrency } = useEvening(eveningPath(range));
  const [last, setLast] = useState<Evening | null>(null);
  const evening = useTranslated(loaded);
  useEffect(() => {
    if (evening) setLast(evening);
  }, [evening]);
  const state = live?.state.value ?? null;
  const shown = evening ?? (state === 'hidden' || state === 'signed_out' ? null : last);
  if (state === 'hidden' && range.kind === 'gathering' && mayReadBooks()) return <UnknownEvening />;
  if (!live || !shown) return <Unavailable state={state} />;
  return (
    <LoadedEvening
      evening={shown}
      live={live}
      range={range}
      gatherings={gatherings}
      chooseCurrency={chooseCurrency}
    />
  );
}

/** Returns the evening once the words of its games are loaded; null until then. */
function useTranslated(evening: Evening | null): Evening | null {
  const games = [...new Set(evening?.sessions.map(({ game }) => game))].sort().join(' ');
  const [loaded, setLoaded] = useState('');
  useEffect(() => {
    void attempt(
      () => loadWords(games.split(' ').filter(Boolean)),
      () => setLoaded(games),
    );
  }, [games]);
  return games === loaded ? evening : null;
}

function LoadedEvening(props: ResultsProps) {
  const { evening, live, range, gatherings } = props;
  const all = useAllSessions(range, evening);
  const filing = useFiling(() => {
    live.refresh();
    all?.refresh();
  }, eveningPath(range));
  return (
    <Frame
      class="evening-page"
      title={eveningTitle(range, evening)}
      band={<EveningBand evening={evening} range={range} live={live} />}
    >
      <EveningResults {...props} />
      <EveningTables
        evening={evening}
        notCounted={notCounted(all?.value.value?.sessions ?? [], range, evening)}
        filing={filing}
        gatherings={gatherings.newestFirst ?? []}
        current={range.kind === 'all' ? undefined : gatheringShown(range, evening)}
      />
      <LiveRegion now={evening} describeChange={placeChangeText} />
    </Frame>
  );
}

/** A session that is none: no update concerns the value. */
const NO_SESSION = '';

/** Returns all sessions of the evening. They are loaded again when a table begins or ceases to count. */
function useAllSessions(range: EveningRange, evening: Evening) {
  const all = useLive<{ readonly sessions: readonly SessionRow[] }>(sessionsPath(range, evening), NO_SESSION);
  const counted = evening.sessions.map(({ id }) => id).join();
  useEffect(() => all?.refresh(), [counted]);
  return all;
}

/** Shown for an address of an evening that does not exist. */
function UnknownEvening() {
  const { errors } = t();
  const { evening } = pageWords();
  return (
    <Frame class="evening-page" title={errors.titles['unknown_gathering'] ?? evening.title}>
      <div class="evening-page__unknown">
        <OutlinedLink href="/evening">{evening.thisEvening}</OutlinedLink>
      </div>
    </Frame>
  );
}
