/** Dynamic imports that can be retried after the network failed. */

import { Unreachable } from './unreachable.ts';

const NOT_LOADED = 'A part of the app cannot be loaded.';

/** Whether an import has failed, so that a stylesheet may be missing. */
let hasFailed = false;

/** Returns the module that `load`, which is `() => import(…)` alone, imports. Rejects with `Unreachable` if it cannot be fetched. */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  globalThis.document?.addEventListener('error', noteFailure, true); // once, as it is the same function
  try {
    if (hasFailed) await reloadMissingStyles();
    return await load().catch((error: unknown) => importUnderNewUrl(String(error), load));
  } catch {
    hasFailed = true;
    throw new Unreachable(NOT_LOADED);
  }
}

/** The reload of stylesheets that runs now. Another one would replace its links, which then never load. */
let reloading: Promise<void> | null = null;

/** Fetches stylesheets that failed: the next import of their module would not. Rejects if one fails again. */
function reloadMissingStyles(): Promise<void> {
  reloading ??= reloadStyles().finally(() => {
    reloading = null;
  });
  return reloading;
}

/** Stylesheets that have failed. A stylesheet that still loads must stay: its import waits for it. */
const failedStyles = new WeakSet<EventTarget>();
const noteFailure = ({ target }: Event): void => void (target && failedStyles.add(target));

async function reloadStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  await Promise.all(links.filter((link) => failedStyles.has(link) && isMissing(link)).map(reloadStyle));
}

/** Whether a stylesheet has not been loaded. Browsers do not let a page read one whose request failed. */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

const reloadStyle = (missing: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `${missing.href.split('?', 1)[0]}?${Date.now()}`;
    link.onload = resolve;
    link.onerror = reject;
    missing.replaceWith(link);
  });

/** How a built import ends if its file has several modules: the file exports each as an object. */
export const ITS_EXPORT = /\.then\((\w+)=>\1\.([\w$]+)\)/;

type File<Module> = Promise<Module & Readonly<Record<string, Module>>>;
/** Files that were fetched again, so that each of their modules comes from the same copy. */
const fetchedAgain = new Map<string, File<unknown>>();

/** Browsers remember a failed import and do not fetch the file again. A query makes its URL new; the error message has it. */
async function importUnderNewUrl<Module>(message: string, load: () => Promise<Module>): Promise<Module> {
  const [url] = /https?:[^\s?]+\.js/.exec(message) ?? [];
  if (!url) throw new Unreachable(NOT_LOADED);
  const fetched =
    fetchedAgain.get(url) ?? (import(/* @vite-ignore */ `${url}?${Date.now()}`) as File<unknown>);
  fetchedAgain.set(url, fetched);
  fetched.catch(() => fetchedAgain.delete(url));
  const file = await (fetched as File<Module>);
  const name = ITS_EXPORT.exec(String(load))?.[2];
  return name ? file[name]! : file;
}

const failedPages = new Set<string>();

/**
 * Returns the page that `load` imports. A page also imports other files, so a new URL does not help it: after a failed
 * import, the next call reloads the document if the server responds. Rejects with `Unreachable` otherwise.
 */
export async function importPage<Page>(name: string, load: () => Promise<Page>): Promise<Page> {
  try {
    if (!failedPages.has(name)) return await load();
    await fetch('/healthz', { cache: 'no-store' });
  } catch {
    failedPages.add(name);
    throw new Unreachable(NOT_LOADED);
  }
  location.reload();
  return new Promise(() => undefined);
}
