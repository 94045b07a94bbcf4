/** An address at which there is no page. */

import { Page } from '../parts/Page.tsx';
import { w } from '../words/words.ts';

export function Unknown() {
  const { failed } = w();
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
