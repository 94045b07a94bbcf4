/** What is shown of a table: ink, and over it in pencil what is not in the ink yet. */

import type { Entry, Refusal } from './entry.ts';
import type { Row } from './rows.ts';
import type { GamePreview, PreviewResult, SessionView } from './ports.ts';

export interface Overlay<View extends SessionView> {
  table: View;
  /** Whether the core reckoned all of it. */
  reckoned: boolean;
  /** How many entries are not, if a draw is among them: who won then is not known. */
  unsure: number;
  refused: Refusal | null;
  /** The keys of all that are refused. */
  foreseen: readonly string[];
}

/** Returns the table with `entries` over `ink`; `results` are those the core has reckoned, from the first on. */
export function overlayPreview<View extends SessionView>(
  ink: View,
  entries: readonly Entry[],
  results: readonly PreviewResult<View>[],
  { preview, isDraw }: GamePreview<View>,
): Overlay<View> {
  const known = prefix(entries, results);
  const last = results[known - 1];
  const base: View = last ? { ...ink, ...last.table, version: last.version } : ink;
  const rest = entries.slice(known);
  return {
    table: rest.reduce(preview, base),
    reckoned: !rest.length,
    unsure: rest.some(({ kind }) => isDraw(kind)) ? rest.length : 0,
    refused: forewarned(results.slice(0, known)),
    foreseen: results
      .slice(0, known)
      .filter(({ refused }) => refused)
      .map(({ key }) => key),
  };
}

/** Returns how many results are of the first entries. */
export function prefix(entries: readonly Entry[], results: readonly PreviewResult[]): number {
  const wrong = results.findIndex((result, index) => result.key !== entries[index]?.key);
  return wrong < 0 ? results.length : wrong;
}

/**
 * Returns how many of `results` ink of `version` holds, if what happened since was what was reckoned and nothing
 * else: the answers to all rows so far told the reckoned versions. 0 where it is not so.
 */
export function foretold(rows: readonly Row[], results: readonly PreviewResult[], version: number): number {
  let found = 0;
  for (const [index, { recorded }] of rows.entries()) {
    const result = results[index];
    if (!recorded || recorded.version > version) break;
    // The answer to a draw comes before its settlement, which is one event more.
    const told = recorded.version + (recorded.settled ? 0 : 1);
    if (!result || result.version !== told) return 0;
    found = index + 1;
  }
  return found;
}

/** Whether ink is what was reckoned, in all that the core says of a table. */
export function matchesPreview(ink: SessionView, { version, table }: PreviewResult): boolean {
  const said: Record<string, unknown> = { ...ink };
  return ink.version === version && Object.entries(table).every(([field, value]) => same(value, said[field]));
}

function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return Object.is(one, other);
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return mine.length === theirs.size && mine.every(([field, value]) => same(value, theirs.get(field)));
}

function forewarned(results: readonly PreviewResult[]): Refusal | null {
  const index = results.findIndex((result) => result.refused);
  const result = results[index];
  if (!result?.refused) return null;
  const { code, message, ...facts } = result.refused;
  return { key: result.key, code, title: '', detail: message, facts, behind: results.length - index - 1 };
}
