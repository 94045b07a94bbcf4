/** The page for an unknown address. */

import { Page } from '../../ui/frame/Page.tsx';
import { t } from '../../i18n/language.ts';

export function NotFoundPage() {
  const { errors } = t();
  return (
    <Page kind="narrow" title={errors.notFound}>
      <p>{errors.notFoundHint}</p>
      <p>
        <a class="button" href="/">
          {errors.allTables}
        </a>
      </p>
    </Page>
  );
}
