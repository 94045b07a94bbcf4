/** The address of this tab, parsed, and how to go to another without loading the page again. */

import { signal } from '@preact/signals';

export type Part = 'log' | 'standings' | 'seats' | 'rules';

export type Address =
  | { readonly page: 'home' | 'evening' | 'settings' | 'keys' | 'sheet' | 'unknown' }
  /** `again`: the session whose table is to be opened again. */
  | { readonly page: 'new'; readonly again: string | null }
  | { readonly page: 'table' | 'board' | 'punter' | 'standings' | 'seats' | 'rules'; readonly id: string }
  /** `at`: the version to be shown; null for the newest. */
  | { readonly page: 'log'; readonly id: string; readonly at: number | null };

const ID = '([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})';
const TABLE = new RegExp(`^/tables/${ID}$`, 'i');
const LOG = new RegExp(`^/tables/${ID}/log(?:/(\\d{1,15}))?$`, 'i');
const PART = new RegExp(`^/tables/${ID}/(standings|seats|rules)$`, 'i');
const SHOWN = new RegExp(`^/(board|punter)/${ID}$`, 'i');
const PLAIN = new Set(['evening', 'settings', 'keys', 'sheet'] as const);
type Plain = typeof PLAIN extends Set<infer Name> ? Name : never;

/** Reads an address. */
export function parsed(path: string, search = ''): Address {
  const log = LOG.exec(path);
  if (log?.[1]) return { page: 'log', id: log[1], at: log[2] ? Number(log[2]) : null };
  const part = PART.exec(path);
  if (part?.[1]) return { page: part[2] as 'standings' | 'seats' | 'rules', id: part[1] };
  const table = TABLE.exec(path);
  if (table?.[1]) return { page: 'table', id: table[1] };
  const shown = SHOWN.exec(path);
  if (shown?.[2]) return { page: shown[1] as 'board' | 'punter', id: shown[2] };
  if (path === '/new') return { page: 'new', again: new URLSearchParams(search).get('again') };
  const name = path.slice(1) as Plain;
  if (PLAIN.has(name)) return { page: name };
  return { page: path === '/' ? 'home' : 'unknown' };
}

const current = (): Address => parsed(location.pathname, location.search);

export const here = signal<Address>(typeof location === 'undefined' ? { page: 'home' } : current());

/** Goes to an address of this house, as a link does. */
export function go(address: string): void {
  if (address !== location.pathname + location.search) history.pushState(null, '', address);
  here.value = current();
  scrollTo(0, 0);
}

/** Puts another address in the place of this one: the way back does not lead here. */
export function instead(address: string): void {
  try {
    history.replaceState(null, '', address);
  } catch {
    // Some browsers allow only so many changes of the address; then it stays behind.
  }
  here.value = current();
}

const OURS = /^\/(?:tables\/|board\/|punter\/|evening$|new$|settings$|keys$|sheet$|$)/;

function clicked(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (!OURS.test(link.pathname) || link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

/** From here on links of this house are followed without loading the page again. */
export function followLinks(): void {
  addEventListener('click', clicked);
  addEventListener('popstate', () => {
    here.value = current();
  });
}
