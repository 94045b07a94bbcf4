/** Names the people who already have the name that is typed for a new one. */

import { Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { bankrollText } from '../../features/people/balance-text.ts';
import { messages } from '../../features/people/messages/messages.ts';
import { loadPeople, type Person } from '../../features/people/person-requests.ts';
import { marksOf } from '../../features/people/same-names.ts';
import { caseless } from '../../platform/caseless.ts';
import { isolated } from '../../i18n/isolated.ts';
import { FieldNote } from '../../ui/fields/Field.tsx';
import { TYPING_MS } from './use-people.ts';

/** Also people whose name contains the typed one are found. */
const FOUND_MOST = 50;
const SHOWN_MOST = 3;

interface SameNameNoteProps {
  readonly id: string;
  /** The typed name. */
  readonly name: string;
  /** The id of the new person, who may be recorded already although the response was lost. */
  readonly added: string;
}

export function SameNameNote({ id, name, added }: SameNameNoteProps) {
  const people = usePeopleNamed(name.trim()).filter((person) => person.id !== added);
  return <FieldNote id={id}>{people.length > 0 && <Note people={people} />}</FieldNote>;
}

function Note({ people }: { people: readonly Person[] }) {
  const words = messages();
  // The marks distinguish the people from the new one too.
  const added = { id: '', name: people[0]!.name, contact: null, added_at: new Date().toISOString() };
  const marks = marksOf([...people, added]);
  return (
    <>
      {words.sameName(isolated(people[0]!.name), people.length)} <br />
      {people.slice(0, SHOWN_MOST).map((person) => (
        <Fragment key={person.id}>
          <a href={`/people/${person.id}`} target="_blank" rel="noopener">
            {[isolated(person.name), marks.get(person.id), bankrollText(person)].filter(Boolean).join(', ')}
          </a>{' '}
          <br />
        </Fragment>
      ))}
      {words.sameNameHint}
    </>
  );
}

/** Returns the people of this name, as the server compares names; none while they are loaded or if they cannot be. */
function usePeopleNamed(name: string): readonly Person[] {
  const [found, setFound] = useState<{ name: string; people: readonly Person[] }>({ name: '', people: [] });
  useEffect(() => {
    if (!caseless(name)) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      // The form also works without the note.
      loadPeople({ limit: FOUND_MOST, name }).then(
        ({ people }) => isCurrent && setFound({ name, people: people.filter(hasName(name)) }),
        () => undefined,
      );
    }, TYPING_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [name]);
  return found.name === name ? found.people : [];
}

const hasName =
  (name: string) =>
  (person: Person): boolean =>
    caseless(person.name) === caseless(name);
