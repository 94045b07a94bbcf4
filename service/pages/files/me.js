// Who is signed in here, and what they may do. Asked once; the house checks every request anyway.

import { read, send } from './api.js';

export const CHANGED = 'paroli:changed';

let known = null;

// Tabs share the cookie: when one signs in or out, the others are somebody else too.
const tabs = new BroadcastChannel('paroli');
tabs.addEventListener('message', () => {
  known = null;
  dispatchEvent(new Event(CHANGED));
});

// Null for nobody.
export const me = () => known;

// Returns who is signed in, or null.
export async function lookMeUp() {
  try {
    known = await read('/v1/me');
  } catch (error) {
    if (error.status !== 401) throw error;
    known = null;
  }
  return known;
}

export async function signIn(proof) {
  known = await send('/v1/sign-ins', proof);
  tabs.postMessage('signed in');
}

export async function signOut() {
  await send('/v1/sign-outs', {});
  known = null;
  tabs.postMessage('signed out');
}

export function forgetMe() {
  known = null;
}

export const isHouse = () => known?.role === 'house';

// Writes the books, and so may read them whole.
export const readsBooks = () => ['house', 'keeper', 'dealer'].includes(known?.role);

export const mayOpen = () => readsBooks() && known.sessions === null;

// The punter whose seat this is; null for all others.
export const ownName = () => (known?.role === 'punter' ? known.punter : null);

// The one table of those who have no other; null for all others.
export const onlyTable = () => (readsBooks() ? null : known?.sessions?.[0] ?? null);
