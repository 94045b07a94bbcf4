/** A fix for a refused entry, and the entries it consists of. */

import type { Command } from '../../../../outbox/entry.ts';
import type { Table } from '../../view.ts';
import type { Entry, Refusal } from '../../../../outbox/entry.ts';
import type { UiValues } from '../ui-state.ts';

/** What a fix does: replaces the refused entry with others, or removes it and starts another action. */
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
  /** The entry is being sent and may be recorded, so it cannot be replaced. */
  isSending?: boolean;
}

/** Returns the entry's command with changed fields. */
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
