/** Requests about people of the house: names, contacts and bankrolls. */

import { client, unwrap, type Schemas } from '../../api/client.ts';
import { idempotencyHeader } from '../../api/idempotency-key.ts';
import { withPendingKey } from '../../api/play-session.ts';

export type Person = Schemas['PersonWithContact'];
/** A person as the response to an entry has them. */
export type ChangedPerson = Schemas['Person'];
export type PersonTable = Schemas['PersonTable'];
export type PersonPage = Schemas['PersonPage'];
export type CurrencyCode = Schemas['BankrollMove']['currency'];

/** What moves between a bankroll and the world outside, in smallest units. */
export interface BankrollMove {
  readonly currency: CurrencyCode;
  readonly amount: number;
  readonly note: string | null;
}

/** The end of the address that records a move. */
export type MoveKind = 'deposits' | 'withdrawals';

export interface PeopleQuery {
  readonly limit: number;
  /** A part of the names; '' for all people. */
  readonly name?: string;
  readonly cursor?: string | null;
}

/** Returns a page of people, newest first. Raises: `Problem`, `Unreachable`. */
export const loadPeople = ({ limit, name = '', cursor = null }: PeopleQuery): Promise<PersonPage> => {
  const query = { limit, ...(name && { name }), ...(cursor !== null && { cursor }) };
  return unwrap(client.GET('/v1/people', { params: { query } }));
};

/** Returns a person with contact. Raises: `Problem`, `Unreachable`. */
export const loadPerson = (person: string): Promise<Person> =>
  unwrap(client.GET('/v1/people/{person}', { params: { path: { person } } }));

/** Moves money between a bankroll and the world outside. Raises: `Problem`, `Unreachable`. */
export const moveMoney = (person: string, kind: MoveKind, move: BankrollMove): Promise<ChangedPerson> =>
  withPendingKey(`${kind} ${person} ${JSON.stringify(move)}`, (key) =>
    unwrap(
      client.POST(`/v1/people/{person}/${kind}`, {
        params: { path: { person } },
        body: { ...move, occurred_at: null },
        headers: idempotencyHeader(key),
      }),
    ),
  );

/** Gives a person another name. Raises: `Problem`, `Unreachable`. */
export const renamePerson = (person: string, name: string): Promise<ChangedPerson> =>
  withPendingKey(`rename ${person} ${name}`, (key) =>
    unwrap(
      client.POST('/v1/people/{person}/renamings', {
        params: { path: { person } },
        body: { name, occurred_at: null },
        headers: idempotencyHeader(key),
      }),
    ),
  );

/** Stores how to reach a person; null erases it. Raises: `Problem`, `Unreachable`. */
export const putContact = (person: string, contact: string | null): Promise<Person> =>
  unwrap(client.PUT('/v1/people/{person}/contact', { params: { path: { person } }, body: { contact } }));

/** A person to add. */
export interface NewPerson {
  readonly name: string;
  readonly contact: string | null;
  readonly deposit: BankrollMove | null;
}

/** The names of people that this page has added, by id. Their contact and deposit may be missing. */
const addedNames = new Map<string, string>();

/** Adds a person with the given id. A repeated call does only the missing steps. Raises: `Problem`, `Unreachable`. */
export async function addPerson(id: string, { name, contact, deposit }: NewPerson): Promise<void> {
  const known = addedNames.get(id);
  if (known === undefined) await registerPerson(id, name);
  else if (known !== name) await renamePerson(id, name);
  addedNames.set(id, name);
  if (contact !== null) await putContact(id, contact);
  if (deposit !== null) await moveMoney(id, 'deposits', deposit);
}

const registerPerson = (id: string, name: string): Promise<ChangedPerson> =>
  withPendingKey(`person ${id} ${name}`, (key) =>
    unwrap(
      client.POST('/v1/people', {
        body: { id, name, occurred_at: null },
        headers: idempotencyHeader(key),
      }),
    ),
  );
