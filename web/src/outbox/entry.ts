/** Entries of a session, and their states on this device. */

import { newId } from '../api/idempotency-key.ts';

/** An entry as `POST /v1/sessions/{id}/entries` takes it: `kind` is the sheet's verb. */
export interface Entry {
  key: string;
  kind: string;
  /** Of a correction: the effect that the dealer saw, and the version of the session at which it had that effect. */
  shown?: { readonly version: number; readonly text: string } | null;
  [field: string]: unknown;
}

/** An entry without its key. */
export interface Command {
  kind: string;
  fields: Record<string, unknown>;
}

/**
 * An entry as it was tapped: `at` is when, ISO 8601 in UTC. All entries of one tap have the same id in `tap`. `base` is
 * the newest version that the device knew then, if it knew one.
 */
export interface TappedEntry {
  entry: Entry;
  at: string;
  tap: string;
  base?: number;
}

/** An entry that the server has not confirmed; `at` is when it was tapped, ISO 8601 in UTC. */
export interface UnsentEntry {
  entry: Entry;
  at: string;
  state: 'waiting' | 'sending' | 'refused' | 'held';
}

/** Why an entry was refused: the code and texts of the API's problem, and its further fields. */
export interface RefusalReason {
  code: string;
  title: string;
  detail: string;
  facts: Record<string, unknown>;
}

/** The entries of a tap that was not entered, because a rule refuses one of them: `entry`. */
export interface RefusedTap {
  readonly entries: readonly Entry[];
  readonly entry: Entry;
  readonly reason: RefusalReason;
}

/** A refused entry, and how many wait behind it. */
export interface Refusal extends RefusalReason {
  key: string;
  behind: number;
}

/** The state of the connection as pages show it. */
export type Link = 'live' | 'recording' | 'offline' | 'signed_out' | 'pen_elsewhere' | 'busy' | 'unwritable';

/** Returns an entry without its key. */
export const commandFrom = ({ key: _, kind, ...fields }: Entry): Command => ({ kind, fields });

/** Returns a command as an entry, with a new key if none is given. */
export function entryFrom(command: Command, key = newId()): Entry {
  return { ...command.fields, kind: command.kind, key };
}
