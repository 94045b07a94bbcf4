/** The newest events, newest first: one line each, with who recorded it and when. */

import type { SessionTable } from '../../api/session-table.ts';
import { useEffect, useState } from 'preact/hooks';
import { currentKey, isHouse, type CurrentKey } from '../../api/current-key.ts';
import type { Currency } from '../../i18n/money.ts';
import { clock } from '../../i18n/numbers.ts';
import { t } from '../../i18n/language.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { attempt } from '../../ui/frame/notice.ts';
import { eventLine, type Event } from './event-text.ts';
import './EventLog.css';
import { NamedValues } from './NamedValues.tsx';
import { devicesOf, loadKeys, recordedBy, type Devices } from './recorded-by.ts';

interface EventLogProps {
  readonly table: SessionTable;
  /** The newest first. */
  readonly events: readonly Event[];
  readonly currency: Currency;
  readonly loadEarlier: () => Promise<void>;
}

export function EventLog({ table, events, currency, loadEarlier }: EventLogProps) {
  const { generic } = t();
  const devices = devicesOf(events, table.pen, [currentKey.value, ...useKeys()]);
  const oldest = events.at(-1)?.version ?? 1;
  return (
    <>
      <ol class="event-log" reversed>
        {events.map((event) => (
          <Line key={event.version} event={event} game={table.game} currency={currency} devices={devices} />
        ))}
      </ol>
      {oldest > 1 && (
        <BusyButton
          kind="usual"
          class="event-log__earlier"
          words={generic.showEarlier}
          busy={generic.loadingEarlier}
          act={() => attempt(loadEarlier)}
        />
      )}
    </>
  );
}

/** Returns the keys of the house, for their names; none if this device may not list them. */
function useKeys(): readonly CurrentKey[] {
  const [keys, setKeys] = useState<readonly CurrentKey[]>([]);
  useEffect(() => {
    if (isHouse()) void loadKeys().then(setKeys, () => undefined);
  }, []);
  return keys;
}

interface LineProps {
  readonly event: Event;
  readonly game: string;
  readonly currency: Currency;
  readonly devices: Devices;
}

function Line({ event, game, currency, devices }: LineProps) {
  const { title, fields } = eventLine(event, game, currency);
  const when = event.occurred_at ?? event.at;
  const who = recordedBy(event, devices);
  return (
    <li>
      <NamedValues title={title} values={fields} />
      <p class="event-log__meta">
        <time dateTime={when}>{clock(when)}</time>
        {who && ` · ${who}`}
      </p>
    </li>
  );
}
