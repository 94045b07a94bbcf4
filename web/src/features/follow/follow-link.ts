/** The link with which phones follow a table. This device stores it, and replaces it when its key is not valid. */

import type { Schemas } from '../../api/client.ts';
import type { CurrentKey } from '../../api/current-key.ts';
import { Problem } from '../../api/problem.ts';
import { fetchJson } from '../../api/fetch-json.ts';
import { fetchKey } from './follower-key.ts';

/** A link to open on a phone, and its QR code (an SVG). `until`: when its key expires, ISO 8601. */
export interface FollowLink {
  link: string;
  qr: string;
  until: string | null;
}

interface StoredLink extends FollowLink {
  /** The id of the key that created the link. */
  by: string;
  /** The address of the page that created the link. The link may have another, if the server has a setting for it. */
  at: string;
}

type CreatedKey = Pick<Schemas['FollowKey'], 'link' | 'qr' | 'expires_at'>;

/** How long before it expires a key is replaced, so that no phone scans a code that soon expires. */
const RENEW_BEFORE_MS = 3_600_000;

/** Whether only this machine can reach a host. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/i.test(host);

const storageName = (session: string): string => `paroli.follow.${session}`;

/** Whether only this machine can open a link. */
export const isForThisMachine = (link: string): boolean => isLoopback(new URL(link).hostname);

/** Returns the secret at the end of a follow link. */
export const secretIn = (link: string): string => link.slice(link.indexOf('#follow=') + '#follow='.length);

/** Whether a stored link is for this address and key, and does not expire soon. The server is not asked. */
export function isFresh(
  stored: StoredLink,
  current: { origin: string; keyId: string; now: number },
): boolean {
  const isLasting = stored.until === null || Date.parse(stored.until) - current.now > RENEW_BEFORE_MS;
  return isLasting && stored.by === current.keyId && stored.at === current.origin;
}

/** Returns the stored link if it is still valid, else creates a link. Raises: `Problem`, `Unreachable`. */
export async function loadFollowLink(session: string, key: CurrentKey): Promise<FollowLink> {
  const stored = readStored(session);
  const current = { origin: location.origin, keyId: key.id, now: Date.now() };
  if (stored && isFresh(stored, current) && (await isStillValid(stored))) return stored;
  const created = await fetchJson<CreatedKey>(`/v1/sessions/${session}/follow-keys`, { body: {} });
  const link = { link: created.link, qr: created.qr, until: created.expires_at };
  store(session, { ...link, by: key.id, at: location.origin });
  return link;
}

async function isStillValid({ link }: StoredLink): Promise<boolean> {
  try {
    await fetchKey(secretIn(link));
    return true;
  } catch (error) {
    if (error instanceof Problem && error.status === 401) return false;
    throw error;
  }
}

function readStored(session: string): StoredLink | null {
  try {
    return JSON.parse(localStorage.getItem(storageName(session)) ?? 'null') as StoredLink | null;
  } catch {
    return null;
  }
}

function store(session: string, link: StoredLink): void {
  try {
    localStorage.setItem(storageName(session), JSON.stringify(link));
  } catch {
    // If the browser stores nothing, the next visit creates another link.
  }
}
