/**
 * The standings of the table, and those of the evening if it has other tables. A phone shows both. A wall shows one
 * after the other, because both at once would be too small to read. If the device prefers reduced motion, a wall shows
 * the first people of the evening below the table. If they do not fit, it changes between both without an animation.
 */

import { useEffect, useState } from 'preact/hooks';
import type { SessionEvening } from '../../features/gatherings/use-session-evening.ts';
import type { TableView } from '../model/table-view.ts';
import type { BoardGame } from './board-game.ts';
import './BoardPlaces.css';
import { BoardEveningStandings, BoardStandings, tableRows } from './BoardStandings.tsx';
import { eveningPages, rowsBelow } from './evening-pages.ts';

/** How long a wall shows each page of the standings. */
const PAGE_MS = 15_000;

/** Two titles and the count of the other people are as high as these rows. */
const TITLE_ROWS = 2;

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Returns the number of the page to show now, from 0. With one page it stays. */
function useTurningPage(pages: number): number {
  const [page, setPage] = useState(0);
  useEffect(() => {
    if (pages < 2) return undefined;
    const timer = setInterval(() => setPage((before) => before + 1), PAGE_MS);
    return () => clearInterval(timer);
  }, [pages]);
  return page % Math.max(1, pages);
}

interface BoardPlacesProps<View extends TableView> {
  readonly game: BoardGame<View>;
  readonly view: View;
  /** The evening of the table; null if the table is its only one. */
  readonly evening: SessionEvening | null;
}

export function BoardPlaces<View extends TableView>({ game, view, evening }: BoardPlacesProps<View>) {
  const rows = tableRows(view);
  const people = evening?.punters.length ?? 0;
  const below = evening && prefersReducedMotion() ? rowsBelow(rows, people) : 0;
  const pages = evening && !below ? eveningPages(people) : [];
  // The first page is the table.
  const page = useTurningPage(pages.length + 1);
  const onWall = below ? { start: 0, end: below } : (pages[Math.max(0, page - 1)] ?? { start: 0, end: 0 });
  const shown = below || !evening ? 'both' : page === 0 ? 'table' : 'evening';
  const eveningRows = below ? rows + below + TITLE_ROWS : onWall.end - onWall.start + 1;
  return (
    <div class="board-places" data-shown={shown}>
      <BoardStandings
        game={game}
        view={view}
        rows={below ? eveningRows : rows + (evening ? 1 : 0)}
        isTitled={evening !== null}
      />
      {evening && (
        <BoardEveningStandings
          evening={evening}
          currency={view.currency}
          rows={eveningRows}
          onWall={onWall}
          countsOthers={below > 0}
        />
      )}
    </div>
  );
}
