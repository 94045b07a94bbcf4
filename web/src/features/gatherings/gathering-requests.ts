/** Requests about gatherings: evenings with a name, a date, a place, and the tables that count in them. */

import { client, unwrap, type Schemas } from '../../api/client.ts';
import { idempotencyHeader } from '../../api/idempotency-key.ts';
import { withPendingKey } from '../../api/play-session.ts';
import { inPlayFirst } from './current-gathering.ts';

export type Gathering = Schemas['Gathering'];
export type GatheringPage = Schemas['GatheringPage'];

/** What a person enters about an evening. `date` is "2026-01-06". */
export interface Description {
  readonly name: string;
  readonly date: string;
  readonly place: string | null;
}

/** Where a table belongs. What is left out stays as it is. */
export interface Filing {
  readonly gathering?: string | null;
  readonly hidden?: boolean;
  readonly practice?: boolean;
}

/** Whether a table counts in its evening: it is neither hidden nor practice. */
export const counts = ({ hidden, practice }: Required<Omit<Filing, 'gathering'>>): boolean =>
  !hidden && !practice;

/** The number of newest tables among which that of an evening is found. */
const SEARCHED = 20;

/**
 * Returns a page of gatherings, newest first. Of one day, the one in play is the first: an evening that was opened
 * beside it by mistake gets no tables. Raises: `Problem`, `Unreachable`.
 */
export async function loadGatherings(limit: number, cursor: string | null = null): Promise<GatheringPage> {
  const [page, inPlay] = await Promise.all([loadGatheringPage(limit, cursor), loadGatheringInPlay()]);
  return { ...page, gatherings: inPlayFirst(page.gatherings, inPlay) };
}

/** Returns a page of gatherings as the server orders them, newest first. Raises: `Problem`, `Unreachable`. */
export const loadGatheringPage = (limit: number, cursor: string | null = null): Promise<GatheringPage> => {
  const query = { limit, ...(cursor !== null && { cursor }) };
  return unwrap(client.GET('/v1/gatherings', { params: { query } }));
};

/** Returns the id of the gathering of the newest table that counts in one, or null. */
async function loadGatheringInPlay(): Promise<string | null> {
  const { sessions } = await unwrap(client.GET('/v1/sessions', { params: { query: { limit: SEARCHED } } }));
  return sessions.find((row) => row.gathering !== null && counts(row))?.gathering ?? null;
}

/** Returns one gathering. Raises: `Problem`, `Unreachable`. */
export const loadGathering = (gathering: string): Promise<Gathering> =>
  unwrap(client.GET('/v1/gatherings/{gathering}', { params: { path: { gathering } } }));

/** Opens a gathering and returns it. Raises: `Problem`, `Unreachable`. */
export const openGathering = (description: Description): Promise<Gathering> =>
  withPendingKey(`gathering ${JSON.stringify(description)}`, (key) =>
    unwrap(
      client.POST('/v1/gatherings', {
        body: { ...description, id: null, occurred_at: null },
        headers: idempotencyHeader(key),
      }),
    ),
  );

/**
 * Changes name, date and place of a gathering, unless someone else changed it in the meantime. Raises: `Problem`, then
 * with status 412; `Unreachable`.
 */
export const describeGathering = (
  { id: gathering, version }: Gathering,
  description: Description,
): Promise<Gathering> =>
  withPendingKey(`gathering ${gathering} ${version} ${JSON.stringify(description)}`, (key) =>
    unwrap(
      client.POST('/v1/gatherings/{gathering}/descriptions', {
        params: { path: { gathering } },
        body: { ...description, occurred_at: null },
        headers: idempotencyHeader(key, version),
      }),
    ),
  );

/** Gives a table another name. Raises: `Problem`, `Unreachable`. */
export async function renameSession(session: string, name: string): Promise<void> {
  await withPendingKey(`renaming ${session} ${JSON.stringify(name)}`, (key) =>
    unwrap(
      client.POST('/v1/sessions/{session}/renamings', {
        params: { path: { session } },
        body: { name, occurred_at: null },
        headers: idempotencyHeader(key),
      }),
    ),
  );
}

/** Changes where a table belongs. Raises: `Problem`, `Unreachable`. */
export async function fileSession(session: string, filing: Filing): Promise<void> {
  await withPendingKey(`filing ${session} ${JSON.stringify(filing)}`, (key) =>
    unwrap(
      client.POST('/v1/sessions/{session}/filing', {
        params: { path: { session } },
        body: { ...filing, occurred_at: null },
        headers: idempotencyHeader(key),
      }),
    ),
  );
}
