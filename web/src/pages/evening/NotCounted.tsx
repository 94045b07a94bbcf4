/** The tables of the evening that do not count, folded, so that the choice can be undone. */

import { counts } from '../../features/gatherings/gathering-requests.ts';
import { messages } from '../../features/gatherings/messages/messages.ts';
import { namesBesideTime } from '../../features/gatherings/table-names.ts';
import { moment } from '../../i18n/amounts/numbers.ts';
import { t } from '../../i18n/language.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Buttons } from '../../ui/buttons/Buttons.tsx';
import type { SessionRow } from './evening-range.ts';
import './NotCounted.css';
import type { FileTable } from './use-filing.ts';

interface NotCountedProps {
  readonly rows: readonly SessionRow[];
  /** Null if this device may not change where tables count. */
  readonly file: FileTable | null;
}

export function NotCounted({ rows, file }: NotCountedProps) {
  const words = messages();
  const names = namesBesideTime(rows);
  if (!rows.length) return null;
  return (
    <details class="not-counted">
      <summary>{words.notCounted(rows.length)}</summary>
      <p>{words.notCountedHint}</p>
      <ul>
        {rows.map((row) => (
          <Row key={row.id} row={row} name={names.get(row.id) ?? row.name} file={file} />
        ))}
      </ul>
    </details>
  );
}

interface RowProps extends Pick<NotCountedProps, 'file'> {
  readonly row: SessionRow;
  readonly name: string;
}

function Row({ row, name, file }: RowProps) {
  const words = messages();
  const { id, hidden, practice } = row;
  const reasons = [...(hidden ? [words.isHidden] : []), ...(practice ? [words.isPractice] : [])];
  return (
    <li>
      <a href={`/tables/${id}`}>{name}</a>
      <small>{t().capitalize([...reasons, moment(row.opened_at)].join(' · '))}</small>
      {file && (
        <Buttons>
          {hidden && (
            <Button
              aria-label={words.showOf(name)}
              onClick={() => file(id, { hidden: false }, outcomeText(name, { hidden: false, practice }))}
            >
              {words.show}
            </Button>
          )}
          {practice && (
            <Button
              aria-label={words.unmarkOf(name)}
              onClick={() => file(id, { practice: false }, outcomeText(name, { hidden, practice: false }))}
            >
              {words.unmark}
            </Button>
          )}
        </Buttons>
      )}
    </li>
  );
}

/** Returns what is reported: that the table counts again, or for which other reason it still does not. */
function outcomeText(name: string, filed: { readonly hidden: boolean; readonly practice: boolean }): string {
  const words = messages();
  if (counts(filed)) return words.shown(name);
  return filed.hidden ? words.hidden(name) : words.marked(name);
}
