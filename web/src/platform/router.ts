/** The parsed address of this tab, and navigation without a page load. */

import { signal } from '@preact/signals';

export type Address =
  | { readonly page: 'home' | 'settings' | 'keys' | 'people' | 'sheet' | 'unknown' }
  /** `game`: the game that the lesson explains; null for the default game. */
  | { readonly page: 'lesson'; readonly game: string | null }
  | { readonly page: 'person'; readonly id: string }
  /**
   * `gathering`: the gathering to show; null for the current evening. `all`: every table of every
   * evening. `newest`: the evening of the newest table, also beside a gathering of today. `table`: the evening of
   * that table is shown instead.
   */
  | {
      readonly page: 'evening';
      readonly gathering: string | null;
      readonly all: boolean;
      readonly newest?: true;
      readonly table?: string;
    }
  /**
   * `game`: the game to open; null for the default game. `reopened`: the session whose settings the new table copies.
   * `gathering`: the evening that it belongs to.
   */
  | {
      readonly page: 'new';
      readonly game: string | null;
      readonly reopened: string | null;
      readonly gathering: string | null;
    }
  | { readonly page: 'table' | 'board' | 'punter' | 'standings' | 'seats' | 'rules'; readonly id: string }
  /** `at`: the version to show; null for the newest. */
  | { readonly page: 'log'; readonly id: string; readonly at: number | null };

const ID = '([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})';
const TABLE = new RegExp(`^/tables/${ID}$`, 'i');
const LOG = new RegExp(`^/tables/${ID}/log(?:/(\\d{1,15}))?$`, 'i');
const TABLE_PART = new RegExp(`^/tables/${ID}/(standings|seats|rules)$`, 'i');
const PERSON = new RegExp(`^/people/${ID}$`, 'i');
const WATCHED = new RegExp(`^/(board|punter)/${ID}$`, 'i');
const SIMPLE = new Set(['settings', 'keys', 'people', 'sheet'] as const);
type SimplePage = typeof SIMPLE extends Set<infer Name> ? Name : never;

/** Returns the page that a path and a query string name. */
export function parseAddress(path: string, search = ''): Address {
  const log = LOG.exec(path);
  if (log?.[1]) return { page: 'log', id: log[1], at: log[2] ? Number(log[2]) : null };
  const part = TABLE_PART.exec(path);
  if (part?.[1]) return { page: part[2] as 'standings' | 'seats' | 'rules', id: part[1] };
  const table = TABLE.exec(path);
  if (table?.[1]) return { page: 'table', id: table[1] };
  const watched = WATCHED.exec(path);
  if (watched?.[2]) return { page: watched[1] as 'board' | 'punter', id: watched[2] };
  const person = PERSON.exec(path);
  if (person?.[1]) return { page: 'person', id: person[1] };
  const query = new URLSearchParams(search);
  const [gathering, game] = [query.get('gathering'), query.get('game')];
  if (path === '/new') return { page: 'new', game, reopened: query.get('again'), gathering };
  if (path === '/evening') {
    const table = query.get('table');
    const newest = query.has('newest') && { newest: true as const };
    return { page: 'evening', gathering, all: query.has('all'), ...newest, ...(table && { table }) };
  }
  if (path === '/how-to-play') return { page: 'lesson', game };
  const name = path.slice(1) as SimplePage;
  if (SIMPLE.has(name)) return { page: name };
  return { page: path === '/' ? 'home' : 'unknown' };
}

const readAddress = (): Address => parseAddress(location.pathname, location.search);

export const currentAddress = signal<Address>(
  typeof location === 'undefined' ? { page: 'home' } : readAddress(),
);

/** The address of the lesson of a game; null: of the default game. */
export const lessonAddress = (game: string | null): string =>
  game === null ? '/how-to-play' : `/how-to-play?game=${encodeURIComponent(game)}`;

/** Goes to an address of the app, as a link does. */
export function navigate(address: string): void {
  if (address !== location.pathname + location.search) history.pushState(null, '', address);
  currentAddress.value = readAddress();
  scrollTo(0, 0);
}

/** Replaces the current address, so that the browser's back button skips it. */
export function replaceAddress(address: string): void {
  try {
    history.replaceState(null, '', address);
  } catch {
    // Some browsers limit how often the address may change. Then the old address stays visible.
  }
  currentAddress.value = readAddress();
}

const APP_PATH =
  /^\/(?:tables\/|board\/|punter\/|people(?:\/|$)|evening$|new$|settings$|keys$|sheet$|how-to-play$|$)/;

function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (!APP_PATH.test(link.pathname) || link.hash) return;
  event.preventDefault();
  navigate(link.pathname + link.search);
}

/** Makes links within the app change the page without a page load. To be called once. */
export function followLinks(): void {
  addEventListener('click', followLink);
  addEventListener('popstate', () => {
    currentAddress.value = readAddress();
  });
}
