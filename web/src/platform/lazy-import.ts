/** Parts of the pages that come late: over a network that may be gone by then. */

import { Unreachable } from './unreachable.ts';

const NOT_FETCHED = 'A part of the pages cannot be fetched.';

/** Returns what `part` imports. Rejects with `Gone` where it cannot be fetched. */
export async function importWithRetry<Part>(part: () => Promise<Part>): Promise<Part> {
  try {
    return await part().catch((error: unknown) => underAnotherName<Part>(String(error)));
  } catch {
    throw new Unreachable(NOT_FETCHED);
  }
}

/** Browsers keep in mind that a file did not come, and do not ask for it again; in what they say of it is its name. */
async function underAnotherName<Part>(said: string): Promise<Part> {
  const [file] = /https?:[^\s?]+\.js/.exec(said) ?? [];
  if (!file) throw new Unreachable(NOT_FETCHED);
  return import(/* @vite-ignore */ `${file}?${Date.now()}`) as Promise<Part>;
}

const missed = new Set<string>();

/**
 * The same for a whole page, which comes with others of its parts: where it did not come once, the document is loaded
 * anew as soon as the house answers. Rejects with `Gone` until then.
 */
export async function importPage<Whole>(name: string, whole: () => Promise<Whole>): Promise<Whole> {
  try {
    if (!missed.has(name)) return await whole();
    await fetch('/healthz', { cache: 'no-store' });
  } catch {
    missed.add(name);
    throw new Unreachable(NOT_FETCHED);
  }
  location.reload();
  return new Promise(() => undefined);
}
