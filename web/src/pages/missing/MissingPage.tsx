/** Shown in place of a player's page that the game does not have. */

import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { Page } from '../../ui/frame/Page.tsx';
import { t } from '../../i18n/language.ts';

export function MissingPage({ id }: { id: string }) {
  const { generic } = t();
  return (
    <Page narrow title={generic.noPlayerPage} table={id}>
      <p>
        <ButtonLink href={`/tables/${id}`}>{generic.toTable}</ButtonLink>
      </p>
    </Page>
  );
}
