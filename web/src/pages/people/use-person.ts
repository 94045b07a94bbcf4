/** A person with contact, loaded again when the page is shown again. */

import { useEffect, useState } from 'preact/hooks';
import { loadPerson, type ChangedPerson, type Person } from '../../features/people/person-requests.ts';
import { Problem } from '../../api/problem.ts';
import { attempt } from '../../ui/frame/notice.ts';
import { useRefreshOnReturn } from '../../ui/frame/use-refresh.ts';

export interface PersonState {
  /** Null until the person is loaded. */
  readonly person: Person | null;
  readonly isMissing: boolean;
  /** Shows what a response says of the person. */
  readonly update: (changed: ChangedPerson | Person) => void;
}

/** What the response to an entry does not have. */
const NEW = { contact: null, added_at: '', in_play: {}, owed: {}, tables: [] };

export function usePerson(id: string): PersonState {
  const [person, setPerson] = useState<Person | null>(null);
  const [isMissing, setMissing] = useState(false);
  const update: PersonState['update'] = (changed) =>
    setPerson((before) => {
      // A response may come later than that to a newer request.
      if (before && before.version > changed.version) return before;
      return { ...NEW, ...before, ...changed };
    });
  const load = (): void =>
    void attempt(
      () => loadPerson(id).catch(missingOrError),
      (found) => (found === null ? setMissing(true) : update(found)),
    );
  useEffect(load, [id]);
  useRefreshOnReturn(load);
  return { person, isMissing, update };
}

function missingOrError(error: unknown): null {
  if (error instanceof Problem && error.status === 404) return null;
  throw error;
}
