/** The newest payments of the hand, below the painted board. */

import { pagesMessages } from '../messages/pages-messages.ts';
import { paymentTexts } from '../sentence.ts';
import type { Table } from '../view.ts';

export function LastPayments({ view }: { readonly view: Table }) {
  const lines = paymentTexts(view);
  if (!lines.length) return null;
  return (
    <section>
      <h2>{pagesMessages().board.lastPayments}</h2>
      <ul>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
