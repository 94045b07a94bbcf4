/** Who is signed in here, and what they may do. The house checks every request anyway. */

import { effect, signal } from '@preact/signals';
import { unwrap, client, locked, type Schemas } from './client.ts';
import { Unreachable, Problem } from './problem.ts';

export type CurrentKey = Schemas['Key'];
export type Role = CurrentKey['role'];

/** What somebody comes with: a link that signs one device in, once, or a key. */
export type Credentials = ({ link: string } | { key: string }) & { device?: string; replace?: boolean };

/** Null for nobody, undefined while it is not known yet. */
export const currentKey = signal<CurrentKey | null | undefined>(undefined);

// Tabs share the cookie: when one signs in or out, the others are somebody else too.
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('paroli');
tabs?.addEventListener('message', ({ data }) => {
  if (data === 'signed in' || data === 'signed out') void loadCurrentKey().catch(() => undefined);
});

const KEPT = 'paroli.me';

/** Who was here last: a page opens without the network too, and the house asks again when it can. */
function knownLast(): CurrentKey | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? 'null') as CurrentKey | null;
  } catch {
    return null;
  }
}

effect(() => {
  const known = currentKey.value;
  if (known === undefined || typeof localStorage === 'undefined') return;
  try {
    if (known) localStorage.setItem(KEPT, JSON.stringify(known));
    else localStorage.removeItem(KEPT);
  } catch {
    // Where nothing may be kept the page asks each time.
  }
});

effect(() => {
  if (locked.value !== null) currentKey.value = null;
});

/** Asks who is signed in. Raises: `Problem`, `Gone`. */
export async function loadCurrentKey(): Promise<void> {
  try {
    currentKey.value = await unwrap(client.GET('/v1/me'));
  } catch (error) {
    if (error instanceof Unreachable && knownLast()) return void (currentKey.value = knownLast());
    if (!(error instanceof Problem && error.status === 401)) throw error;
    currentKey.value = null;
  }
}

/** Raises: `Problem`, `Gone`. */
export async function signIn(proof: Credentials): Promise<void> {
  const whole = { device: null, replace: false, link: null, key: null, ...proof };
  const known = await unwrap(client.POST('/v1/sign-ins', { body: whole }));
  // What the one before was shown is not for the one who comes now.
  if (currentKey.value && currentKey.value.id !== known.id) await forgetTables();
  locked.value = null;
  currentKey.value = known;
  tabs?.postMessage('signed in');
}

/** Shows the door to whoever is not signed in any more; what waits on the tablet stays there. */
export function lock(): void {
  locked.value = '';
}

let forgetTables = async (): Promise<void> => undefined;

/** Sets what removes the tables shown on this device, when it signs out or another key signs in. */
export function onKeyChange(forget: () => Promise<void>): void {
  forgetTables = forget;
}

/** Leaves nothing on the device but entries that are not recorded yet. Raises: `Problem`, `Gone`. */
export async function signOut(): Promise<void> {
  await client.POST('/v1/sign-outs');
  await forgetTables();
  currentKey.value = null;
  tabs?.postMessage('signed out');
}

export const isHouse = (): boolean => currentKey.value?.role === 'house';

/** Writes the books, and so may read them whole. */
export const readsBooks = (): boolean => ['house', 'keeper', 'dealer'].includes(currentKey.value?.role ?? '');

export const mayOpen = (): boolean => readsBooks() && currentKey.value?.sessions === null;

/** The one table of those who have no other; null for all others. */
export const onlyTable = (): string | null =>
  readsBooks() ? null : (currentKey.value?.sessions?.[0] ?? null);
