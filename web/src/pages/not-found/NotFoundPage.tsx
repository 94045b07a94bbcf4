/** The page for an unknown address. */

import { ButtonLink } from '../../ui/Button.tsx';
import { Page } from '../../ui/frame/Page.tsx';
import { t } from '../../i18n/language.ts';

export function NotFoundPage() {
  const { errors } = t();
  return (
    <Page narrow title={failed.noPage}>
      <p>{failed.noPageWords}</p>
      <p>
        <ButtonLink href="/">{failed.toTables}</ButtonLink>
      </p>
    </Page>
  );
}
