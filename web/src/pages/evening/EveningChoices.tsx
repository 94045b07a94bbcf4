/** The choices above the standings: which evening, a new one, its name and date, and the currency. */

import { useRef, useState } from 'preact/hooks';
import { mayOpenTables } from '../../api/current-key.ts';
import type { Gathering } from '../../features/gatherings/gathering-requests.ts';
import { messages } from '../../features/gatherings/messages/messages.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { navigate } from '../../platform/router.ts';
import { Picture } from '../../ui/Picture.tsx';
import './EveningChoices.css';
import { EveningList } from './EveningList.tsx';
import { isThisEvening, type EveningRange } from './evening-range.ts';
import type { Evening } from './evening-view.ts';
import { GatheringForm } from './GatheringForm.tsx';
import type { GatheringList } from './use-gatherings.ts';

interface EveningChoicesProps {
  readonly evening: Evening;
  readonly range: EveningRange;
  readonly gatherings: GatheringList;
  readonly chooseCurrency: (currency: string) => void;
  /** Loads the evening again. */
  readonly refresh: () => void;
}

type Panel = 'list' | 'new' | 'change';

export function EveningChoices(props: EveningChoicesProps) {
  const { evening, range, gatherings, refresh } = props;
  const [panel, setPanel] = useState<Panel | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const close = (): void => {
    const button = panel && place.current?.querySelector<HTMLElement>(`[data-panel=${panel}]`);
    setPanel(null);
    button?.focus();
  };
  const saved = ({ id }: Gathering): void => {
    close();
    // The page stays with this evening, also if its date is not today's any more.
    navigate(`/evening?gathering=${id}`);
    gatherings.reload();
    refresh();
  };
  const changed = range.kind === 'all' ? null : evening.gathering;
  return (
    <div ref={place}>
      <div class="evening-choices__row">
        <RangeButtons range={range} />
        <PanelButtons shown={panel} show={setPanel} mayChange={changed !== null} />
        <CurrencyButtons {...props} />
      </div>
      {panel === 'list' && (
        <EveningList gatherings={gatherings} shown={changed?.id ?? null} close={() => setPanel(null)} />
      )}
      {panel === 'new' && <GatheringForm key="new" gathering={null} done={saved} cancel={close} />}
      {panel === 'change' && changed && (
        <GatheringForm key={changed.id} gathering={changed} done={saved} cancel={close} />
      )}
    </div>
  );
}

function RangeButtons({ range }: { range: EveningRange }) {
  const { evening: words } = pageWords();
  const isAll = range.kind === 'all';
  return (
    <div class="evening-choices__group" role="group" aria-label={words.range}>
      <button type="button" aria-pressed={isThisEvening(range)} onClick={() => navigate('/evening')}>
        {words.thisEvening}
      </button>
      <button type="button" aria-pressed={isAll} onClick={() => navigate('/evening?all')}>
        {words.all}
      </button>
    </div>
  );
}

interface PanelButtonsProps {
  readonly shown: Panel | null;
  readonly show: (panel: Panel | null) => void;
  readonly mayChange: boolean;
}

/** The buttons that open a panel below the row. */
function PanelButtons({ shown, show, mayChange }: PanelButtonsProps) {
  const words = messages();
  const buttons: readonly (readonly [panel: Panel, label: string])[] = [
    ['list', words.choose],
    ...(mayOpenTables() ? [['new', words.create] as const] : []),
    ...(mayOpenTables() && mayChange ? [['change', words.change] as const] : []),
  ];
  return (
    <div class="evening-choices__group" role="group" aria-label={words.evenings}>
      {buttons.map(([panel, label]) => (
        <button
          key={panel}
          type="button"
          data-panel={panel}
          aria-expanded={shown === panel}
          onClick={() => show(shown === panel ? null : panel)}
        >
          {label}
          {panel === 'list' && <Picture name={shown === panel ? 'up' : 'down'} />}
        </button>
      ))}
    </div>
  );
}

function CurrencyButtons({ evening, chooseCurrency }: EveningChoicesProps) {
  const { evening: words, newTable } = pageWords();
  if (evening.currencies.length < 2) return null;
  return (
    <div class="evening-choices__group" role="group" aria-label={words.currency}>
      {evening.currencies.map((currency) => (
        <button
          key={currency}
          type="button"
          aria-pressed={evening.currency === currency}
          onClick={() => chooseCurrency(currency)}
        >
          {newTable.currencies[currency] ?? currency}
        </button>
      ))}
    </div>
  );
}
