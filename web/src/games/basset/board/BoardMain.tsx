/** The middle of the board: the ladder during a deal, the stakes before it. */

import type { Table } from '../view.ts';
import { BoardLadder } from './BoardLadder.tsx';
import { BoardStakes } from './BoardStakes.tsx';

export function BoardMain({ view }: { view: Table }) {
  if (view.phase === 'drawing') return <BoardLadder table={view} />;
  return view.seated > 0 ? <BoardStakes table={view} /> : null;
}
