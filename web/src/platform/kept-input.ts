/** What was typed on a page, in the entry of the browser's history: a reload keeps it, as do the browser's buttons. */

/** Returns what the page of the current entry keeps under a name; null for nothing. */
export function keptInput(name: string): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && name in state
    ? (state as Readonly<Record<string, unknown>>)[name]
    : null;
}

/** Keeps the input of the current entry; null forgets it. */
export function keepInput(name: string, input: unknown): void {
  if (input === null && keptInput(name) === null) return; // the entry may be of another page by now
  try {
    history.replaceState(input === null ? null : { [name]: input }, '');
  } catch {
    // Some browsers limit how often an entry may change. Then the input before is kept.
  }
}
