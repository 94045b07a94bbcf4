/** The board: one table, shown on a wall, a projector, and the phones that follow it. */

import { useEffect } from 'preact/hooks';
import { pageTheme } from '../../../platform/theme.ts';
import type { Address } from '../../../platform/router.ts';
import { Unavailable } from '../../../ui/live/Unavailable.tsx';
import type { LiveResource } from '../../../live/live-resource.ts';
import { LiveMark } from '../../../ui/live/LiveMark.tsx';
import { LiveRegion } from '../../../ui/live/LiveRegion.tsx';
import { useLive } from '../../../live/use-live.ts';
import { BoardSeal } from '../../../features/seals/BoardSeal.tsx';
import { useSessionEvening } from '../../../features/gatherings/use-session-evening.ts';
import { t } from '../../../i18n/language.ts';
import { pagesMessages } from '../messages/pages-messages.ts';
import { useCorrectionNotice } from '../../../features/corrections/correction-notice.ts';
import { correctedView } from '../corrected-view.ts';
import type { Table } from '../view.ts';
import './BoardPage.css';
import { BoardDeal } from './BoardDeal.tsx';
import { BoardFooter } from './BoardFooter.tsx';
import { BoardHint } from './BoardHint.tsx';
import { BoardStakes } from './BoardStakes.tsx';
import { BoardLadder } from './BoardLadder.tsx';
import { BoardDraw } from './BoardDraw.tsx';
import { changeAnnouncement } from './board-text.ts';
import { BoardPlaces } from './BoardPlaces.tsx';

const LONG_NAME = 28;

/** The page `/board/ID`. It uses the candle theme unless this device has chosen another. */
export function BoardPage({ address }: { address: Address }) {
  const id = 'id' in address ? address.id : '';
  const live = useLive<Table>(`/v1/sessions/${id}`, id);
  useEffect(() => {
    pageTheme.value = 'candle';
    return () => {
      pageTheme.value = null;
    };
  }, []);
  const table = live?.value.value;
  useEffect(() => {
    if (table) document.title = pagesMessages().board.page(table.name);
  });
  if (!live || !table) return <Unavailable state={live?.state.value ?? null} />;
  return <Board table={table} live={live} />;
}

function Board({ table, live }: { table: Table; live: LiveResource<Table> }) {
  const lost = live.lostSince.value !== null;
  const evening = useSessionEvening(table);
  const correction = useCorrectionNotice(correctedView(table));
  return (
    <main class="board-page" data-phase={table.phase} data-many={table.punters.length > 12} data-lost={lost}>
      <header>
        {evening?.gathering && <p class="board-page__evening">{evening.gathering.name}</p>}
        <h1 data-length={table.name.length > LONG_NAME ? 'long' : undefined}>{table.name}</h1>
        <p>{tableStatus(table)}</p>
      </header>
      <BoardHint table={table} />
      <BoardDraw table={table} correction={correction} />
      <BoardPlaces table={table} evening={evening && evening.tables > 1 ? evening : null} />
      {table.phase === 'drawing' && <BoardLadder table={table} />}
      {table.phase === 'staking' && table.seated > 0 && <BoardStakes table={table} />}
      {table.phase === 'closed' && (
        <div class="board-page__seal">
          <BoardSeal session={table.id} version={table.version} />
        </div>
      )}
      {table.draws.length > 0 && <BoardDeal table={table} />}
      <BoardFooter table={table} />
      <div class="board-page__state">
        <LiveMark live={live} />
        {lost && <p>{t().publicPages.staleHint}</p>}
      </div>
      <LiveRegion now={table} describeChange={changeAnnouncement} />
    </main>
  );
}

function tableStatus({ phase, deal, stock }: Table): string {
  if (phase === 'closed') return pagesMessages().board.finalStandings;
  return phase === 'drawing'
    ? pagesMessages().board.dealLeft(deal, stock ?? 0)
    : pagesMessages().board.dealStaking(deal);
}
