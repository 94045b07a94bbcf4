/** The result of the last game, below the scores of the one that is on. */

import { pagesMessages } from '../messages/pages-messages.ts';
import { settledText } from '../sentence.ts';
import type { Table } from '../view.ts';

export function LastGame({ view }: { readonly view: Table }) {
  const { last_game: game, phase } = view;
  if (!game || phase === 'between') return null;
  return (
    <section>
      <h2>{pagesMessages().board.lastGame}</h2>
      <p>{settledText(game, view.currency)}</p>
    </section>
  );
}
