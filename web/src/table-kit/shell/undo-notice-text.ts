/** What the last undo took back, as a sentence. */

import { isCorrection } from '../../outbox/undo/session-entries.ts';
import { messages } from '../messages/messages.ts';
import type { TablePageModel } from '../model/table-context.ts';
import type { TableView } from '../model/table-view.ts';
import { entryText } from '../panels/late-parts.ts';

/** Returns what it took back; null if there was no undo in the last seconds, or if it may be the entry that is refused. */
export function undoNoticeText({ game, outbox, uiState }: TablePageModel, table: TableView): string | null {
  const [newest, ...others] = outbox.undone.value;
  if (!newest || uiState.undoNotice.value === null || outbox.refusal.value) return null;
  const text = isCorrection(newest.entered)
    ? `${messages().undo.correction}.`
    : entryText(game, newest.entered, table);
  return messages().undo.takenBack(text, others.length);
}
