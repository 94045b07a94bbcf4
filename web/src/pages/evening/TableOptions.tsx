/** The options of a table on the evening page: rename it, move it, hide it, or mark it as practice. */

import { useState } from 'preact/hooks';
import { choiceText } from '../../features/gatherings/current-gathering.ts';
import type { Gathering } from '../../features/gatherings/gathering-requests.ts';
import { messages } from '../../features/gatherings/messages/messages.ts';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { NO_ERRORS, type FieldErrors } from '../../ui/fields/field-errors.ts';
import { ChoiceField, TextField } from '../../ui/fields/Field.tsx';
import { Text } from '../../ui/text/Text.tsx';
import './TableOptions.css';
import type { FileTable, RenameTable } from './use-filing.ts';
import { useHasBankrolls } from './use-has-bankrolls.ts';

/** The most characters of a table's name. */
const NAME_MAX = 200;

interface TableOptionsProps {
  readonly session: string;
  /** The name that the page shows, which distinguishes the table from others. */
  readonly name: string;
  readonly fullName: string;
  /** The evenings to move the table to, newest first. */
  readonly gatherings: readonly Gathering[];
  /** The id of the table's gathering; null for none; undefined if it is unknown. */
  readonly current: string | null | undefined;
  readonly file: FileTable;
  readonly rename: RenameTable;
}

export function TableOptions(props: TableOptionsProps) {
  const { session, name, file } = props;
  const [isOpen, setOpen] = useState(false);
  const words = messages();
  return (
    <details class="table-options" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={words.optionsOf(name)}>{words.options}</summary>
      {isOpen && (
        <ul>
          <li>
            <NameForm key={props.fullName} {...props} />
          </li>
          <li>
            <MoveForm {...props} />
          </li>
          <li>
            <BusyButton
              kind="usual"
              words={words.hide}
              busy={words.changing}
              act={() => file(session, { hidden: true }, words.hidden(name))}
            />
            <Text kind="quiet">{words.hideHint}</Text>
          </li>
          <PracticeOption {...props} />
        </ul>
      )}
    </details>
  );
}

/** Marks a table as practice. The server refuses that for a table that plays with bankrolls. */
function PracticeOption({ session, name, file }: TableOptionsProps) {
  const words = messages();
  const hasBankrolls = useHasBankrolls(session);
  if (hasBankrolls === null) return null;
  if (hasBankrolls)
    return (
      <li>
        <Text kind="strong">{words.markPractice}</Text>
        <Text kind="quiet">{words.noPractice}</Text>
      </li>
    );
  return (
    <li>
      <BusyButton
        kind="usual"
        words={words.markPractice}
        busy={words.changing}
        act={() => file(session, { practice: true }, words.marked(name))}
      />
      <Text kind="quiet">{words.markPracticeHint}</Text>
    </li>
  );
}

function NameForm({ session, fullName, rename }: TableOptionsProps) {
  const words = messages();
  const [name, setName] = useState(fullName);
  const [faults, setFaults] = useState<FieldErrors>(NO_ERRORS);
  const save = async (): Promise<void> => {
    const chosen = name.trim();
    if (!chosen) return setFaults({ name: words.enterName });
    setFaults(NO_ERRORS);
    return rename(session, chosen, words.renamed(chosen));
  };
  return (
    <form noValidate>
      <TextField
        id={`name-${session}`}
        path="name"
        label={words.tableName}
        faults={faults}
        value={name}
        change={setName}
        more={{ maxLength: NAME_MAX }}
      />
      <BusyButton type="submit" kind="usual" words={words.rename} busy={words.changing} act={save} />
    </form>
  );
}

function MoveForm({ session, name, gatherings, current, file }: TableOptionsProps) {
  const words = messages();
  const others = gatherings.filter(({ id }) => id !== current);
  const [chosen, choose] = useState(others[0]?.id ?? '');
  if (!others.length && !current)
    return (
      <>
        <Text kind="strong">{words.move}</Text>
        <Text kind="quiet">{words.noOther}</Text>
      </>
    );
  const target = others.find(({ id }) => id === chosen) ?? null;
  const text = target ? words.moved(name, target.name) : words.movedOut(name);
  return (
    <form noValidate>
      <ChoiceField
        id={`move-${session}`}
        label={words.move}
        value={target?.id ?? ''}
        choices={[
          ...others.map((gathering) => [gathering.id, choiceText(gathering)] as const),
          ...(current === null ? [] : [['', words.none] as const]),
        ]}
        change={choose}
      />
      <BusyButton
        type="submit"
        kind="usual"
        words={words.moveNow}
        busy={words.moving}
        act={() => file(session, { gathering: target?.id ?? null }, text)}
      />
      <Text kind="quiet">{words.moveHint}</Text>
    </form>
  );
}
