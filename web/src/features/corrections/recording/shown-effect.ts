/** The effect of a correction that a page has shown, and whether the correction still has it. */

import type { DryRun } from '../difference.ts';

/** What a page has shown before a person records a correction. */
export interface ShownEffect {
  /** The version of the session that it was computed for. */
  readonly version: number;
  /** Two effects that a page shows in the same way have the same text. */
  readonly text: string;
}

/** Newer entries have changed what a correction does since the page showed it. Nothing was recorded. */
export class EffectChanged extends Error {
  /** The version at which it does something else. */
  readonly version: number;

  constructor(version: number) {
    super('Newer entries have changed what this correction does.');
    this.version = version;
  }
}

/** Returns what a page shows of a preview: changes, not the balances themselves, which any entry moves. */
export function shownEffect(dryRun: DryRun): ShownEffect {
  const { version, parties, counts, names, waiting_for: waiting, refused, other_players: others } = dryRun;
  const parts = [
    parties.map(({ name, role, purse, at_table: atTable, held, net }) => [
      ...[name, role],
      ...[purse, atTable, held, net].map(({ before, after }) => after - before),
    ]),
    counts.map(({ figure, of, before, after }) => [figure, of, after - before]),
    names,
    added(waiting.before, waiting.after),
    added(waiting.after, waiting.before),
    refused.map(({ entered, code, facts }) => [entered, code, facts]),
    others.map(({ entered, players }) => [entered, players]),
    dryRun.must_decide !== null,
  ];
  return { version, text: JSON.stringify(parts) };
}

const added = (before: readonly string[], after: readonly string[]): string[] =>
  after.filter((name) => !before.includes(name));
