/** The grid of the table: a row for each player. */

import { messages } from '../messages/messages.ts';
import { playersOf } from '../parties.ts';
import { usePageModel, useDerived, type PageValues } from '../model/table-context.ts';
import './SeatGrid.css';
import { SeatRow } from './SeatRow.tsx';

/** The number of rows that fit. If there are more, players for whom the table waits come first. */
const ROWS_THAT_FIT = 12;

function namesInOrder({ scene: { table } }: PageValues): string[] {
  const names = [...playersOf(table)];
  if (names.length <= ROWS_THAT_FIT) return names;
  const waiting = new Set(table.summary?.waiting_for);
  return names.sort((left, right) => Number(waiting.has(right)) - Number(waiting.has(left)));
}

export function SeatGrid() {
  const seats = useDerived(namesInOrder);
  const { game, layout } = usePageModel();
  const isPhone = layout.value === 'phone';
  const { Head, Backdrop } = game;
  return (
    <div
      class="seat-grid"
      role="grid"
      aria-label={Head ? messages().reader.ranks : messages().reader.table}
      aria-rowcount={seats.length + 1}
      data-headed={Head !== undefined}
    >
      {isPhone ? null : Head ? <Head /> : <HiddenHead />}
      <div class="seat-grid__rows" role="rowgroup">
        {!isPhone && Backdrop && <Backdrop />}
        {seats.map((name, at) => (
          <SeatRow key={name} name={name} at={at} />
        ))}
      </div>
    </div>
  );
}

/** The heads of a game without columns, for screen readers. */
function HiddenHead() {
  const { player, actions } = messages().reader;
  return (
    <div class="visually-hidden" role="row">
      <span role="columnheader">{player}</span>
      <span role="columnheader">{actions}</span>
    </div>
  );
}
