/** The newest hands as a row of marks for each side, the newest last. */

import { ResultMark } from '../marks/ResultMark.tsx';
import { pagesMessages } from '../messages/pages-messages.ts';
import { hasTwoSides } from '../model/table-queries.ts';
import { handsOf, type Hand, type Table } from '../view.ts';
import './BoardResults.css';

/** More marks than these leave no room for themselves. */
const SHOWN_MOST = 20;

export function BoardResults({ view }: { readonly view: Table }) {
  const words = pagesMessages().board;
  if (!view.played.length) return null;
  return (
    <section class="board-results">
      <h2>{words.lastHands}</h2>
      {handsOf(view).map((hand) => (
        <Row key={hand} view={view} hand={hand} />
      ))}
    </section>
  );
}

function Row({ view, hand }: { readonly view: Table; readonly hand: Hand }) {
  const words = pagesMessages().board;
  const shown = view.played.slice(-SHOWN_MOST);
  const isNamed = hasTwoSides(view);
  return (
    <div class="board-results__side">
      {isNamed && <span class="board-results__name">{words.sides[hand]}</span>}
      <ol class="board-results__row" aria-label={isNamed ? words.sides[hand] : words.lastHands}>
        {shown.map((played, index) => (
          <li key={view.hand - shown.length + index}>
            <ResultMark result={played[hand]} letter={words.marks[played[hand]]} />
            <span class="visually-hidden">{words.results[played[hand]]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
