/** The form that changes a person's name or contact. */

import { useRef, useState } from 'preact/hooks';
import { Problem } from '../../api/problem.ts';
import { nameFault, TEXT_MOST, tooLong } from '../../i18n/names.ts';
import { messages } from '../../features/people/messages/messages.ts';
import {
  putContact,
  renamePerson,
  type ChangedPerson,
  type Person,
} from '../../features/people/person-requests.ts';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Buttons } from '../../ui/buttons/Buttons.tsx';
import { flat, NO_ERRORS, type FieldErrors } from '../../ui/fields/field-errors.ts';
import { focusFault, TextField } from '../../ui/fields/Field.tsx';
import { attempt } from '../../ui/frame/notice.ts';
import './DetailForm.css';

export type DetailPart = 'name' | 'contact';

interface DetailFormProps {
  readonly part: DetailPart;
  readonly person: Person;
  readonly done: (saved: ChangedPerson | Person, text: string) => void;
  readonly cancel: () => void;
}

export function DetailForm(props: DetailFormProps) {
  const words = messages();
  const { part, cancel } = props;
  const { text, errors, form, change, submit } = useDetail(props);
  return (
    <form noValidate class="detail-form" ref={form}>
      <TextField
        id={`change-${part}`}
        path={part}
        label={part === 'name' ? words.name : words.contactShort}
        faults={errors}
        value={text}
        change={change}
        more={{ autofocus: true }}
      />
      <Buttons>
        <BusyButton type="submit" words={words.save} busy={words.saving} act={submit} />
        <Button class="detail-form__cancel" onClick={cancel}>
          {words.cancel}
        </Button>
      </Buttons>
    </form>
  );
}

/** What is typed, what is wrong with it, and saving it. */
function useDetail({ part, person, done }: DetailFormProps) {
  const words = messages();
  const [text, setText] = useState(person[part] ?? '');
  const [errors, setErrors] = useState<FieldErrors>(NO_ERRORS);
  const form = useRef<HTMLFormElement>(null);
  const show = (found: FieldErrors): void => {
    setErrors(found);
    focusFault(form.current);
  };
  const submit = async (): Promise<void> => {
    const error = part === 'name' ? nameFault(text) : tooLong(text, TEXT_MOST);
    if (error !== null) return show({ [part]: error });
    await attempt(
      () => save(part, person.id, text.trim().normalize()),
      (saved) => {
        if ('errors' in saved) return show(saved.errors);
        done(saved.person, part === 'name' ? words.renamed(saved.person.name) : words.contactSaved);
      },
    );
  };
  const change = (typed: string): void => {
    setErrors(NO_ERRORS);
    setText(typed);
  };
  return { text, errors, form, change, submit };
}

type Saved = { readonly person: ChangedPerson | Person } | { readonly errors: FieldErrors };

/** Saves a name or a contact; an empty contact is erased. Raises: `Problem`, `Unreachable`. */
async function save(part: DetailPart, id: string, text: string): Promise<Saved> {
  try {
    return { person: await (part === 'name' ? renamePerson(id, text) : putContact(id, text || null)) };
  } catch (error) {
    if (error instanceof Problem && error.status === 422) return { errors: flat(error.errors) };
    throw error;
  }
}
