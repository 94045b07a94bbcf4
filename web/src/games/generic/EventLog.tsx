/** The newest events, newest first: the name of each, and its fields in words. */

import type { Schemas } from '../../api/client.ts';
import type { Currency } from '../../i18n/money.ts';
import { clock } from '../../i18n/numbers.ts';
import { eventFields, eventTitle } from './event-text.ts';
import './EventLog.css';

interface EventLogProps {
  readonly events: readonly Schemas['Event'][];
  readonly currency: Currency;
}

export function EventLog({ events, currency }: EventLogProps) {
  return (
    <ol class="event-log" reversed>
      {events.map((event) => {
        const when = event.occurred_at ?? event.at;
        return (
          <li key={event.version}>
            <p>
              <strong>{eventTitle(event)}</strong> <time dateTime={when}>{clock(when)}</time>
            </p>
            <p class="event-log__fields">{eventFields(event, currency).join(' · ')}</p>
          </li>
        );
      })}
    </ol>
  );
}
