/** What the page and the engine's worker tell each other. */

/** What the worker is asked; all JSON as text, so that it is read once, in Python. */
export type Question = { id: number } & ({ load: string } | { base: string } | { enter: string });

export type Answer = { id: number } & ({ result: string | null } | { error: string });
