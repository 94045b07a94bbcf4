/** The table page without a table: it is loading, it does not exist, or the server does not respond. */

import { Buttons } from '../../ui/buttons/Buttons.tsx';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { useSignalEffect } from '@preact/signals';
import { showSignIn } from '../../api/current-key.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { TableView } from '../model/table-view.ts';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { Page, PageLists } from '../../ui/frame/Page.tsx';
import './TableLoading.css';
import { t } from '../../i18n/language.ts';
import { messages } from '../messages/messages.ts';

export function TableLoading({ outbox }: { outbox: Outbox<TableView> }) {
  // The table page shows this in the sync chip. Here there is nothing else to show.
  useSignalEffect(() => {
    if (outbox.link.value === 'signed_out') showSignIn();
  });
  if (outbox.isMissing.value) return <Missing />;
  if (outbox.link.value !== 'offline')
    return <Page class="table-loading" title={t().appStatus.loadingTable} tabTitle="" table={outbox.id} />;
  return (
    <Page class="table-loading" title={t().errors.unreachable} tabTitle="" table={outbox.id}>
      <PageLists>
        <p>{messages().band.neverOpened}</p>
        <Buttons>
          <BusyButton
            words={t().errors.retry}
            busy={t().appStatus.loadingTable}
            act={async () => outbox.retry()}
          />
        </Buttons>
      </PageLists>
    </Page>
  );
}

function Missing() {
  const { errors } = t();
  return (
    <Page class="table-loading" title={errors.titles.unknown_session ?? ''} tabTitle="">
      <PageLists>
        <p>{t().rejection.tableUnknown}</p>
        <Buttons>
          <ButtonLink href="/">{errors.allTables}</ButtonLink>
        </Buttons>
      </PageLists>
    </Page>
  );
}
