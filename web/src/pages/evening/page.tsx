/** The evening: all tables of the house, and who is ahead over all of them. */

import { useEffect, useState } from 'preact/hooks';
import { mayOpen } from '../../api/me.ts';
import { Page as Frame } from '../../parts/Page.tsx';
import { Instead } from '../../shown/instead.tsx';
import type { Live } from '../../shown/live.ts';
import { LiveMark } from '../../shown/livemark.tsx';
import { placesTold } from '../../shown/places.ts';
import { Telling } from '../../shown/telling.tsx';
import { useLive } from '../../shown/uselive.ts';
import { clock } from '../../words/numbers.ts';
import { w } from '../../words/words.ts';
import './evening.css';
import { People } from './people.tsx';
import type { Evening } from './reading.ts';
import { Tables } from './tables.tsx';

/** Before any table of any house. */
const ALWAYS = '2000-01-01T00:00:00Z';

interface Chosen {
  all: boolean;
  currency: string | null;
}

export function EveningPage() {
  const [chosen, choose] = useState<Chosen>({ all: false, currency: null });
  const live = useLive<Evening>(addressOf(chosen));
  const [last, setLast] = useState<Evening | null>(null);
  const evening = live?.value.value ?? null;
  useEffect(() => {
    if (evening) setLast(evening);
  }, [evening]);
  const shown =
    evening ?? (live?.state.value === 'hidden' || live?.state.value === 'signed_out' ? null : last);
  if (!live || !shown) return <Instead state={live?.state.value ?? null} />;
  return <Whole evening={shown} live={live} chosen={chosen} choose={choose} />;
}

function addressOf({ all, currency }: Chosen): string {
  const query = new URLSearchParams({
    ...(all && { since: ALWAYS }),
    ...(currency !== null && { currency }),
  });
  return query.size ? `/v1/evening?${query}` : '/v1/evening';
}

interface PageOf {
  evening: Evening;
  live: Live<Evening>;
  chosen: Chosen;
  choose: (chosen: Chosen) => void;
}

function Whole({ evening, live, chosen, choose }: PageOf) {
  const { evening: words } = w();
  const none = evening.sessions.length === 0;
  return (
    <Frame kind="evening" title={words.title} band={<Band evening={evening} live={live} />}>
      <Choices evening={evening} chosen={chosen} choose={choose} />
      {none ? <Empty /> : <People evening={evening} />}
      {!none && <Tables evening={evening} />}
      <Telling now={evening} tell={toldOf} />
    </Frame>
  );
}

const LOOK_MS = 5000;

/** The time of day; it is told again as it passes. */
function useClock(): string {
  const [now, setNow] = useState(() => clock(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setNow(clock(new Date())), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function Band({ evening, live }: Pick<PageOf, 'evening' | 'live'>) {
  const { title, under } = w().evening;
  const time = useClock();
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p class="under">{under(evening.sessions.length, evening.punters.length, time)}</p>
      <LiveMark live={live} />
    </>
  );
}

function Empty() {
  return (
    <div class="none">
      <p>{w().evening.empty}</p>
      {mayOpen() && (
        <a class="plainlink" href="/new">
          {w().following.evening.openOne}
        </a>
      )}
    </div>
  );
}

function Choices({ evening, chosen, choose }: Pick<PageOf, 'evening' | 'chosen' | 'choose'>) {
  const { evening: words, following } = w();
  return (
    <div class="choices">
      <div role="group" aria-label={following.evening.range}>
        {[false, true].map((all) => (
          <button
            key={String(all)}
            type="button"
            aria-pressed={chosen.all === all}
            onClick={() => choose({ all, currency: null })}
          >
            {all ? following.evening.all : following.evening.thisEvening}
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
              {w().following.evening.moneys[currency] ?? currency}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Whose place is another now. */
function toldOf(before: Evening, after: Evening): string {
  if (before.currency !== after.currency) return '';
  return placesTold(before.punters, after.punters).join(' ');
}
