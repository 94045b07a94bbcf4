/** The undo button, in the corner. It removes the newest entry while that is unsent. */

import { Icon } from '../../../ui/Icon.tsx';
import { TapButton } from '../../../ui/TapButton.tsx';
import { letterOf } from '../../../i18n/cards.ts';
import { messages } from '../messages/messages.ts';
import './UndoButton.css';
import { newestTap } from './replaced-stakes.ts';
import { useAfterPaint } from './use-after-paint.ts';
import { useScene } from './page-model.ts';
import { shortEntryText } from './rejection/entry-notes.ts';
import { undo } from './undo.ts';

export function UndoButton() {
  const { model, scene } = useScene();
  const outbox = useAfterPaint(model.outbox.entries.value);
  const keys = newestTap(outbox);
  const entry = outbox.at(-1)?.entry;
  if (!entry || !keys.length) return <div class="undo-button__place" />;
  return (
    <TapButton class="undo-button" meaning={entry.key} onTap={() => void undo(model)}>
      <span class="undo-button__label">
        <Icon sign="undo" />
        <b>{messages().undo.undo}</b>
      </span>
      <span class="undo-button__entry">{shortEntryText(entry, scene.table, letterOf)}</span>
    </TapButton>
  );
}
