/** A line for people who do not know the game: what happens at the table now. */

import type { Table } from '../view.ts';
import { boardHint } from './board-hint.ts';
import './BoardHint.css';

export function BoardHint({ table }: { table: Table }) {
  return <p class="board-hint">{boardHint(table)}</p>;
}
