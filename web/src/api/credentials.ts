/** Reads credentials from the address or from pasted text. They are not stored; the server sets a cookie. */

import type { Credentials } from './current-key.ts';

const PAIR = /#pair=(\S+)$/;
const FOLLOW = /#follow=(\S+)$/;
const KEY = /#key=/;

/** The result for an address with a whole key. Such a key may have leaked, so it is not used. */
export const KEY_IN_ADDRESS = 'too open';

/** Whether the address has a secret. */
export const hasCredentials = (): boolean => [PAIR, FOLLOW, KEY].some((secret) => secret.test(location.hash));

/**
 * Removes a secret from the address, so that it is neither visible nor in the browser's history.
 * Returns what to sign in with, or null if the address has no secret.
 */
export function takeCredentialsFromAddress(): Credentials | typeof KEY_IN_ADDRESS | null {
  if (!hasCredentials()) return null;
  const { hash } = location;
  history.replaceState(null, '', location.pathname + location.search);
  return PAIR.test(hash) || FOLLOW.test(hash) ? parseCredentials(hash) : KEY_IN_ADDRESS;
}

/** Returns what to sign in with, from a pasted link or a pasted key. */
export function parseCredentials(text: string): Credentials {
  const pasted = text.trim();
  const link = PAIR.exec(pasted);
  if (link?.[1]) return { link: decodeOrKeep(link[1]) };
  const follow = FOLLOW.exec(pasted);
  return { key: follow?.[1] ? decodeOrKeep(follow[1]) : pasted };
}

function decodeOrKeep(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
