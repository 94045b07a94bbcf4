/** The key by which phones follow a table: made once, kept on this device, made anew when it opens nothing more. */

import type { Schemas } from '../../../api/client.ts';
import type { CurrentKey } from '../../../api/current-key.ts';
import { Problem } from '../../../api/problem.ts';
import { fetchJson } from '../../../api/fetch-json.ts';
import { fetchKeyOf } from './follower-key.ts';

/** A link to open on a phone, and its QR code (an SVG). `until`: when the key ends, ISO 8601. */
export interface FollowLink {
  link: string;
  qr: string;
  until: string | null;
}

interface Kept extends FollowLink {
  /** Which device's key it hangs on. */
  by: string;
}

type Made = Pick<Schemas['FollowKey'], 'link' | 'qr' | 'expires_at'>;

/** So long before its end a key is made anew: nobody shall scan a code that ends in their hands. */
const EARLY_MS = 3_600_000;

/** Whether only this machine understands an address. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/i.test(host);

const noteOf = (session: string): string => `paroli.follow.${session}`;

/** The secret that a follow link ends with. */
export const secretIn = (link: string): string => link.slice(link.indexOf('#follow=') + '#follow='.length);

/** Whether a kept link may still be shown on that house's board, as far as this device can tell. */
export function isFresh(kept: Kept, at: { house: string; me: string; now: number }): boolean {
  const lasts = kept.until === null || Date.parse(kept.until) - at.now > EARLY_MS;
  return lasts && kept.by === at.me && kept.link.startsWith(`${at.house}/`);
}

/** Rejects as `ask` does. */
export async function followLink(session: string, me: CurrentKey): Promise<FollowLink> {
  const kept = read(session);
  const at = { house: location.origin, me: me.id, now: Date.now() };
  if (kept && isFresh(kept, at) && (await stillOpens(kept))) return kept;
  const made = await fetchJson<Made>(`/v1/sessions/${session}/follow-keys`, { body: {} });
  const link = { link: made.link, qr: made.qr, until: made.expires_at };
  write(session, { ...link, by: me.id });
  return link;
}

async function stillOpens({ link }: Kept): Promise<boolean> {
  try {
    await fetchKeyOf(secretIn(link));
    return true;
  } catch (error) {
    if (error instanceof Problem && error.status === 401) return false;
    throw error;
  }
}

function read(session: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(noteOf(session)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function write(session: string, kept: Kept): void {
  try {
    localStorage.setItem(noteOf(session), JSON.stringify(kept));
  } catch {
    // Where nothing is kept the next visit makes another.
  }
}
