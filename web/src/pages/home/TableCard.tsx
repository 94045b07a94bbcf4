/** A running table as a card that follows it: its phase, its players, its bank and its last draw. */

import { useEffect, useState } from 'preact/hooks';
import type { SessionTable } from '../../api/session-table.ts';
import type { TableSummary } from '../../game-api/game-module.ts';
import { gameOf } from '../../game-api/registry.ts';
import { gameTitle } from '../../i18n/game-texts.ts';
import { t } from '../../i18n/language.ts';
import { useLive } from '../../live/use-live.ts';
import type { TableLine } from './table-list.ts';
import './TableCard.css';
import { onlyProgress, playersAndPhase } from './default-summary.ts';
import { NotCountedMark, WaitingMark } from './TableMarks.tsx';
import { messages } from './messages/messages.ts';

type Summarize = (table: SessionTable) => TableSummary;

/** `name`: the table's name, which no other card has. */
export function TableCard({ row, name, waiting, isHere }: TableLine & { readonly name: string }) {
  const live = useLive<SessionTable>(`/v1/sessions/${row.id}`, row.id);
  const summarize = useSummarize(row.game);
  const table = live?.value.value ?? null;
  const words = messages();
  const { progress, facts } = table && summarize ? summarize(table) : onlyProgress(row.game, row.phase);
  const control = table?.pen ? [[words.control, table.pen.device] as const] : [];
  return (
    <li class="table-card">
      <h3>
        <a class="table-card__link" href={`/tables/${row.id}`} data-table={row.id}>
          {name}
        </a>
        <NotCountedMark {...row} />
      </h3>
      <p class="table-card__progress">
        {gameTitle(row.game)} · {progress}
      </p>
      <dl class="table-card__facts">
        {[...facts, ...control].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {waiting > 0 && <WaitingMark count={waiting} />}
      {!isHere && <p class="table-card__note">{t().capitalize(words.notHere)}</p>}
    </li>
  );
}

/** The function that sums up a table of a game; null until it is loaded. */
function useSummarize(game: string): Summarize | null {
  const [summarize, setSummarize] = useState<Summarize | null>(null);
  useEffect(() => {
    const load = gameOf(game).summary ?? (async () => playersAndPhase);
    // If loading fails, the card shows the phase.
    load().then(
      (loaded) => setSummarize(() => loaded),
      () => setSummarize(null),
    );
  }, [game]);
  return summarize;
}
