/** The people whose bankrolls a form offers for a seat or for the bank. */

import { useEffect, useState } from 'preact/hooks';
import { maySeePeople } from '../../api/current-key.ts';
import { useRefreshOnReturn } from '../../ui/frame/use-refresh.ts';
import type { BankrollLink } from '../../api/play-session.ts';
import { loadPeople, type Person } from './person-requests.ts';
import type { Bankrolls } from './seat-name.ts';

/** The number of people that a form offers. */
const OFFERED = 1000;

/**
 * Returns the people by name. There is none to choose if the key may not see people, or if the server does not
 * respond: a table can be opened without bankrolls.
 */
export async function loadPeopleToChoose(): Promise<readonly Person[]> {
  if (!maySeePeople()) return [];
  try {
    const { people } = await loadPeople({ limit: OFFERED });
    return [...people].sort((one, other) => one.name.localeCompare(other.name));
  } catch {
    return [];
  }
}

/** Returns the people of a form. Their balances are loaded again when the page is shown again. */
export function usePeopleToChoose(initial: readonly Person[]): readonly Person[] {
  const [people, setPeople] = useState(initial);
  useRefreshOnReturn(() => void loadPeopleToChoose().then((found) => found.length && setPeople(found)));
  return people;
}

/**
 * Returns the people for a form that seats players. They are loaded at first, and whenever `version` changes. A
 * practice table cannot play with bankrolls, so there is none to choose.
 */
export function usePeopleAt({ practice }: { practice: boolean }, version: number): readonly Person[] {
  const [people, setPeople] = useState<readonly Person[]>([]);
  useEffect(() => {
    let isCurrent = true;
    if (!practice) void loadPeopleToChoose().then((found) => isCurrent && setPeople(found));
    return () => {
      isCurrent = false;
    };
  }, [version, practice]);
  return practice ? [] : people;
}

/** Returns the ids of the people with whose bankrolls seated players play. */
export const takenPeople = (bankrolls: Bankrolls, seated: readonly string[]): readonly string[] =>
  seated.flatMap((name) => bankrolls?.[name] ?? []);

/** Returns the link to request for a new seat; null without a person, or if the session has this link already. */
export function linkFor(bankrolls: Bankrolls, player: string, person: Person | null): BankrollLink | null {
  return person === null || bankrolls?.[player] === person.id ? null : { player, person: person.id };
}
