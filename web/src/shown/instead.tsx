/** What stands in place of a page that cannot be shown. */

import { w } from '../words/words.ts';
import { absentOf } from './absent.ts';
import type { LiveState } from './live.ts';
import './shown.css';

export function Instead({ state }: { state: LiveState | null }) {
  const { title, words, ended } = absentOf(state);
  return (
    <main class="instead">
      <div role="status">
        <h1>{title}</h1>
        {words && <p>{words}</p>}
      </div>
      {ended && (
        <a class="plainlink" href="/">
          {w().following.home}
        </a>
      )}
    </main>
  );
}
