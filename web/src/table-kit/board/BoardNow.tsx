/** The board of a game without pages of its own: its standings, also for phones that follow the table. */

import { useEffect } from 'preact/hooks';
import { mayReadBooks } from '../../api/current-key.ts';
import type { SessionTable } from '../../api/session-table.ts';
import { FinalStandings } from '../../features/closing/FinalStandings.tsx';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { placeChanges } from '../../i18n/place-changes.ts';
import { t } from '../../i18n/language.ts';
import type { LiveResource } from '../../live/live-resource.ts';
import { useLive } from '../../live/use-live.ts';
import type { Address } from '../../platform/router.ts';
import { BoardSeal } from '../../features/seals/BoardSeal.tsx';
import { LiveMark } from '../../ui/live/LiveMark.tsx';
import { LiveRegion } from '../../ui/live/LiveRegion.tsx';
import { Unavailable } from '../../ui/live/Unavailable.tsx';
import { OutlinedLink } from '../../ui/buttons/OutlinedLink.tsx';
import './GenericBoard.css';
import { headerText } from '../../table-kit/header-text.ts';
import { bankOf, poolsOf, standingsOf } from '../../table-kit/parties.ts';

export function GenericBoard({ address }: { address: Address }) {
  const id = 'id' in address ? address.id : '';
  const live = useLive<SessionTable>(`/v1/sessions/${id}`, id);
  const table = live?.value.value;
  useEffect(() => {
    if (table) document.title = `${table.name} · Paroli`;
  });
  if (!live || !table) return <Unavailable state={live?.state.value ?? null} />;
  return <Board table={table} live={live} />;
}

interface BoardProps {
  readonly table: SessionTable;
  readonly live: LiveResource<SessionTable>;
}

function Board({ table, live }: BoardProps) {
  const players = standingsOf(table);
  return (
    <main class="generic-board">
      <header>
        <h1>{table.name}</h1>
        <p>{headerText(table)}</p>
      </header>
      <FinalStandings
        title={t().menu.standings}
        standings={players}
        bank={bankOf(table)}
        pools={poolsOf(table)}
        currency={currencyOf(table.currency)}
      />
      {table.phase === 'closed' && <BoardSeal session={table.id} version={table.version} />}
      <LiveMark live={live} />
      {mayReadBooks() && <OutlinedLink href={`/tables/${table.id}`}>{t().generic.toTable}</OutlinedLink>}
      <LiveRegion now={players} describeChange={(before, after) => placeChanges(before, after).join(' ')} />
    </main>
  );
}
