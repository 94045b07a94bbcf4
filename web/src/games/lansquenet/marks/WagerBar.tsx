/** The wager as a bar: a part for each cover, and the part that is open. */

import type { Cover } from '../view.ts';
import './WagerBar.css';

/** Hidden from screen readers: it stands beside the covers and the sum that is left. */
export function WagerBar({ covers, left }: { readonly covers: readonly Cover[]; readonly left: number }) {
  return (
    <div class="wager-bar" aria-hidden="true">
      {covers.map(({ punter, amount }) => (
        <span key={punter} class="wager-bar__cover" style={{ flexGrow: amount }}>
          {punter}
        </span>
      ))}
      {left > 0 && <span class="wager-bar__open" style={{ flexGrow: left }} />}
    </div>
  );
}
