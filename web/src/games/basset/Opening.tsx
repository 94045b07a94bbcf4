/** The table page before there is a table to show: opening, not there, or not reached yet. */

import { useSignalEffect } from '@preact/signals';
import { lock } from '../../api/me.ts';
import type { Books } from '../../books/books.ts';
import { BusyButton } from '../../parts/BusyButton.tsx';
import { Page } from '../../parts/Page.tsx';
import { slipOf } from '../../words/slip.ts';
import { w } from '../../words/words.ts';

export function Opening({ books }: { books: Books }) {
  // With a table on the screen the chip says it; here there is nothing to look at meanwhile.
  useSignalEffect(() => {
    if (books.link.value === 'signed_out') lock();
  });
  if (books.missing.value) return <Missing />;
  if (books.link.value !== 'offline')
    return <Page kind="opening" title={w().deal.loading} named="" table={books.id} />;
  return (
    <Page kind="opening" title={w().failed.gone} named="" table={books.id}>
      <section class="lists">
        <p>{w().deal.notHereYet}</p>
        <div class="buttons">
          <BusyButton words={w().failed.again} busy={w().deal.loading} act={async () => books.lookAgain()} />
        </div>
      </section>
    </Page>
  );
}

function Missing() {
  const { failed } = w();
  return (
    <Page kind="opening" title={failed.titles.unknown_session ?? ''} named="">
      <section class="lists">
        <p>{slipOf({ code: 'unknown_session', detail: '', facts: {} })}</p>
        <div class="buttons">
          <a class="button" href="/">
            {failed.toTables}
          </a>
        </div>
      </section>
    </Page>
  );
}
