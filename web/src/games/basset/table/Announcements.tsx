/** What is said to those who listen, politely; refusals are said at once by their slip. */

import { plain } from '../../../i18n/markup.ts';
import { messages } from '../messages/messages.ts';
import { useAfterPaint } from './use-after-paint.ts';
import { useScene } from './page-model.ts';
import { resultAnnouncement } from './result-announcement.ts';
import { spoken } from './band/prompt.ts';
import { isSpoken } from '../table-queries.ts';

export function Announcements() {
  const { dealer, scene, held } = useScene();
  const { table } = scene;
  const told = !scene.reckoning && isSpoken(table, held.first);
  const now = told ? resultAnnouncement(table) : plain(spoken(scene, held));
  const said = useAfterPaint(dealer.hand.tooLate.value ? messages().undo.tooLate : now);
  return (
    <p class="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {said}
    </p>
  );
}
