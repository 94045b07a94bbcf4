/** An address at which there is no page. */

import { Page } from '../../ui/frame/Page.tsx';
import { t } from '../../i18n/language.ts';

export function NotFoundPage() {
  const { failed } = t();
  return (
    <Page kind="narrow" title={failed.noPage}>
      <p>{failed.noPageWords}</p>
      <p>
        <a class="button" href="/">
          {failed.toTables}
        </a>
      </p>
    </Page>
  );
}
