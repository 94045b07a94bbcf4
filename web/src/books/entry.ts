/** What is entered at a table, and what becomes of it on this tablet. */

/** An entry as `POST /v1/sessions/{id}/entries` takes it: `kind` is the sheet's verb. */
export interface Entry {
  key: string;
  kind: string;
  [field: string]: unknown;
}

/** An entry without its key: what somebody wishes. */
export interface Wish {
  kind: string;
  fields: Record<string, unknown>;
}

/** An entry that is not known to be recorded; `at` is when it was tapped, ISO 8601 in UTC. */
export interface Waiting {
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

/** Returns a UUID for an entry. `crypto.randomUUID` is missing where a page came over plain http. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Returns the entry that a wish becomes. */
export function entryOf(wish: Wish): Entry {
  return { ...wish.fields, kind: wish.kind, key: newKey() };
}
