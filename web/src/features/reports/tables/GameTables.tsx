/** The tables that a game adds to the report of a closed table, such as its games with their scores. */

import { useEffect, useState } from 'preact/hooks';
import type { Currency } from '../../../i18n/amounts/money.ts';
import { loadGameNotes } from '../../../i18n/load-game-texts.ts';
import { messages } from '../messages/messages.ts';
import { ReportFailed, type ReportProgress } from '../report-request.ts';
import { ReportStatus } from '../ReportStatus.tsx';
import { textTables, type TextTable } from './game-table.ts';
import './GameTables.css';
import { useReportTables } from './use-report-tables.ts';

/** A longer table is shown when it is opened. */
const OPEN_ROWS_MAX = 12;

export interface GameTablesProps {
  readonly session: string;
  readonly game: string;
  readonly currency: Currency;
  /** Changes when an entry is corrected; the tables are then loaded again. */
  readonly roundKey: string;
}

export function GameTables({ session, game, currency, roundKey }: GameTablesProps) {
  const { tables, progress, load } = useReportTables(session, roundKey);
  const [hasWords, setHasWords] = useState(false);
  useEffect(() => {
    // Without its words a table is not shown: the reports have it too.
    loadGameNotes(game).then(
      () => setHasWords(true),
      () => undefined,
    );
  }, [game]);
  return (
    <>
      {!isAtOnce(progress) && (
        <ReportStatus progress={progress} making={messages().makingTables} retry={load} />
      )}
      {tables && hasWords && <Tables tables={textTables(game, tables, currency)} />}
    </>
  );
}

/** Whether the tables come at once, or as soon as the server responds. Then the page reports no progress. */
const isAtOnce = (progress: ReportProgress): boolean =>
  progress.kind === 'failed' ? !(progress.error instanceof ReportFailed) : progress.kind !== 'making';

const Tables = ({ tables }: { tables: readonly TextTable[] }) =>
  tables.length > 0 ? (
    <div class="game-tables">
      {tables.map((table) => (
        <GameTable key={table.name} table={table} />
      ))}
    </div>
  ) : null;

function GameTable({ table: { title, columns, rows } }: { table: TextTable }) {
  return (
    <details class="game-tables__table" open={rows.length <= OPEN_ROWS_MAX}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll the table */}
      <div class="game-tables__frame" role="region" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.title} scope="col" data-number={column.isNumber}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                {row.map((cell, column) => (
                  <td key={column} data-number={columns[column]?.isNumber}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
