/** The server view with unconfirmed entries applied: by the engine's results, then by the game's estimates. */

import type { Entry, Refusal } from '../entry.ts';
import type { Row } from '../storage/rows.ts';
import type { Entered, GamePreview, PreviewResult, SessionView } from '../ports.ts';

export interface Overlay<View extends SessionView> {
  view: View;
  /** Whether the engine has computed every entry. */
  isExact: boolean;
  /** How many entries the engine has not computed, if a draw is among them: its winners are unknown. Otherwise 0. */
  undecided: number;
  /** The first entry that the engine expects the server to refuse. */
  refusal: Refusal | null;
  /** The keys of all entries that the engine expects the server to refuse. */
  refusedKeys: readonly string[];
}

/** Returns the view with `entries` applied to `serverView`; `results` are the engine's, from the first entry on. */
export function createOverlay<View extends SessionView>(
  serverView: View,
  entries: readonly Entry[],
  results: readonly PreviewResult<View>[],
  game: GamePreview<View>,
): Overlay<View> {
  const matching = countMatchingResults(entries, results);
  const newest = results[matching - 1];
  const refusedKeys = results
    .slice(0, matching)
    .filter(({ refused }) => refused)
    .map(({ key }) => key);
  const shown = withRecent(
    serverView,
    entries.filter(({ key }) => !refusedKeys.includes(key)),
  );
  const base: View = newest
    ? { ...shown, ...newest.table, offers: newest.offers, version: newest.version }
    : shown;
  const rest = entries.slice(matching);
  return {
    view: rest.reduce((view, entry) => estimatedView(view, entry, game), base),
    isExact: !rest.length,
    undecided: rest.some(({ kind }) => game.isDraw(kind)) ? rest.length : 0,
    refusal: firstRefusal(results.slice(0, matching)),
    refusedKeys,
  };
}

/** Returns the view with these entries as its newest. The server has given them no version yet. */
function withRecent<View extends SessionView>(view: View, entries: readonly Entry[]): View {
  if (!view.recent || !entries.length) return view;
  const added = entries.map(({ key, ...entered }) => ({
    entry: key,
    version: view.version,
    entered: entered as Entered,
  }));
  return { ...view, recent: [...view.recent, ...added] };
}

/** Returns the view with the game's estimate of an entry. An estimate that fails must not hold the entry back. */
function estimatedView<View extends SessionView>(view: View, entry: Entry, game: GamePreview<View>): View {
  try {
    return game.preview(view, entry);
  } catch (error) {
    reportError(error);
    return view;
  }
}

/** Returns how many results belong to the first entries, in the same order. */
export function countMatchingResults(entries: readonly Entry[], results: readonly PreviewResult[]): number {
  const mismatch = results.findIndex((result, index) => result.key !== entries[index]?.key);
  return mismatch < 0 ? results.length : mismatch;
}

/**
 * Returns how many of `results` a server view of `version` includes. 0 if other entries were recorded too, so that the
 * recorded versions differ from the computed ones.
 */
export function countConfirmedResults(
  rows: readonly Row[],
  results: readonly PreviewResult[],
  version: number,
): number {
  let count = 0;
  for (const [index, { key, recorded }] of rows.entries()) {
    const result = results[index];
    if (!recorded || recorded.version > version) break;
    // The response to a draw may come before its settlement, which adds one event.
    const versionAfter = recorded.version + (recorded.settled ? 0 : 1);
    if (!result || result.key !== key || result.version !== versionAfter) return 0;
    count = index + 1;
  }
  return count;
}

/** Whether the server view equals the engine's result, in every field that the engine computes. */
export function matchesResult(view: SessionView, { version, table }: PreviewResult): boolean {
  const fields: Record<string, unknown> = { ...view };
  return (
    view.version === version &&
    Object.entries(table).every(([field, value]) => isDeepEqual(value, fields[field]))
  );
}

function isDeepEqual(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return Object.is(a, b);
  const [fieldsA, fieldsB] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    fieldsA.length === fieldsB.size &&
    fieldsA.every(([field, value]) => isDeepEqual(value, fieldsB.get(field)))
  );
}

function firstRefusal(results: readonly PreviewResult[]): Refusal | null {
  const index = results.findIndex((result) => result.refused);
  const result = results[index];
  if (!result?.refused) return null;
  const { code, message, ...facts } = result.refused;
  return { key: result.key, code, title: '', detail: message, facts, behind: results.length - index - 1 };
}
