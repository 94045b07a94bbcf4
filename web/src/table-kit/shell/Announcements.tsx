/** The polite announcements for screen readers. The rejection slip announces refusals at once. */

import { plain } from '../../../i18n/markup.ts';
import { useAfterPaint } from './use-after-paint.ts';
import { undoNoticeText } from './UndoNotice.tsx';
import { useScene } from './model/page-model.ts';
import { resultAnnouncement } from './model/result-announcement.ts';
import { isDealOver, promptOrProgress } from './band/prompt.ts';
import { panels } from './panels/load-panels.ts';
import { isAnnounced } from '../table-queries.ts';

export function Announcements() {
  const { model, scene, ui } = useScene();
  const { table } = scene;
  const hasResult = !scene.waitingForEngine && isAnnounced(table, ui.firstCard);
  const prompt = plain(promptOrProgress(scene, ui));
  const result = isDealOver(table, ui) ? (panels.value?.resultText(table) ?? '') : '';
  const text = hasResult ? resultAnnouncement(table) : `${prompt} ${result}`.trim();
  const announced = useAfterPaint(undoNoticeText(model, table) ?? text);
  return (
    <p class="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {announced}
    </p>
  );
}
