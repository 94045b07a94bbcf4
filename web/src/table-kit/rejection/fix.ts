/** A fix for a refused entry, and the entries it consists of. */

import type { Command } from '../../../../outbox/entry.ts';
import type { Table } from '../../view.ts';
import type { Entry, Refusal } from '../../../../outbox/entry.ts';
import type { UiValues } from '../model/ui-state.ts';

/**
 * What a fix does. Most fixes remove the refused entry. 'replace' enters others in its place. 'next_deal' stores it for
 * the next deal. 'tray' opens the tray with the given values. The last four leave the entry in the outbox.
 */
export type FixAction =
  | { kind: 'discard' }
  | { kind: 'replace'; commands: Command[] }
  | { kind: 'tray'; ui: Partial<UiValues> }
  | { kind: 'show_answers' }
  | { kind: 'next_deal'; command: Command }
  | { kind: 'take_pen' }
  | { kind: 'send_again' }
  | { kind: 'show_log' }
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

export const replaceWith = (words: string, commands: Command[], detail?: string): Fix => ({
  words,
  detail,
  action: { kind: 'replace', commands },
});

/** Returns the fix that opens the tray with the given values, for the dealer to complete. */
export const openTray = (words: string, ui: Partial<UiValues>): Fix => ({
  words,
  action: { kind: 'tray', ui },
});

export const isStaking = ({ table }: RefusedCase): boolean => table.phase === 'staking';
