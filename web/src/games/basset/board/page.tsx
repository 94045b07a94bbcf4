/** The board: one table for a wall, a projector, and the phones that follow it. */

import { useEffect } from 'preact/hooks';
import { usualTheme } from '../../../look/theme.ts';
import type { Address } from '../../../router.ts';
import { Instead } from '../../../shown/instead.tsx';
import type { Live } from '../../../shown/live.ts';
import { LiveMark } from '../../../shown/livemark.tsx';
import { Telling } from '../../../shown/telling.tsx';
import { useLive } from '../../../shown/uselive.ts';
import { w } from '../../../words/words.ts';
import type { Table } from '../table.ts';
import './board.css';
import { Deal } from './deal.tsx';
import { Foot } from './foot.tsx';
import { Laid } from './laid.tsx';
import { Ladder } from './ladder.tsx';
import { Pair } from './pair.tsx';
import { toldOf } from './sayings.ts';
import { Standings } from './standings.tsx';

const LONG_NAME = 28;

/** `/board/ID`; by candle unless somebody chose otherwise on this device. */
export function BoardPage({ address }: { address: Address }) {
  const id = 'id' in address ? address.id : '';
  const live = useLive<Table>(`/v1/sessions/${id}`, id);
  useEffect(() => {
    usualTheme.value = 'candle';
    return () => {
      usualTheme.value = null;
    };
  }, []);
  const table = live?.value.value;
  useEffect(() => {
    if (table) document.title = w().following.board.page(table.name);
  });
  if (!live || !table) return <Instead state={live?.state.value ?? null} />;
  return <Board table={table} live={live} />;
}

function Board({ table, live }: { table: Table; live: Live<Table> }) {
  const lost = live.lostSince.value !== null;
  return (
    <main class="board" data-phase={table.phase} data-many={table.punters.length > 12} data-lost={lost}>
      <header>
        <h1 class={table.name.length > LONG_NAME ? 'long' : ''}>{table.name}</h1>
        <p>{whereabouts(table)}</p>
      </header>
      <Pair table={table} />
      <Standings table={table} />
      {table.phase === 'drawing' && <Ladder table={table} />}
      {table.phase === 'staking' && table.seated > 0 && <Laid table={table} />}
      {table.draws.length > 0 && <Deal table={table} />}
      <Foot table={table} />
      <div class="state">
        <LiveMark live={live} />
        {lost && <p>{w().following.asOfThen}</p>}
      </div>
      <Telling now={table} tell={toldOf} />
    </main>
  );
}

function whereabouts({ phase, deal, stock }: Table): string {
  if (phase === 'closed') return w().following.board.closed;
  return phase === 'drawing' ? w().board.dealLeft(deal, stock ?? 0) : w().board.dealStaking(deal);
}
