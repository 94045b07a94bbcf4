/**
 * What a person comes with in the address. Nothing of it is kept; the house answers with a cookie.
 */

import type { Credentials } from './current-key.ts';

const PAIR = /#pair=(\S+)$/;
const FOLLOW = /#follow=(\S+)$/;
const KEY = /#key=/;

/** A key that should not have been in an address: it is not used. */
export const TOO_OPEN = 'too open';

/**
 * Takes a secret out of the address, where others would read it and histories would keep it.
 * Returns what to sign in with, or null where the address holds none.
 */
export function takeCredentialsFromAddress(): Credentials | typeof TOO_OPEN | null {
  const { hash } = location;
  if (![PAIR, FOLLOW, KEY].some((secret) => secret.test(hash))) return null;
  history.replaceState(null, '', location.pathname + location.search);
  return PAIR.test(hash) || FOLLOW.test(hash) ? parseCredentials(hash) : TOO_OPEN;
}

/** What to sign in with: a person may paste a whole link, or a key alone. */
export function parseCredentials(text: string): Credentials {
  const pasted = text.trim();
  const link = PAIR.exec(pasted);
  if (link?.[1]) return { link: plain(link[1]) };
  const follow = FOLLOW.exec(pasted);
  return { key: follow?.[1] ? plain(follow[1]) : pasted };
}

function plain(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
