/** The page for a sign-in link in a signed-in browser. It asks before it replaces the current sign-in. */

import './SignInLinkPage.css';
import { FaultText } from '../../ui/fields/Field.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { useState } from 'preact/hooks';
import { currentKey, type Credentials } from '../../api/current-key.ts';
import { attempt } from '../../ui/frame/notice.ts';
import { Page, PageLists } from '../../ui/frame/Page.tsx';
import { t } from '../../i18n/language.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { signInErrorOf } from './address-sign-in.ts';
import { offeredCredentials } from './sign-in-state.ts';

export function SignInLinkPage({ proof }: { proof: Credentials }) {
  const words = pageWords().signInLink;
  const [error, setError] = useState<string | null>(null);
  const { name = '', role = '' } = currentKey.value ?? {};
  const use = (): Promise<void> =>
    attempt(
      () => signInErrorOf({ ...proof, replace: true }),
      (refusal) => {
        setError(refusal);
        if (refusal === null) offeredCredentials.value = null;
      },
    );
  const stay = (): void => {
    offeredCredentials.value = null;
  };
  return (
    <Page
      class="sign-in-link-page"
      title="Paroli"
      tabTitle={words.title}
      under={pageWords().home.tagline}
      underWideOnly
      menu={false}
    >
      <PageLists class="sign-in-link-page__lists">
        <div class="sign-in-link-page__card">
          <h2>{words.title}</h2>
          <Text kind="quiet">{words.text(name, t().roles.names[role] ?? role)}</Text>
          <Button kind="main" onClick={stay}>
            {words.stay(name)}
          </Button>
          <Button kind="plain" onClick={use}>
            {words.use}
          </Button>
          <div role="alert">{error !== null && <FaultText>{error}</FaultText>}</div>
        </div>
      </PageLists>
    </Page>
  );
}
