/** The page for an unknown address. */

import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { Page } from '../../ui/frame/Page.tsx';
import { t } from '../../i18n/language.ts';

export function NotFoundPage() {
  const { errors } = t();
  return (
    <Page narrow title={errors.notFound}>
      <p>{errors.notFoundHint}</p>
      <p>
        <ButtonLink href="/">{errors.allTables}</ButtonLink>
      </p>
    </Page>
  );
}
