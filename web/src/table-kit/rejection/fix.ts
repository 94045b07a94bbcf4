/** A fix for a refused entry, and the entries it consists of. */

import type { Command } from '../../outbox/entry.ts';
import type { OwnMode, UiValues } from '../model/modes.ts';
import type { TableView } from '../model/table-view.ts';
import type { Fix, Refused } from '../table-game.ts';

/** Returns the entry's command with changed fields. */
export function commandOf<View extends TableView>(
  { entry }: Refused<View>,
  changed: Record<string, unknown> = {},
): Command {
  const { key: _, kind, ...fields } = entry;
  return { kind, fields: { ...fields, ...changed } };
}

export const replaceWith = (words: string, commands: readonly Command[], detail?: string): Fix => ({
  words,
  detail,
  action: { kind: 'replace', commands },
});

/** Returns the fix that opens the tray with the given values, for the dealer to complete. */
export const openTray = <Own extends OwnMode = never>(
  words: string,
  ui: Partial<UiValues<NoInfer<Own>>>,
): Fix<Own> => ({
  words,
  action: { kind: 'tray', ui },
});

/** Returns a value of an entry or a refusal as a text; '' if it is none. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns a value of an entry or a refusal as a number; 0 if it is none. */
export const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
