/** The form that gives a player another name. */

import { messages } from './messages/messages.ts';
import { useState } from 'preact/hooks';
import { renamePlayer } from '../../api/rename-player.ts';
import { nameFault } from '../../i18n/names.ts';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { NO_ERRORS, type FieldErrors } from '../../ui/fields/field-errors.ts';
import { TextField } from '../../ui/fields/Field.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import type { CorrectionContext } from './correction-context.ts';
import { useOpenForm } from './entry-list/open-forms.ts';
import { attemptCorrection } from './refusal-text.ts';
import './RenamingForm.css';

interface RenamingFormProps {
  readonly context: Pick<CorrectionContext, 'session' | 'players' | 'currency' | 'game'>;
  /** Called when the new name is recorded. */
  readonly onRecorded: () => void;
}

export function RenamingForm(props: RenamingFormProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button class="renaming-form__open" onClick={() => setOpen(true)}>
        {messages().renamings.open}
      </Button>
    );
  return <OpenForm {...props} close={() => setOpen(false)} />;
}

function OpenForm({ context, onRecorded, close }: RenamingFormProps & { close: () => void }) {
  useOpenForm();
  const { renamings, corrections } = messages();
  const [player, choose] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [faults, setFaults] = useState<FieldErrors>(NO_ERRORS);
  const finish = (): void => {
    close();
    onRecorded();
  };
  const record = async (): Promise<void> => {
    const fault = player === null ? renamings.choosePlayer : nameFault(name.trim());
    setFaults(fault ? { name: fault } : NO_ERRORS);
    if (fault || player === null) return undefined;
    return attemptCorrection(() => renamePlayer(context.session, player, name.trim()), finish, context);
  };
  return (
    <section class="renaming-form" aria-label={renamings.title}>
      <p>{renamings.about}</p>
      <ChoiceRow<string | null>
        label={renamings.player}
        choices={context.players.map((each) => [each, each] as const)}
        chosen={player}
        choose={choose}
      />
      <NameField name={name} setName={setName} faults={faults} />
      <BusyButton words={renamings.record} busy={renamings.recording} act={record} />
      <Button kind="plain" onClick={close}>
        {corrections.cancel}
      </Button>
    </section>
  );
}

interface NameFieldProps {
  readonly name: string;
  readonly setName: (name: string) => void;
  readonly faults: FieldErrors;
}

function NameField({ name, setName, faults }: NameFieldProps) {
  return (
    <TextField
      id="renaming-name"
      path="name"
      label={messages().renamings.name}
      faults={faults}
      value={name}
      change={setName}
    />
  );
}
