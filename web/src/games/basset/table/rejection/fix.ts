/** One way to mend a refused entry, and the entries it is made of. */

import type { Command } from '../../../../outbox/entry.ts';
import type { Table } from '../../view.ts';
import type { Entry, Refusal } from '../../../../outbox/entry.ts';
import type { UiValues } from '../ui-state.ts';

/** What a mend does: other entries in the place of the refused one, or something begun when that has left. */
export type FixAction =
  | { kind: 'leave' }
  | { kind: 'instead'; commands: Command[] }
  | { kind: 'begin'; ui: Partial<UiValues> }
  | { kind: 'answers' }
  | { kind: 'keep'; command: Command }
  | { kind: 'pen' }
  | { kind: 'again' }
  | { kind: 'log' }
  | { kind: 'new_table' };

export interface Fix {
  words: string;
  detail?: string | undefined;
  action: FixAction;
}

export interface RefusedCase {
  entry: Entry;
  refusal: Refusal;
  table: Table;
  /** It is on its way, and may be recorded by now: nothing can stand in its place. */
  isSending?: boolean;
}

/** The entry as it was wished, with what is changed of it. */
export function commandOf({ entry }: RefusedCase, changed: Record<string, unknown> = {}): Command {
  const { key: _, kind, ...fields } = entry;
  return { kind, fields: { ...fields, ...changed } };
}

export const replaceWith = (words: string, commands: Command[], under?: string): Fix => ({
  words,
  detail: under,
  action: { kind: 'instead', commands },
});

/** Returns the fix that puts what is needed into the tray, for the dealer to complete. */
export const begin = (words: string, ui: Partial<UiValues>): Fix => ({
  words,
  action: { kind: 'begin', ui },
});

export const isStaking = ({ table }: RefusedCase): boolean => table.phase === 'staking';
