/** Finds tables by a part of their name. */

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { TextField } from '../../ui/fields/Field.tsx';
import { Text } from '../../ui/text/Text.tsx';
import './TableSearch.css';
import { messages } from './messages/messages.ts';
import { useTableList, type HomeTables } from './use-table-list.ts';

/** How long a search waits for the next letter. */
const TYPING_MS = 200;

interface TableSearchProps {
  /** Whether there are so many tables that the field is shown. */
  readonly isOffered: boolean;
  /** Shows the tables that were found. */
  readonly results: (found: HomeTables) => ComponentChildren;
  /** Shown while nothing is searched for. */
  readonly children: ComponentChildren;
}

export function TableSearch({ isOffered, results, children }: TableSearchProps) {
  const [typed, setTyped] = useState('');
  const name = useLate(typed.trim());
  return (
    <>
      {(isOffered || typed !== '') && (
        <div class="table-search">
          <TextField
            id="find-table"
            label={messages().search}
            value={typed}
            change={setTyped}
            more={{ maxLength: 40, enterKeyHint: 'search' }}
          />
        </div>
      )}
      {name === '' ? children : <Found key={name} name={name} results={results} />}
    </>
  );
}

/** Returns a text once it has stayed the same for a moment; '' immediately. */
function useLate(text: string): string {
  const [late, setLate] = useState(text);
  useEffect(() => {
    if (text === '') return setLate('');
    const timer = setTimeout(() => setLate(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return late;
}

interface FoundProps extends Pick<TableSearchProps, 'results'> {
  readonly name: string;
}

function Found({ name, results }: FoundProps) {
  const found = useTableList(name);
  return (
    <>
      <Text kind="quiet" class="table-search__count" role="status">
        {found.list === null ? messages().loading : countText(name, found.list.rows.length)}
      </Text>
      {found.list !== null && results(found)}
    </>
  );
}

function countText(name: string, count: number): string {
  const { found, noneFound } = messages();
  return count === 0 ? noneFound(name) : found(count);
}
