/** The polite announcements for screen readers. The rejection slip announces refusals at once. */

import { plain } from '../../i18n/markup.ts';
import { useScene, type PageValues } from '../model/table-context.ts';
import { entryText, lateParts } from '../panels/late-parts.ts';
import { promptText } from './prompt-text.ts';
import { undoNoticeText } from './undo-notice-text.ts';
import { useAfterPaint } from './use-after-paint.ts';

export function Announcements() {
  const values = useScene();
  const { model, scene } = values;
  const announced = useAfterPaint(undoNoticeText(model, scene.table) ?? textOf(values));
  return (
    <p class="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {announced}
    </p>
  );
}

/** Returns what the game announces, else a result with what comes next, else the newest entry and the sentence. */
function textOf(values: PageValues): string {
  const { model, scene, ui } = values;
  const late = lateParts(model.game);
  const own = scene.waitingForEngine ? null : late?.announcement?.(scene.table, ui);
  if (own != null) return plain(own);
  const { text, next } = promptText(values);
  if (next !== undefined) return plain(`${text} ${next}`);
  const result = ui.isResultShown ? (late?.resultText?.(scene.table) ?? '') : '';
  return [newestText(values), plain(text), result].filter(Boolean).join(' ');
}

/** Returns the newest entry as a sentence; '' without one, and after a correction. */
function newestText({ model: { game, outbox }, scene }: PageValues): string {
  const newest = outbox.standing.value.at(-1);
  return newest && lateParts(game) ? plain(entryText(game, newest.entered, scene.table)) : '';
}
