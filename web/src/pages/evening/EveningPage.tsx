/** The evening page: all tables, and the standings across them. */

import { OutlinedLink } from '../../ui/OutlinedLink.tsx';
import { useEffect, useState } from 'preact/hooks';
import { mayOpenTables } from '../../api/current-key.ts';
import { PageUnder, Page as Frame } from '../../ui/frame/Page.tsx';
import { Unavailable } from '../../ui/live/Unavailable.tsx';
import type { LiveResource } from '../../live/live-resource.ts';
import { LiveMark } from '../../ui/live/LiveMark.tsx';
import { loadWords } from '../../game-api/registry.ts';
import { attempt } from '../../ui/frame/notice.ts';
import { placeChanges } from '../../i18n/place-changes.ts';
import { LiveRegion } from '../../ui/live/LiveRegion.tsx';
import { useLive } from '../../live/use-live.ts';
import { clock } from '../../i18n/numbers.ts';
import { t } from '../../i18n/language.ts';
import './EveningPage.css';
import { useNotice } from '../../corrections/correction-notice.ts';
import { CorrectionNotice } from '../../corrections/CorrectionNotice.tsx';
import { correctedTableText } from './corrected-table.ts';
import { EveningStandings } from './EveningStandings.tsx';
import type { Evening } from './evening-view.ts';
import { EveningTables } from './EveningTables.tsx';

/** A start date before every table. */
const BEFORE_ALL_TABLES = '2000-01-01T00:00:00Z';

interface Chosen {
  all: boolean;
  currency: string | null;
}

export function EveningPage() {
  const [chosen, choose] = useState<Chosen>({ all: false, currency: null });
  const live = useLive<Evening>(addressOf(chosen));
  const [last, setLast] = useState<Evening | null>(null);
  const evening = useTranslated(live?.value.value ?? null);
  useEffect(() => {
    if (evening) setLast(evening);
  }, [evening]);
  const shown =
    evening ?? (live?.state.value === 'hidden' || live?.state.value === 'signed_out' ? null : last);
  if (!live || !shown) return <Unavailable state={live?.state.value ?? null} />;
  return <LoadedEvening evening={shown} live={live} chosen={chosen} choose={choose} />;
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

function addressOf({ all, currency }: Chosen): string {
  const query = new URLSearchParams({
    ...(all && { since: BEFORE_ALL_TABLES }),
    ...(currency !== null && { currency }),
  });
  return query.size ? `/v1/evening?${query}` : '/v1/evening';
}

interface EveningProps {
  evening: Evening;
  live: LiveResource<Evening>;
  chosen: Chosen;
  choose: (chosen: Chosen) => void;
}

function LoadedEvening({ evening, live, chosen, choose }: EveningProps) {
  const { evening: words } = t();
  const none = evening.sessions.length === 0;
  const correction = useNotice(evening, evening, correctedTableText);
  return (
    <Frame class="evening-page" title={words.title} band={<Band evening={evening} live={live} />}>
      <CorrectionNotice text={correction} />
      <Choices evening={evening} chosen={chosen} choose={choose} />
      {none ? <Empty /> : <EveningStandings evening={evening} />}
      {!none && <EveningTables evening={evening} />}
      <LiveRegion now={evening} describeChange={placeChangeText} />
    </Frame>
  );
}

const CLOCK_MS = 5000;

/** The time of day, updated as it passes. */
function useClock(): string {
  const [now, setNow] = useState(() => clock(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setNow(clock(new Date())), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function Band({ evening, live }: Pick<EveningProps, 'evening' | 'live'>) {
  const { title, summary } = t().evening;
  const time = useClock();
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <PageUnder text={summary(evening.sessions.length, evening.punters.length, time)} />
      <LiveMark class="evening-page__live-mark" live={live} />
    </>
  );
}

function Empty() {
  return (
    <div class="evening-page__empty">
      <p>{t().evening.empty}</p>
      {mayOpenTables() && <OutlinedLink href="/new">{t().evening.openOne}</OutlinedLink>}
    </div>
  );
}

function Choices({ evening, chosen, choose }: Pick<EveningProps, 'evening' | 'chosen' | 'choose'>) {
  const { evening: words } = t();
  return (
    <div class="evening-page__choices">
      <div role="group" aria-label={words.range}>
        {[false, true].map((all) => (
          <button
            key={String(all)}
            type="button"
            aria-pressed={chosen.all === all}
            onClick={() => choose({ all, currency: null })}
          >
            {all ? words.all : words.thisEvening}
          </button>
        ))}
      </div>
      {evening.currencies.length > 1 && (
        <div role="group" aria-label={words.currency}>
          {evening.currencies.map((currency) => (
            <button
              key={currency}
              type="button"
              aria-pressed={evening.currency === currency}
              onClick={() => choose({ ...chosen, currency })}
            >
              {t().evening.currencies[currency] ?? currency}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** The players whose place changed. */
function placeChangeText(before: Evening, after: Evening): string {
  if (before.currency !== after.currency) return '';
  return placeChanges(before.punters, after.punters).join(' ');
}
