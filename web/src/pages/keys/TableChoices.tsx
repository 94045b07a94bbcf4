/** Boxes to select several tables; many of them are found by a part of their label. */

import { useState } from 'preact/hooks';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { TextField } from '../../ui/fields/Field.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { messages } from './messages/messages.ts';
import './TableChoices.css';

/** More tables than these need a search: the box shows five at a time. */
const UNSEARCHED_MOST = 8;

interface TableChoicesProps {
  readonly id: string;
  /** The id and the label of each table. */
  readonly tables: readonly (readonly [id: string, label: string])[];
  /** The ids of the selected tables. */
  readonly selected: readonly string[];
  readonly select: (id: string, on: boolean) => void;
}

export function TableChoices({ id, tables, selected, select }: TableChoicesProps) {
  const [search, setSearch] = useState('');
  const words = messages();
  const found = tables.filter(([, label]) => label.toLowerCase().includes(search.trim().toLowerCase()));
  const chosen = tables.filter(([table]) => selected.includes(table)).map(([, label]) => label);
  return (
    <>
      {tables.length > UNSEARCHED_MOST && (
        <TextField id={`${id}-search`} label={words.findTable} value={search} change={setSearch} />
      )}
      <fieldset class="table-choices">
        <legend class="visually-hidden">{words.tablesToSelect}</legend>
        {found.map(([table, label]) => (
          <Checkbox
            key={table}
            words={label}
            checked={selected.includes(table)}
            change={(on) => select(table, on)}
          />
        ))}
        {!found.length && <Text kind="quiet">{tables.length ? words.noneFound : words.noTable}</Text>}
      </fieldset>
      <Text kind="quiet" class="table-choices__selected" role="status">
        {chosen.length > 0 && words.selected(chosen)}
      </Text>
    </>
  );
}
