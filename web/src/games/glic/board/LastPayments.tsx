/** The newest Poch, sequence and hand, below the painted board. */

import { pagesMessages } from '../messages/pages-messages.ts';
import { outText, pochText, runPaidText } from '../sentence.ts';
import type { Table } from '../view.ts';

export function LastPayments({ view }: { readonly view: Table }) {
  const { last_poch: poch, last_run: run, last_win: win, currency } = view;
  const lines = [
    ...(poch ? [pochText(poch, currency)] : []),
    ...(run ? [runPaidText(run, currency)] : []),
    ...(win ? [outText(win, currency)] : []),
  ];
  if (!lines.length) return null;
  return (
    <section>
      <h2>{pagesMessages().board.lastPayments}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
