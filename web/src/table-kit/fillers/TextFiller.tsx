/** A text that is typed, such as the name of a new player. */

import { useState } from 'preact/hooks';
import { isNewPlayer } from '../../api/entry-kinds.ts';
import { labelText } from '../../i18n/game-texts.ts';
import { nameFault } from '../../i18n/names.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextField } from '../../ui/fields/Field.tsx';
import { focusFault } from '../../ui/fields/Field.tsx';
import type { FillerProps } from './filler-props.ts';
import { messages } from './messages/messages.ts';
import './TextFiller.css';

export function TextFiller({ field, values, table, choose }: FillerProps) {
  const [text, setText] = useState(() => String(values[0] ?? ''));
  const [fault, setFault] = useState<string | null>(null);
  const isName = isNewPlayer(field) || field.name === 'name';
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const wrong = isName ? nameFault(text.trim()) : null;
    setFault(wrong);
    if (wrong === null && text.trim()) choose(text.trim());
    else focusFault(event.currentTarget as HTMLFormElement);
  };
  const change = (typed: string): void => {
    setFault(null);
    setText(typed);
  };
  return (
    <form class="text-filler" noValidate onSubmit={submit}>
      <TextField
        id={`filler-${field.name}`}
        path={field.name}
        label={labelText(table.game, field.name)}
        faults={fault === null ? {} : { [field.name]: fault }}
        value={text}
        change={change}
      />
      <Button type="submit">{messages().done}</Button>
    </form>
  );
}
