/** The newest hands as a row of marks, the newest last: how each ended, and who banked. */

import { net } from '../../../i18n/amounts/currency.ts';
import { isolated } from '../../../i18n/isolated.ts';
import { OutcomeMark } from '../marks/OutcomeMark.tsx';
import { pagesMessages } from '../messages/pages-messages.ts';
import type { PastHand, Table } from '../view.ts';
import './BoardHands.css';

export function BoardHands({ view }: { readonly view: Table }) {
  const words = pagesMessages().board;
  const { currency, hand, past_hands: hands } = view;
  if (!hands.length) return null;
  return (
    <section class="board-hands">
      <h2>{words.lastHands}</h2>
      <ol class="board-hands__row">
        {hands.map((past, index) => (
          <Hand key={hand - hands.length + index} past={past} currency={currency} />
        ))}
      </ol>
    </section>
  );
}

function Hand({ past, currency }: { readonly past: PastHand; readonly currency: string }) {
  const { handOf, results } = pagesMessages().board;
  const { outcome, banker, gain } = past;
  return (
    <li class="board-hands__hand" data-outcome={outcome}>
      <OutcomeMark outcome={outcome} />
      <span class="visually-hidden">{handOf(results[outcome], isolated(banker), net(gain, currency))}</span>
      <span class="board-hands__banker" aria-hidden="true">
        {banker}
      </span>
    </li>
  );
}
