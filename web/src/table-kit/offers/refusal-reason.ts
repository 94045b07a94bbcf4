/** Why the rules refuse an entry. It loads when a tap meets an offer that is gone. */

import { entryKindsOf } from '../../api/entry-kinds.ts';
import type { Command, RefusalReason } from '../../outbox/entry.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { TableView } from '../model/table-view.ts';
import { lineValues } from './line-values.ts';

/** Returns the reason at the shown view; null if the rules allow the entry, or if nothing can tell. */
export async function refusalReason(
  { optimisticView, openField }: Pick<Outbox<TableView>, 'optimisticView' | 'openField'>,
  { kind, fields }: Command,
): Promise<RefusalReason | null> {
  const declared = entryKindsOf(optimisticView.peek()?.game ?? '').find(({ verb }) => verb === kind);
  if (!declared) return null;
  const answer = await openField(kind, lineValues(declared, fields));
  return answer.kind === 'refused' ? answer.reason : null;
}
