/** What is said to those who listen, politely; refusals are said at once by their slip. */

import { plain } from '../../words/marks.ts';
import { useAfterPaint } from './afterpaint.ts';
import { useScene } from './dealer.ts';
import { resultSaid } from './live.ts';
import { sentence } from './sentence.ts';
import { isSpoken } from './standing.ts';

export function Live() {
  const { scene, held } = useScene();
  const { table } = scene;
  const said = useAfterPaint(isSpoken(table, held.first) ? resultSaid(table) : plain(sentence(table, held)));
  return (
    <p class="unseen" role="status" aria-live="polite" aria-atomic="true">
      {said}
    </p>
  );
}
