/** The service worker: caches the app so that it opens offline. */

/** The build replaces this by its value. It is used once, so that each list is in the script once. */
declare const BUILD: {
  /** A hash of the page files. */
  readonly revision: string;
  /** The files that every device caches. */
  readonly pageFiles: readonly string[];
  /** The files of the engine. A device that deals offline caches them. */
  readonly engineFiles: readonly string[];
};

/** The used part of a service worker's global scope. TypeScript's types here are those of pages. */
interface WorkerScope {
  addEventListener(kind: 'install' | 'activate', call: (event: ExtendableEventLike) => void): void;
  addEventListener(kind: 'fetch', call: (event: FetchEventLike) => void): void;
  addEventListener(kind: 'message', call: (event: MessageEventLike) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: Location;
}
interface ExtendableEventLike {
  waitUntil(promise: Promise<unknown>): void;
}
interface MessageEventLike extends ExtendableEventLike {
  data: unknown;
}
interface FetchEventLike extends ExtendableEventLike {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

const scope = globalThis as unknown as WorkerScope;

const { revision, pageFiles, engineFiles } = BUILD;
const PAGES_CACHE_PREFIX = 'paroli-pages-';
const PAGES_CACHE = `${PAGES_CACHE_PREFIX}${revision}`;
const ENGINE_CACHE = 'paroli-core';
/** The server sends the same HTML document for every page, so one page's copy serves all. */
const START_PAGE = '/settings';
/** How many builds stay cached, because an open tab of the previous build may still load its files. */
const CACHED_BUILDS = 2;
/** Paths that are not part of the app, or must never be stale. */
const NEVER_CACHED = /^\/(v1|docs|authority|metrics|healthz|readyz|openapi)([/.]|$)/;
const HASHED_FILES = /^\/(assets|core)\//;

scope.addEventListener('install', (event) => event.waitUntil(cachePages()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(deleteOldCaches().then(() => scope.clients.claim())),
);
scope.addEventListener('message', (event) => {
  if (event.data === 'renew') void scope.skipWaiting();
  if (event.data === 'cache engine') event.waitUntil(cacheEngine().catch(() => undefined));
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin || NEVER_CACHED.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(cachedOrFetched(START_PAGE, request));
  else if (HASHED_FILES.test(pathname)) event.respondWith(cachedOrFetchedAndStored(event, pathname));
  else if (pageFiles.includes(pathname)) event.respondWith(cachedOrFetched(pathname, request));
});

async function cachePages(): Promise<void> {
  const pages = await caches.open(PAGES_CACHE);
  // A file with a hash in its name may come from the browser's HTTP cache. The others must be fresh.
  const requests = [START_PAGE, ...pageFiles].map(
    (name) => new Request(name, HASHED_FILES.test(name) ? {} : { cache: 'reload' }),
  );
  await pages.addAll(requests);
  await updateCachedEngine().catch(() => undefined);
}

/** Caches the new engine if the old one is cached, so that a device that deals offline can do so after the update too. */
async function updateCachedEngine(): Promise<void> {
  const cache = await caches.open(ENGINE_CACHE);
  if ((await cache.keys()).length) await cacheEngine();
}

/** Caches the files of the engine that are not cached. */
async function cacheEngine(): Promise<void> {
  const cache = await caches.open(ENGINE_CACHE);
  const cached = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll(engineFiles.filter((name) => !cached.includes(name)));
}

async function deleteOldCaches(): Promise<void> {
  const builds = (await caches.keys()).filter(
    (name) => name.startsWith(PAGES_CACHE_PREFIX) && name !== PAGES_CACHE,
  );
  const old = builds.slice(0, Math.max(0, builds.length - CACHED_BUILDS + 1));
  await Promise.all(old.map((name) => caches.delete(name)));
  const cache = await caches.open(ENGINE_CACHE);
  const stale = (await cache.keys()).filter(({ url }) => !engineFiles.includes(new URL(url).pathname));
  await Promise.all(stale.map((request) => cache.delete(request)));
}

async function cachedOrFetched(name: string, request: Request): Promise<Response> {
  const cache = await caches.open(PAGES_CACHE);
  return (await cache.match(name)) ?? fetch(request);
}

/** Returns a file from any build's cache, or fetches and caches it. Its name has a hash of its content. */
async function cachedOrFetchedAndStored(event: FetchEventLike, pathname: string): Promise<Response> {
  const cachedResponse = await caches.match(pathname);
  if (cachedResponse) return cachedResponse;
  const response = await fetch(event.request);
  if (response.ok) {
    const copy = response.clone();
    event.waitUntil(store(pathname, copy).catch(() => undefined));
  }
  return response;
}

/** Caches a response. Rejects if the device is full; then the file is fetched each time. */
async function store(pathname: string, response: Response): Promise<void> {
  const cache = await caches.open(pathname.startsWith('/core/') ? ENGINE_CACHE : PAGES_CACHE);
  await cache.put(pathname, response);
}
