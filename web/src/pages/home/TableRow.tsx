/** One table in a list of tables. */

import './TableRow.css';
import { gameTitle, phaseText } from '../../i18n/game-texts.ts';
import { wordsOf } from '../../i18n/game-words.ts';
import { moment } from '../../i18n/amounts/numbers.ts';
import type { StoredTable } from '../../outbox/storage/stored-tables.ts';
import type { TableLine } from './table-list.ts';
import { NotCountedMark, WaitingMark } from './TableMarks.tsx';
import { messages } from './messages/messages.ts';

/** A table as the server lists it. `name`: the table's name, which no other one of its time has. */
export function TableRow({ row, name, waiting, isHere }: TableLine & { readonly name: string }) {
  const words = messages();
  const settling = row.owes_settlement && wordsOf(row.game).settling?.();
  return (
    <Line
      id={row.id}
      name={name}
      practice={row.practice}
      hidden={row.hidden}
      isRunning={row.phase !== 'closed'}
      waiting={waiting}
      when={moment(row.opened_at)}
      what={[gameAndPhase(row), settling].filter(Boolean).join(' · ')}
      note={isHere ? words.version(row.version) : words.notHere}
    />
  );
}

/** A table as this device has stored it. */
export function StoredTableRow({ table: { id, view, readAt, waiting } }: { table: StoredTable }) {
  const words = messages();
  return (
    <Line
      id={id}
      name={view?.name ?? words.unnamed}
      practice={view?.practice ?? false}
      hidden={false}
      isRunning={view?.phase !== 'closed'}
      waiting={waiting}
      when={readAt === null ? '' : words.asOf(moment(new Date(readAt).toISOString()))}
      what={view ? gameAndPhase(view) : ''}
      note=""
    />
  );
}

const gameAndPhase = ({ game, phase }: { readonly game: string; readonly phase: string }): string =>
  `${gameTitle(game)} · ${phaseText(game, phase)}`;

interface LineProps {
  readonly id: string;
  readonly name: string;
  readonly practice: boolean;
  readonly hidden: boolean;
  readonly isRunning: boolean;
  readonly waiting: number;
  readonly when: string;
  readonly what: string;
  readonly note: string;
}

function Line({ id, name, practice, hidden, isRunning, waiting, when, what, note }: LineProps) {
  return (
    <li>
      <a class="table-row" data-running={isRunning} href={`/tables/${id}`} data-table={id}>
        <span class="table-row__name">
          {name}
          <NotCountedMark practice={practice} hidden={hidden} />
        </span>
        <span class="table-row__when">{when}</span>
        <span class="table-row__what">{what}</span>
        {waiting > 0 ? <WaitingMark count={waiting} /> : <span class="table-row__version">{note}</span>}
      </a>
    </li>
  );
}
