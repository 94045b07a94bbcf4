/** A person's name and contact, each with a form that changes it. */

import { useRef, useState } from 'preact/hooks';
import { messages } from '../../features/people/messages/messages.ts';
import { putContact, type ChangedPerson, type Person } from '../../features/people/person-requests.ts';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Buttons } from '../../ui/buttons/Buttons.tsx';
import { attempt } from '../../ui/frame/notice.ts';
import { Text } from '../../ui/text/Text.tsx';
import { DetailForm, type DetailPart } from './DetailForm.tsx';
import './PersonDetails.css';
import type { PersonState } from './use-person.ts';

interface PersonDetailsProps {
  readonly person: Person;
  readonly update: PersonState['update'];
}

export function PersonDetails({ person, update }: PersonDetailsProps) {
  const words = messages();
  const [changed, setChanged] = useState<DetailPart | null>(null);
  const [outcome, setOutcome] = useState('');
  const section = useRef<HTMLElement>(null);
  const close = (): void => {
    setChanged(null);
    requestAnimationFrame(() => section.current?.querySelector<HTMLElement>('h2')?.focus());
  };
  const open = (part: DetailPart): void => {
    setOutcome('');
    setChanged(part);
  };
  const done = (saved: ChangedPerson | Person, text: string): void => {
    update(saved);
    setOutcome(text);
    close();
  };
  const erase = (): Promise<void> =>
    attempt(
      () => putContact(person.id, null),
      (saved) => done(saved, words.contactErased),
    );
  return (
    <section class="person-details" ref={section}>
      <h2 tabIndex={-1}>{words.details}</h2>
      {changed === null ? (
        <Shown contact={person.contact} open={open} erase={erase} />
      ) : (
        <DetailForm key={changed} part={changed} person={person} done={done} cancel={close} />
      )}
      <p class="person-details__outcome" role="status">
        {outcome}
      </p>
      <Text kind="quiet">{words.privacy}</Text>
    </section>
  );
}

interface ShownProps {
  readonly contact: string | null;
  readonly open: (part: DetailPart) => void;
  readonly erase: () => Promise<void>;
}

function Shown({ contact, open, erase }: ShownProps) {
  const words = messages();
  return (
    <>
      <p class="person-details__contact">{words.contactIs(contact)}</p>
      <Buttons>
        <Button onClick={() => open('name')}>{words.rename}</Button>
        <Button onClick={() => open('contact')}>{words.changeContact}</Button>
        {contact !== null && (
          <BusyButton kind="usual" words={words.eraseContact} busy={words.saving} act={erase} />
        )}
      </Buttons>
    </>
  );
}
