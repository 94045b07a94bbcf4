/** Keeps the pages on the tablet, so that they open without the network. Told by the build what there is. */

declare const REVISION: string;
declare const FILES: readonly string[];
declare const CORE: readonly string[];

/** What a service worker has around it; TypeScript's own types are those of pages. */
interface Scope {
  addEventListener(kind: 'install' | 'activate', call: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', call: (event: Fetched) => void): void;
  addEventListener(kind: 'message', call: (event: { data: unknown }) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: Location;
}
interface Lasting {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetched extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

const scope = globalThis as unknown as Scope;

const PREFIX = 'paroli-pages-';
const PAGES = `${PREFIX}${REVISION}`;
const KEPT = FILES;
const CORES = 'paroli-core';
/** Any page's address gives the document that every page begins as. */
const START = '/settings';
/** A tab of the build before this one may still want a part of it. */
const BUILDS_KEPT = 2;
/** Not pages of ours, or never to be shown old. */
const NEVER = /^\/(v1|docs|authority|metrics|healthz|readyz|openapi)([/.]|$)/;
const PARTS = /^\/(assets|core)\//;

scope.addEventListener('install', (event) => event.waitUntil(keepPages()));
scope.addEventListener('activate', (event) => event.waitUntil(forgetOld().then(() => scope.clients.claim())));
scope.addEventListener('message', ({ data }) => {
  if (data === 'renew') void scope.skipWaiting();
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin || NEVER.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(keptOr(START, request));
  else if (PARTS.test(pathname)) event.respondWith(keptOrKeep(event, pathname));
  else if (KEPT.includes(pathname)) event.respondWith(keptOr(pathname, request));
});

async function keepPages(): Promise<void> {
  const pages = await caches.open(PAGES);
  // What has its content in its name may come from the browser's own store; the rest must not be old.
  const asked = [START, ...KEPT].map(
    (name) => new Request(name, PARTS.test(name) ? {} : { cache: 'reload' }),
  );
  await pages.addAll(asked);
  await keepCore().catch(() => undefined);
}

/** A tablet that deals without the network goes on doing so after an update: it has the new core before the old one goes. */
async function keepCore(): Promise<void> {
  const cores = await caches.open(CORES);
  const kept = (await cores.keys()).map(({ url }) => new URL(url).pathname);
  if (kept.length) await cores.addAll(CORE.filter((name) => !kept.includes(name)));
}

async function forgetOld(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PAGES);
  const old = builds.slice(0, Math.max(0, builds.length - BUILDS_KEPT + 1));
  await Promise.all(old.map((name) => caches.delete(name)));
  const cores = await caches.open(CORES);
  const stale = (await cores.keys()).filter(({ url }) => !CORE.includes(new URL(url).pathname));
  await Promise.all(stale.map((request) => cores.delete(request)));
}

async function keptOr(name: string, request: Request): Promise<Response> {
  const pages = await caches.open(PAGES);
  return (await pages.match(name)) ?? fetch(request);
}

/** Answers with what is kept of any build, or keeps what comes: its name says what is in it. */
async function keptOrKeep(event: Fetched, pathname: string): Promise<Response> {
  const kept = await caches.match(pathname);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) {
    const copy = answer.clone();
    event.waitUntil(keep(pathname, copy).catch(() => undefined));
  }
  return answer;
}

/** Rejects where the tablet has no room: then it comes from the network each time. */
async function keep(pathname: string, answer: Response): Promise<void> {
  const cache = await caches.open(pathname.startsWith('/core/') ? CORES : PAGES);
  await cache.put(pathname, answer);
}
