/** Sending whole evenings: score sheets, and tables with their first entries. */

import { unwrap, client, type Schemas } from './client.ts';
import type { paths } from './schema.d.ts';
import { rememberGame } from './session-game.ts';
import { newId, idempotencyHeader } from './idempotency-key.ts';
import { mayRetry, Problem, Unreachable } from './problem.ts';

// A key is kept until the server has decided, so that a lost request is not recorded twice.
const pendingKeys = new Map<string, string>();

/**
 * Calls `send` with the same key for the same name until the server accepts or refuses it. A server that is busy, or
 * asks for a sign-in, has not decided: it may have recorded a request before. Raises: `Problem`, `Unreachable`.
 */
export async function withPendingKey<Result>(
  name: string,
  send: (key: string) => Promise<Result>,
): Promise<Result> {
  const key = pendingKeys.get(name) ?? newId();
  pendingKeys.set(name, key);
  try {
    const result = await send(key);
    pendingKeys.delete(name);
    return result;
  } catch (error) {
    if (error instanceof Problem && error.status !== 401 && !mayRetry(error)) pendingKeys.delete(name);
    throw error;
  }
}

/** When a sheet was played, and where its session belongs. Without a date it is played now. */
export type SheetFiling = NonNullable<paths['/v1/score-sheets']['post']['parameters']['query']>;

/** Creates a session from a score sheet. Raises: `Problem`, `Unreachable`. */
export const playSheet = (text: string, filing: SheetFiling): Promise<{ id: string }> =>
  withPendingKey(`${JSON.stringify(filing)} ${text}`, (key) =>
    unwrap(
      client.POST('/v1/score-sheets', {
        params: { query: filing },
        body: text,
        bodySerializer: (sheet: string) => sheet,
        headers: { 'Content-Type': 'application/toml', ...idempotencyHeader(key) },
      }),
    ),
  );

/** Fetches a score sheet that is a file of this build. Raises: `Unreachable`. */
export async function fetchSheet(address: string): Promise<string> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Unreachable(`The sheet cannot be loaded (${response.status}).`);
    return await response.text();
  } catch (error) {
    throw error instanceof Unreachable
      ? error
      : new Unreachable('The service does not answer.', { cause: error });
  }
}

/** The request that opens a session of any game. */
export type Opening = paths['/v1/sessions']['post']['requestBody']['content']['application/json'];
export type Entry = Readonly<Record<string, unknown>> & { readonly kind: string };

/** A seat that is to play with the bankroll of a person. */
export interface BankrollLink {
  /** The name of the seat. */
  readonly player: string;
  /** The id of the person. */
  readonly person: string;
}

// The seats that this page has linked. A refused seat can be entered again, but linked only once.
const linkedSeats = new Set<string>();

/** Lets a seat that is still free play with a bankroll. A repeated call does nothing. Raises: `Problem`, `Unreachable`. */
export async function linkBankroll(id: string, { player, person }: BankrollLink): Promise<void> {
  const name = `${id} link ${person} ${player}`;
  if (linkedSeats.has(name)) return;
  await withPendingKey(name, (key) =>
    unwrap(
      client.POST('/v1/sessions/{session}/bankrolls', {
        params: { path: { session: id } },
        body: { punter: player, person, occurred_at: null },
        headers: idempotencyHeader(key),
      }),
    ),
  );
  linkedSeats.add(name);
}

// The ids of the sessions that this page has opened. Their players may not be seated yet.
const openedSessions = new Set<string>();

/** Whether this page has opened the session, with or without its players. */
export const wasOpenedHere = (id: string): boolean => openedSessions.has(id);

/**
 * Opens a session with the given id, links seats to bankrolls, then records all entries or none. A repeated call does only the missing steps.
 * Raises: `Problem`, `Unreachable`.
 */
export async function openTable(
  opening: Opening & { id: string },
  entries: readonly Entry[],
  links: readonly BankrollLink[] = [],
): Promise<string> {
  const { id } = opening;
  if (!openedSessions.has(id)) {
    await withPendingKey(`${id} open`, (key) =>
      unwrap(client.POST('/v1/sessions', { body: opening, headers: idempotencyHeader(key) })),
    );
    openedSessions.add(id);
    rememberGame(id, opening.game);
  }
  for (const link of links) await linkBankroll(id, link);
  if (entries.length) await postEntries(id, entries);
  return id;
}

/** Records several entries in a session, all or none. Raises: `Problem`, `Unreachable`. */
export async function postEntries(id: string, entries: readonly Entry[]): Promise<void> {
  await withPendingKey(`${id} ${JSON.stringify(entries)}`, (key) =>
    unwrap(
      client.POST('/v1/sessions/{session}/entries', {
        params: { path: { session: id } },
        body: { entries, mode: 'atomic' } as unknown as Schemas['Batch'],
        headers: idempotencyHeader(key),
      }),
    ),
  );
}
