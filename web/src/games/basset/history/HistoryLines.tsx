/** The last events, newest first. Each line links to the table at its version. */

import './HistoryLines.css';
import { Text } from '../../../ui/Text.tsx';
import { clock } from '../../../i18n/numbers.ts';
import { messages } from '../messages/messages.ts';
import type { Line } from './event-text.ts';

export function HistoryLines({ id, lines }: { id: string; lines: readonly Line[] }) {
  const { history } = messages();
  const newestFirst = [...lines].reverse();
  return (
    <section>
      <h2>{history.title}</h2>
      <ol class="history-lines" reversed>
        {newestFirst.map((line, index) => (
          <HistoryLine key={line.event?.version} id={id} line={line} isNewest={index === 0} />
        ))}
      </ol>
      {(lines[0]?.event?.version ?? 1) > 1 && <Text kind="quiet">{history.lastEvents(lines.length)}</Text>}
    </section>
  );
}

function HistoryLine({
  id,
  line: { event, words },
  isNewest,
}: {
  id: string;
  line: Line;
  isNewest: boolean;
}) {
  if (event === null) return null;
  const when = event.occurred_at ?? event.at;
  return (
    <li>
      <a href={`/tables/${id}/log/${event.version}`} aria-current={isNewest ? 'step' : undefined}>
        <span class="history-lines__version">{event.version}</span>
        <span class="history-lines__words">{words}</span>
        <time dateTime={when}>{clock(when)}</time>
      </a>
    </li>
  );
}
