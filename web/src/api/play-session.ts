/** Sending whole evenings: score sheets, and tables with their first entries. */

import { unwrap, client, type Schemas } from './client.ts';
import type { paths } from './schema.d.ts';
import { rememberGame } from './session-game.ts';
import { newId, idempotencyHeader } from './idempotency-key.ts';
import { Problem, Unreachable } from './problem.ts';

// An id is kept until the house has answered, so that what was lost on the way is not played twice.
const keys = new Map<string, string>();

/** Does something under one key until it is answered. Raises: `Problem`, `Gone`. */
export async function underOneKey<Answer>(
  name: string,
  act: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const key = keys.get(name) ?? newId();
  keys.set(name, key);
  try {
    const answer = await act(key);
    keys.delete(name);
    return answer;
  } catch (error) {
    if (error instanceof Problem && error.status < 500) keys.delete(name);
    throw error;
  }
}

/** Plays a score sheet; returns the session it became. Raises: `Problem`, `Gone`. */
export const playSheet = (text: string): Promise<{ id: string }> =>
  underOneKey(text, (key) =>
    unwrap(
      client.POST('/v1/score-sheets', {
        body: text,
        bodySerializer: (sheet: string) => sheet,
        headers: { 'Content-Type': 'application/toml', ...idempotencyHeader(key) },
      }),
    ),
  );

/** Fetches a score sheet that is a file of this build. Raises: `Unreachable`. */
export async function fetchSheet(address: string): Promise<string> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Unreachable(`The sheet is not there (${answer.status}).`);
    return await answer.text();
  } catch (error) {
    throw error instanceof Unreachable
      ? error
      : new Unreachable('The service does not answer.', { cause: error });
  }
}

/** The request that opens a session of any game. */
export type Opening = paths['/v1/sessions']['post']['requestBody']['content']['application/json'];
export type Entry = Readonly<Record<string, unknown>> & { readonly kind: string };

// Sessions that are open by now, where their seats may still be to come.
const open = new Set<string>();

/** Whether a session was opened from here, be it without its seats yet. */
export const isOpen = (id: string): boolean => open.has(id);

/**
 * Opens a session under the id it carries and enters what follows, all or nothing; sent again it does what
 * is still to be done. Raises: `Problem`, `Gone`.
 */
export async function openTable(
  opening: Opening & { id: string },
  entries: readonly Entry[],
): Promise<string> {
  const { id } = opening;
  if (!open.has(id)) {
    await underOneKey(`${id} open`, (key) =>
      unwrap(client.POST('/v1/sessions', { body: opening, headers: idempotencyHeader(key) })),
    );
    open.add(id);
    rememberGame(id, opening.game);
  }
  if (entries.length) await enterAll(id, entries);
  return id;
}

/** Enters several entries in a session, all or none. Raises: `Problem`, `Gone`. */
export async function enterAll(id: string, entries: readonly Entry[]): Promise<void> {
  await underOneKey(`${id} ${JSON.stringify(entries)}`, (key) =>
    unwrap(
      client.POST('/v1/sessions/{session}/entries', {
        params: { path: { session: id } },
        body: { entries: entries as Schemas['BatchEntry'][], mode: 'atomic' },
        headers: idempotencyHeader(key),
      }),
    ),
  );
}
