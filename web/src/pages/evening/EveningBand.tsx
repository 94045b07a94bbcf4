/** The band of the evening page: the evening's name, date and place, and how many play. */

import { t } from '../../i18n/language.ts';
import { useEffect, useState } from 'preact/hooks';
import { dateAndPlace } from '../../features/gatherings/current-gathering.ts';
import { messages } from '../../features/gatherings/messages/messages.ts';
import { otherCurrenciesText } from '../../features/gatherings/other-currencies.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { clock, moment } from '../../i18n/amounts/numbers.ts';
import type { LiveResource } from '../../live/live-resource.ts';
import { LiveMark } from '../../ui/live/LiveMark.tsx';
import { PageUnder } from '../../ui/frame/Page.tsx';
import './EveningBand.css';
import type { EveningRange } from './evening-range.ts';
import type { Evening } from './evening-view.ts';

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

/** Returns the title of the page. */
export function eveningTitle(range: EveningRange, { gathering }: Evening): string {
  const { title, all } = pageWords().evening;
  return range.kind === 'all' ? all : (gathering?.name ?? title);
}

/** Returns the gathering's date and place, or since when the tables were opened. */
function whenAndWhere(range: EveningRange, { gathering, since }: Evening): string[] {
  if (range.kind === 'all') return [];
  if (gathering) return dateAndPlace(gathering);
  return since === null ? [] : [messages().tablesSince(moment(since))];
}

interface EveningBandProps {
  readonly evening: Evening;
  readonly range: EveningRange;
  readonly live: LiveResource<Evening>;
}

export function EveningBand({ evening, range, live }: EveningBandProps) {
  const time = useClock();
  const about = whenAndWhere(range, evening);
  const { evening: words } = pageWords();
  const counts = words.summary(evening.sessions.length, evening.punters.length, time);
  const also = otherCurrenciesText(evening);
  return (
    <>
      <h1 tabIndex={-1}>{eveningTitle(range, evening)}</h1>
      <PageUnder
        text={[...about, about.length ? counts : t().capitalize(counts), also].filter(Boolean).join(' · ')}
      />
      <LiveMark class="evening-band__live-mark" live={live} />
    </>
  );
}
