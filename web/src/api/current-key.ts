/** The key that this device is signed in with, and what it may do. The server checks every request too. */

import { effect, signal } from '@preact/signals';
import { unwrap, client, noteSignIn, signOutReason, type Schemas } from './client.ts';
import { Unreachable, Problem } from './problem.ts';

export type CurrentKey = Schemas['CurrentKey'];
export type Role = CurrentKey['role'];

/** What a device signs in with: a link that works once, or a key. */
export type Credentials = ({ link: string } | { key: string }) & { device?: string; replace?: boolean };

/** The current key: null if signed out, undefined while unknown. */
export const currentKey = signal<CurrentKey | null | undefined>(undefined);

// Tabs share the cookie, so a sign-in or sign-out in one tab changes the key of all.
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('paroli');
tabs?.addEventListener('message', ({ data }) => {
  if (data === 'signed in' || data === 'signed out') void loadCurrentKey().catch(() => undefined);
});

const STORAGE_NAME = 'paroli.me';
/** Where the last key is stored if it ended without a sign-out on this device. */
export const ENDED_NAME = 'paroli.ended';
let isSigningOut = false;

/** Returns the stored key, so that a page can open offline. The server checks it again later. */
function storedKey(): CurrentKey | null {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_NAME) ?? 'null') as CurrentKey | null;
  } catch {
    return null;
  }
}

effect(() => {
  const known = currentKey.value;
  if (known === undefined || typeof localStorage === 'undefined') return;
  try {
    const last = localStorage.getItem(STORAGE_NAME);
    if (known) {
      localStorage.setItem(STORAGE_NAME, JSON.stringify(known));
      localStorage.removeItem(ENDED_NAME);
    } else if (last) {
      if (!isSigningOut) localStorage.setItem(ENDED_NAME, last);
      localStorage.removeItem(STORAGE_NAME);
    }
  } catch {
    // Without storage, the key is loaded on every page.
  }
});

effect(() => {
  if (signOutReason.value !== null) currentKey.value = null;
});

/** After this time without a response, the pages open with the stored key. */
const RESPONSE_MS = 1000;

/** Loads the current key from the server. Raises: `Problem`, `Unreachable`. */
export async function loadCurrentKey(): Promise<void> {
  const timer = setTimeout(() => {
    if (currentKey.value === undefined) currentKey.value = storedKey() ?? undefined;
  }, RESPONSE_MS);
  try {
    acceptKey(await unwrap(client.GET('/v1/me')));
  } catch (error) {
    if (error instanceof Unreachable && storedKey()) return void (currentKey.value = storedKey());
    if (!(error instanceof Problem && error.status === 401)) throw error;
    currentKey.value = null;
  } finally {
    clearTimeout(timer);
  }
}

/** Signs this device in. Raises: `Problem`, `Unreachable`. */
export async function signIn(credentials: Credentials): Promise<void> {
  const body = { device: null, replace: false, link: null, key: null, ...credentials };
  const key = await unwrap(client.POST('/v1/sign-ins', { body: body }));
  // The new key may not see the tables that the old key was shown.
  if (currentKey.value && currentKey.value.id !== key.id) await deleteTables();
  acceptKey(key);
  tabs?.postMessage('signed in');
}

/** Notes the key that is signed in, also by another tab. The next response that signs this device out counts again. */
function acceptKey(key: CurrentKey): void {
  noteSignIn();
  currentKey.value = key;
}

/** Shows the sign-in page on a device that is no longer signed in. Unsent entries stay on the device. */
export function showSignIn(): void {
  signOutReason.value = '';
}

let deleteTables = async (): Promise<void> => undefined;

/** Sets the function that deletes stored tables. It is called at sign-out and when another key signs in. */
export function onKeyChange(deleteShownTables: () => Promise<void>): void {
  deleteTables = deleteShownTables;
}

/** Signs this device out and deletes its stored tables. Unsent entries stay. Raises: `Problem`, `Unreachable`. */
export async function signOut(): Promise<void> {
  await client.POST('/v1/sign-outs');
  await deleteTables();
  isSigningOut = true;
  currentKey.value = null;
  isSigningOut = false;
  tabs?.postMessage('signed out');
}

/** Whether this device may make rulings: the house and score-keepers may. */
export const mayRule = (): boolean => ['house', 'keeper'].includes(currentKey.value?.role ?? '');

/** Whether the key is the house's, with every permission. */
export const isHouse = (): boolean => currentKey.value?.role === 'house';

/** Whether the key may read a session's whole history and every balance. */
export const mayReadBooks = (): boolean =>
  ['house', 'keeper', 'dealer'].includes(currentKey.value?.role ?? '');

/** Whether the key may open new tables. */
export const mayOpenTables = (): boolean => mayReadBooks() && currentKey.value?.sessions === null;

/** Whether the key may see people and their bankrolls: the house and keepers of all tables may. */
export const maySeePeople = (): boolean => mayRule() && currentKey.value?.sessions === null;

/** Returns the only session that a player's or board's key may see; null for other keys. */
export const onlyTable = (): string | null =>
  mayReadBooks() ? null : (currentKey.value?.sessions?.[0] ?? null);
