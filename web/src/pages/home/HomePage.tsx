/** The home page: the tables, and actions to start one. */

import './HomePage.css';
import { currentKey, mayOpenTables } from '../../api/current-key.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { About } from '../../ui/text/About.tsx';
import { Page, PageLists, PageSide } from '../../ui/frame/Page.tsx';
import { HomeActions } from './HomeActions.tsx';
import { TableLists } from './TableLists.tsx';
import { useStoredTables } from './use-stored-tables.ts';
import { useTableList } from './use-table-list.ts';
import { messages } from './messages/messages.ts';

export function HomePage() {
  const tables = useTableList();
  const stored = useStoredTables();
  return (
    <Page class="home-page" title="Paroli" tabTitle="" under={pageWords().home.tagline} underWideOnly>
      <PageLists class="home-page__lists">
        <TableLists tables={tables} stored={stored} />
      </PageLists>
      <PageSide class="home-page__side">
        {mayOpenTables() ? <HomeActions rows={tables.list?.rows ?? null} /> : <OwnPermissions />}
        <About />
      </PageSide>
    </Page>
  );
}

function OwnPermissions() {
  return (
    <section class="home-page__mine">
      <h2>{messages().permissions}</h2>
      <p>{pageWords().rolePermissions[currentKey.value?.role ?? '']}</p>
    </section>
  );
}
