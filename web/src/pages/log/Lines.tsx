/** What happened last, the newest first. Each line leads to the table as it was then. */

import { clock } from '../../words/numbers.ts';
import { w } from '../../words/words.ts';
import type { Line } from './told.ts';

export function Lines({ id, lines }: { id: string; lines: readonly Line[] }) {
  const { log } = w();
  const newestFirst = [...lines].reverse();
  return (
    <section>
      <h2>{log.title}</h2>
      <ol class="log" reversed>
        {newestFirst.map((line, index) => (
          <Entry key={line.event?.version} id={id} line={line} now={index === 0} />
        ))}
      </ol>
      {(lines[0]?.event?.version ?? 1) > 1 && <p class="quiet">{log.lastEvents(lines.length)}</p>}
    </section>
  );
}

function Entry({ id, line: { event, words }, now }: { id: string; line: Line; now: boolean }) {
  if (event === null) return null;
  const when = event.occurred_at ?? event.at;
  return (
    <li>
      <a href={`/tables/${id}/log/${event.version}`} aria-current={now ? 'step' : undefined}>
        <span class="version">{event.version}</span>
        <span class="words">{words}</span>
        <time dateTime={when}>{clock(when)}</time>
      </a>
    </li>
  );
}
