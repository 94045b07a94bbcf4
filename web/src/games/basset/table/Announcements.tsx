/** The polite announcements for screen readers. The rejection slip announces refusals at once. */

import { plain } from '../../../i18n/markup.ts';
import { messages } from '../messages/messages.ts';
import { useAfterPaint } from './use-after-paint.ts';
import { useScene } from './page-model.ts';
import { resultAnnouncement } from './result-announcement.ts';
import { promptOrProgress } from './band/prompt.ts';
import { isAnnounced } from '../table-queries.ts';

export function Announcements() {
  const { model, scene, ui } = useScene();
  const { table } = scene;
  const told = !scene.waitingForEngine && isAnnounced(table, ui.firstCard);
  const now = told ? resultAnnouncement(table) : plain(promptOrProgress(scene, ui));
  const said = useAfterPaint(model.uiState.isUndoTooLate.value ? messages().undo.tooLate : now);
  return (
    <p class="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {said}
    </p>
  );
}
