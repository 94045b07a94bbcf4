/** What is entered at a table, and what becomes of it on this tablet. */

import { newId } from '../api/idempotency-key.ts';

/** An entry as `POST /v1/sessions/{id}/entries` takes it: `kind` is the sheet's verb. */
export interface Entry {
  key: string;
  kind: string;
  [field: string]: unknown;
}

/** An entry without its key: what somebody wishes. */
export interface Command {
  kind: string;
  fields: Record<string, unknown>;
}

/** An entry that is not known to be recorded; `at` is when it was tapped, ISO 8601 in UTC. */
export interface UnsentEntry {
  entry: Entry;
  at: string;
  state: 'waiting' | 'sending' | 'refused';
}

/** Why an entry was not recorded: a problem of the API, and the facts behind it. */
export interface Refused {
  code: string;
  title: string;
  detail: string;
  facts: Record<string, unknown>;
}

/** A refused entry, and how many wait behind it. */
export interface Refusal extends Refused {
  key: string;
  behind: number;
}

export type Link = 'live' | 'recording' | 'offline' | 'signed_out' | 'pen_elsewhere' | 'busy';

/** Returns the entry that a wish becomes, under a new key unless it has one. */
export function entryOf(wish: Command, key = newId()): Entry {
  return { ...wish.fields, kind: wish.kind, key };
}
