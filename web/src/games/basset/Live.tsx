/** What is said to those who listen, politely; refusals are said at once by their slip. */

import { plain } from '../../words/marks.ts';
import { w } from '../../words/words.ts';
import { useAfterPaint } from './afterpaint.ts';
import { useScene } from './dealer.ts';
import { resultSaid } from './live.ts';
import { spoken } from './sentence.ts';
import { isSpoken } from './standing.ts';

export function Live() {
  const { dealer, scene, held } = useScene();
  const { table } = scene;
  const told = !scene.reckoning && isSpoken(table, held.first);
  const now = told ? resultSaid(table) : plain(spoken(scene, held));
  const said = useAfterPaint(dealer.hand.tooLate.value ? w().undo.tooLate : now);
  return (
    <p class="unseen" role="status" aria-live="polite" aria-atomic="true">
      {said}
    </p>
  );
}
