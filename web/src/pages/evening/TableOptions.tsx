/** The options of a table on the evening page: move it, hide it, or mark it as practice. */

import { useState } from 'preact/hooks';
import { choiceText } from '../../gatherings/current-gathering.ts';
import type { Gathering } from '../../gatherings/gathering-requests.ts';
import { messages } from '../../gatherings/messages/messages.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ChoiceField } from '../../ui/Field.tsx';
import { Text } from '../../ui/Text.tsx';
import './TableOptions.css';
import type { FileTable } from './use-filing.ts';

interface TableOptionsProps {
  readonly session: string;
  readonly name: string;
  /** The evenings to move the table to, newest first. */
  readonly gatherings: readonly Gathering[];
  /** The id of the table's gathering; null for none; undefined if it is unknown. */
  readonly current: string | null | undefined;
  readonly file: FileTable;
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
          <li>
            <BusyButton
              kind="usual"
              words={words.markPractice}
              busy={words.changing}
              act={() => file(session, { practice: true }, words.marked(name))}
            />
            <Text kind="quiet">{words.markPracticeHint}</Text>
          </li>
        </ul>
      )}
    </details>
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
