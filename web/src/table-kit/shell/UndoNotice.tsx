/** What an undo took back, for some seconds, with a button that restores it. */

import { TapButton } from '../../ui/buttons/TapButton.tsx';
import { messages } from '../messages/messages.ts';
import { useScene } from '../model/table-context.ts';
import { redo } from '../model/undo.ts';
import { undoNoticeText } from './undo-notice-text.ts';
import './UndoNotice.css';

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
