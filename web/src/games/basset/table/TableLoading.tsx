/** The table page before there is a table to show: opening, not there, or not reached yet. */

import { useSignalEffect } from '@preact/signals';
import { lock } from '../../../api/current-key.ts';
import type { Outbox } from '../../../outbox/outbox.ts';
import type { Table } from '../view.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { Page } from '../../../ui/frame/Page.tsx';
import { rejectionText } from '../../../i18n/rejection-text.ts';
import './TableLoading.css';
import { t } from '../../../i18n/language.ts';

export function TableLoading({ books }: { books: Outbox<Table> }) {
  // With a table on the screen the chip says it; here there is nothing to look at meanwhile.
  useSignalEffect(() => {
    if (books.link.value === 'signed_out') lock();
  });
  if (books.missing.value) return <Missing />;
  if (books.link.value !== 'offline')
    return <Page kind="table-loading" title={t().tableHints.loading} named="" table={books.id} />;
  return (
    <Page kind="table-loading" title={t().errors.unreachable} named="" table={books.id}>
      <section class="lists">
        <p>{t().tableHints.neverOpened}</p>
        <div class="buttons">
          <BusyButton
            words={t().errors.retry}
            busy={t().tableHints.loading}
            act={async () => books.lookAgain()}
          />
        </div>
      </section>
    </Page>
  );
}

function Missing() {
  const { errors } = t();
  return (
    <Page kind="table-loading" title={errors.titles.unknown_session ?? ''} named="">
      <section class="lists">
        <p>{rejectionText({ code: 'unknown_session', detail: '', facts: {} })}</p>
        <div class="buttons">
          <a class="button" href="/">
            {errors.allTables}
          </a>
        </div>
      </section>
    </Page>
  );
}
