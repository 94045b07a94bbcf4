/** The lists of the home page: all tables, or those of this device while the server is away. */

import { useEffect, useState } from 'preact/hooks';
import { mayOpenTables } from '../../api/current-key.ts';
import { tableNames } from '../../features/gatherings/table-names.ts';
import type { StoredTable } from '../../outbox/storage/stored-tables.ts';
import { announce } from '../../ui/announcement.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyBox } from '../../ui/EmptyBox.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { GamesToLearn } from './GamesToLearn.tsx';
import { EveningLeaders } from './EveningLeaders.tsx';
import { linesOf, partsOf, type TableLine } from './table-list.ts';
import { TableCard } from './TableCard.tsx';
import './TableLists.css';
import { StoredTableRow, TableRow } from './TableRow.tsx';
import { TableSearch } from './TableSearch.tsx';
import { PAGE, type HomeTables } from './use-table-list.ts';
import { messages } from './messages/messages.ts';

/** After this time without a response, the tables of this device are listed. */
const RESPONSE_MS = 300;

interface TableListsProps {
  readonly tables: HomeTables;
  /** Null until the storage was read. */
  readonly stored: readonly StoredTable[] | null;
}

export function TableLists({ tables, stored }: TableListsProps) {
  const { list, isAway } = tables;
  const isLate = useIsLate();
  if (list === null) {
    const isOwnList = (isAway || isLate) && stored !== null && stored.length > 0;
    return isOwnList ? <OwnTables stored={stored} isAway={isAway} /> : <NoList isAway={isAway} />;
  }
  return (
    <TableSearch
      isOffered={list.next !== null || list.rows.length > PAGE}
      results={(found) => <PagedTables tables={found} stored={stored} isFound />}
    >
      {list.rows.length === 0 ? <NoTables /> : <PagedTables tables={tables} stored={stored} />}
    </TableSearch>
  );
}

/** `isFound`: these are only the tables that were searched for. */
function PagedTables({ tables, stored, isFound = false }: TableListsProps & { readonly isFound?: boolean }) {
  const { list, isAway, loadMore } = tables;
  const words = messages();
  const showMore = (): Promise<void> =>
    loadMore((added) => {
      announce(words.olderShown(added.length));
      focusOn(added[0]?.id);
    });
  return (
    <>
      <Sections lines={linesOf(list?.rows ?? [], stored ?? [], isAway)} hasLeaders={!isFound} />
      {list?.next && <Button onClick={showMore}>{words.older}</Button>}
    </>
  );
}

/** Whether the page has waited for some time. */
function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), RESPONSE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

const focusOn = (id: string | undefined): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-table="${id}"]`)?.focus());
};

/** The tables that open without the server. */
function OwnTables({ stored, isAway }: { stored: readonly StoredTable[]; isAway: boolean }) {
  const words = messages();
  return (
    <>
      <h2>{words.onThisDevice}</h2>
      <p class="table-lists__hint" role="status">
        {isAway ? words.onThisDeviceHint : words.loading}
      </p>
      <ol class="table-lists__rows">
        {stored.map((table) => (
          <StoredTableRow key={table.id} table={table} />
        ))}
      </ol>
    </>
  );
}

function NoList({ isAway }: { isAway: boolean }) {
  const words = messages();
  return (
    <>
      <h2>{words.tables}</h2>
      <Text kind="quiet">{isAway ? words.noneOnThisDevice : words.loading}</Text>
    </>
  );
}

interface SectionsProps {
  readonly lines: readonly TableLine[];
  /** Whether to show who leads this evening. */
  readonly hasLeaders: boolean;
}

function Sections({ lines, hasLeaders }: SectionsProps) {
  const { cards, running, closed } = partsOf(lines);
  const tables = lines.map(({ row }) => row);
  const names = tableNames(tables);
  const inRows = new Map([...names].map(([id, { besideTime }]) => [id, besideTime]));
  const words = messages();
  return (
    <>
      {cards.length > 0 && (
        <section class="table-lists__part">
          <h2>{words.running}</h2>
          <ul class="table-lists__cards">
            {cards.map((line) => (
              <TableCard key={line.row.id} {...line} name={names.get(line.row.id)?.full ?? line.row.name} />
            ))}
          </ul>
          <Rows lines={running} names={inRows} />
        </section>
      )}
      {hasLeaders && <EveningLeaders rows={tables} />}
      {closed.length > 0 && (
        <section class="table-lists__part">
          <h2>{words.recent}</h2>
          <Rows lines={closed} names={inRows} />
        </section>
      )}
    </>
  );
}

interface RowsProps {
  readonly lines: readonly TableLine[];
  /** Table names by id. */
  readonly names: ReadonlyMap<string, string>;
}

const Rows = ({ lines, names }: RowsProps) => (
  <ol class="table-lists__rows">
    {lines.map((line) => (
      <TableRow key={line.row.id} {...line} name={names.get(line.row.id) ?? line.row.name} />
    ))}
  </ol>
);

function NoTables() {
  const words = messages();
  return (
    <>
      <h2>{words.tables}</h2>
      <EmptyBox class="table-lists__empty">
        <h3>{words.empty}</h3>
        {!mayOpenTables() && <p>{words.emptyReadOnly}</p>}
        <GamesToLearn isFirst={mayOpenTables()} />
      </EmptyBox>
    </>
  );
}
