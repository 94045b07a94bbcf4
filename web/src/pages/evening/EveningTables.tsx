/** The tables of the evening with their banks, and whether the accounts balance. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Gathering } from '../../features/gatherings/gathering-requests.ts';
import { messages as gatheringMessages } from '../../features/gatherings/messages/messages.ts';
import { fullNames } from '../../features/gatherings/table-names.ts';
import { ReportDownloads } from '../../features/reports/ReportDownloads.tsx';
import { OutlinedLink } from '../../ui/buttons/OutlinedLink.tsx';
import { isHouse, mayOpenTables, mayRule } from '../../api/current-key.ts';
import { RichText } from '../../ui/text/RichText.tsx';
import './EveningTables.css';
import { pageWords } from '../../i18n/page-words.ts';
import { tableMoney, type Evening, type EveningTable } from './evening-view.ts';
import type { SessionRow } from './evening-range.ts';
import { NotCounted } from './NotCounted.tsx';
import { TableOptions } from './TableOptions.tsx';
import type { TableFiling } from './use-filing.ts';
import { activityText, bankText, sumCheck, closedText, tableNetText } from './evening-text.ts';

interface EveningTablesProps {
  readonly evening: Evening;
  /** The tables that do not count. */
  readonly notCounted: readonly SessionRow[];
  readonly filing: TableFiling;
  /** The evenings that a table can move to, newest first. */
  readonly gatherings: readonly Gathering[];
  /** The id of the tables' gathering; null for none; undefined if it is unknown. */
  readonly current: string | null | undefined;
}

export function EveningTables({ evening, notCounted, filing, gatherings, current }: EveningTablesProps) {
  const { evening: words } = pageWords();
  const mayFile = mayRule();
  if (!evening.sessions.length && !notCounted.length && !filing.outcome) return null;
  return (
    <aside class="evening-tables" id="tables" aria-label={words.tables} tabIndex={-1}>
      <p class="evening-tables__outcome" role="status" tabIndex={-1} ref={filing.element}>
        {filing.outcome}
      </p>
      {groupsOf(evening.sessions).map(({ title, tables }) => (
        <section key={title}>
          <h2>{title}</h2>
          <Rows tables={tables} evening={evening} filing={filing} gatherings={gatherings} current={current} />
        </section>
      ))}
      {evening.sessions.length > 0 && <SumCheck evening={evening} />}
      {evening.sessions.length > 0 && current && mayOpenTables() && (
        <section class="evening-tables__downloads">
          <h2>{gatheringMessages().reports}</h2>
          <ReportDownloads gathering={current} isUntitled />
        </section>
      )}
      <NotCounted rows={notCounted} file={mayFile ? filing.file : null} />
      {isHouse() && <OutlinedLink href="/keys?role=board">{words.showOnBoard}</OutlinedLink>}
    </aside>
  );
}

interface TableGroup {
  readonly title: string;
  readonly tables: readonly EveningTable[];
}

/** Returns the tables in play and the closed ones, with a title each. */
function groupsOf(tables: readonly EveningTable[]): readonly TableGroup[] {
  const { openTables, closedTables } = pageWords().evening;
  const groups = [
    { title: openTables, tables: tables.filter(({ closed_at: closed }) => closed === null) },
    { title: closedTables, tables: tables.filter(({ closed_at: closed }) => closed !== null) },
  ];
  return groups.filter((group) => group.tables.length > 0);
}

interface RowsProps extends Omit<EveningTablesProps, 'notCounted'> {
  readonly tables: readonly EveningTable[];
}

function Rows({ tables, evening, filing: { file, rename }, gatherings, current }: RowsProps) {
  const names = fullNames(evening.sessions);
  return (
    <ul>
      {tables.map((table) => {
        const name = names.get(table.id) ?? table.name;
        const options = { session: table.id, name, gatherings, current, file, rename };
        return (
          <Row key={table.id} table={table} name={name} currency={evening.currency ?? ''}>
            {mayRule() && <TableOptions {...options} fullName={table.name} />}
          </Row>
        );
      })}
    </ul>
  );
}

interface RowProps {
  readonly table: EveningTable;
  readonly name: string;
  readonly currency: string;
  /** The options of the table, or null. */
  readonly children: ComponentChildren;
}

function Row({ table, name, currency, children }: RowProps) {
  const { evening: words } = pageWords();
  const [isOpen, setOpen] = useState(false);
  const money = tableMoney(table);
  return (
    <li>
      <h3>
        <a href={`/tables/${table.id}`}>{name}</a>
        <small>{closedText(table)}</small>
      </h3>
      <p>{activityText(table)}</p>
      {table.parties.length > 0 && (
        <p data-broken={(table.bank_debt ?? -money.purse) > 0}>
          <RichText
            text={[tableNetText(table, currency), bankText(table, currency)].filter(Boolean).join(' · ')}
          />
        </p>
      )}
      <div class="evening-tables__parts">
        <details
          class="evening-tables__reports"
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>{words.reports}</summary>
          {isOpen && <ReportDownloads session={table.id} version={null} isUntitled />}
        </details>
        {children}
      </div>
      <a class="evening-tables__board" href={`/board/${table.id}`} aria-label={words.boardOf(name)}>
        {words.board}
      </a>
    </li>
  );
}

function SumCheck({ evening }: { evening: Evening }) {
  const { balances, heading, text } = sumCheck(evening);
  return (
    <section class="evening-tables__sums" data-wrong={!balances}>
      <h2>{heading}</h2>
      <p>
        <RichText text={text} />
      </p>
    </section>
  );
}
