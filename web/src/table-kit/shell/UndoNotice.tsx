/** What an undo took back, for some seconds, with a button that restores it. */

import { isCorrection } from '../../outbox/undo/session-entries.ts';
import { TapButton } from '../../ui/buttons/TapButton.tsx';
import { messages } from '../messages/messages.ts';
import { useScene, type TablePageModel } from '../model/table-context.ts';
import type { TableView } from '../model/table-view.ts';
import { entryText } from '../panels/late-parts.ts';
import { redo } from '../model/undo.ts';
import './UndoNotice.css';

/** Returns what the last undo took back; null if there was none in the last seconds. */
export function undoNoticeText({ game, outbox, uiState }: TablePageModel, table: TableView): string | null {
  const [newest, ...others] = outbox.undone.value;
  if (!newest || uiState.undoNotice.value === null) return null;
  const text = isCorrection(newest.entered)
    ? `${messages().undo.correction}.`
    : entryText(game, newest.entered, table);
  return messages().undo.takenBack(text, others.length);
}

export function UndoNotice() {
  const { model, scene } = useScene();
  const text = undoNoticeText(model, scene.table);
  if (text === null) return null;
  return (
    <div class="undo-notice">
      <span class="undo-notice__text">{text}</span>
      <TapButton
        class="undo-notice__redo"
        meaning={text}
        isDisabled={model.outbox.isRedoWaiting.value}
        onTap={() => redo(model)}
      >
        {messages().undo.redo}
      </TapButton>
    </div>
  );
}
