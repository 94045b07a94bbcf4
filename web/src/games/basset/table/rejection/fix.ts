/** One way to mend a refused entry, and the entries it is made of. */

import type { Command } from '../../../../outbox/entry.ts';
import type { Table } from '../../view.ts';
import type { Entry, Refusal } from '../../../../outbox/entry.ts';
import type { UiValues } from '../ui-state.ts';

/** What a mend does: other entries in the place of the refused one, or something begun when that has left. */
export type Cure =
  | { kind: 'leave' }
  | { kind: 'instead'; wishes: Command[] }
  | { kind: 'begin'; held: Partial<UiValues> }
  | { kind: 'answers' }
  | { kind: 'keep'; wish: Command }
  | { kind: 'pen' }
  | { kind: 'again' }
  | { kind: 'log' }
  | { kind: 'new_table' };

export interface Fix {
  words: string;
  under?: string | undefined;
  cure: Cure;
}

export interface Case {
  entry: Entry;
  refusal: Refusal;
  table: Table;
  /** It is on its way, and may be recorded by now: nothing can stand in its place. */
  underway?: boolean;
}

/** The entry as it was wished, with what is changed of it. */
export function same({ entry }: Case, changed: Record<string, unknown> = {}): Command {
  const { key: _, kind, ...fields } = entry;
  return { kind, fields: { ...fields, ...changed } };
}

export const instead = (words: string, wishes: Command[], under?: string): Fix => ({
  words,
  under,
  cure: { kind: 'instead', wishes },
});
