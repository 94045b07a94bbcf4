/** What stands in place of a page that cannot be shown. */

import { w } from '../words/words.ts';
import type { LiveState } from './live.ts';
import './shown.css';

export function Instead({ state }: { state: LiveState | null }) {
  const { following } = w();
  const ended = state === 'signed_out';
  const waits = !ended && state !== 'hidden';
  return (
    <main class="instead">
      <h1>{waits ? following.looking : ended ? following.ended : following.hidden}</h1>
      {!waits && <p>{ended ? following.endedNow : following.hiddenNow}</p>}
      {!waits && (
        <a class="plainlink" href="/">
          {following.home}
        </a>
      )}
    </main>
  );
}
