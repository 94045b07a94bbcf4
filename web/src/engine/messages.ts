/** The messages between the page and the engine's worker. */

/** A request to the worker. JSON stays text here, so that only Python parses it. */
export type EngineRequest = { id: number } & EngineCall;

export type EngineCall = { load: string } | { restart: string } | { apply: string } | { openField: string };

export type EngineResponse = { id: number } & ({ result: string | null } | { error: string });
