/** Who is signed in here, and what they may do. The house checks every request anyway. */

import { effect, signal } from '@preact/signals';
import { given, house, locked, type Schemas } from './house.ts';
import { Gone, Problem } from './problem.ts';

export type Me = Schemas['Key'];
export type Role = Me['role'];

/** What somebody comes with: a link that signs one device in, once, or a key. */
export type Proof = ({ link: string } | { key: string }) & { device?: string; replace?: boolean };

/** Null for nobody, undefined while it is not known yet. */
export const me = signal<Me | null | undefined>(undefined);

// Tabs share the cookie: when one signs in or out, the others are somebody else too.
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('paroli');
tabs?.addEventListener('message', ({ data }) => {
  if (data === 'signed in' || data === 'signed out') void lookMeUp().catch(() => undefined);
});

const KEPT = 'paroli.me';

/** Who was here last: a page opens without the network too, and the house asks again when it can. */
function knownLast(): Me | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Me | null;
  } catch {
    return null;
  }
}

effect(() => {
  const known = me.value;
  if (known === undefined || typeof localStorage === 'undefined') return;
  try {
    if (known) localStorage.setItem(KEPT, JSON.stringify(known));
    else localStorage.removeItem(KEPT);
  } catch {
    // Where nothing may be kept the page asks each time.
  }
});

effect(() => {
  if (locked.value !== null) me.value = null;
});

/** Asks who is signed in. Raises: `Problem`, `Gone`. */
export async function lookMeUp(): Promise<void> {
  try {
    me.value = await given(house.GET('/v1/me'));
  } catch (error) {
    if (error instanceof Gone && knownLast()) return void (me.value = knownLast());
    if (!(error instanceof Problem && error.status === 401)) throw error;
    me.value = null;
  }
}

/** Raises: `Problem`, `Gone`. */
export async function signIn(proof: Proof): Promise<void> {
  const whole = { device: null, replace: false, link: null, key: null, ...proof };
  const known = await given(house.POST('/v1/sign-ins', { body: whole }));
  // What the one before was shown is not for the one who comes now.
  if (me.value && me.value.id !== known.id) await forgetInk();
  locked.value = null;
  me.value = known;
  tabs?.postMessage('signed in');
}

/** Shows the door to whoever is not signed in any more; what waits on the tablet stays there. */
export function lock(): void {
  locked.value = '';
}

const forgetInk = (): Promise<void> => import('../books/shelf.ts').then((shelf) => shelf.forgetInk());

/** Leaves nothing on the device but entries that are not recorded yet. Raises: `Problem`, `Gone`. */
export async function signOut(): Promise<void> {
  await house.POST('/v1/sign-outs');
  await forgetInk();
  me.value = null;
  tabs?.postMessage('signed out');
}

export const isHouse = (): boolean => me.value?.role === 'house';

/** Writes the books, and so may read them whole. */
export const readsBooks = (): boolean => ['house', 'keeper', 'dealer'].includes(me.value?.role ?? '');

export const mayOpen = (): boolean => readsBooks() && me.value?.sessions === null;

/** The one table of those who have no other; null for all others. */
export const onlyTable = (): string | null => (readsBooks() ? null : (me.value?.sessions?.[0] ?? null));
