/** The page for a sign-in link in a signed-in browser. It asks before it replaces the current sign-in. */

import { useState } from 'preact/hooks';
import { currentKey, type Credentials } from '../../api/current-key.ts';
import { attempt } from '../../ui/frame/notice.ts';
import { Page } from '../../ui/frame/Page.tsx';
import { t } from '../../i18n/language.ts';
import { offered, refusalOf } from './arrival.ts';
import '../../styles/welcome.css';

export function SignInLinkPage({ proof }: { proof: Credentials }) {
  const words = t().signInLink;
  const [wrong, setWrong] = useState<string | null>(null);
  const { name = '', role = '' } = currentKey.value ?? {};
  const use = (): Promise<void> =>
    attempt(
      () => refusalOf({ ...proof, replace: true }),
      (refusal) => {
        setWrong(refusal);
        if (refusal === null) offered.value = null;
      },
    );
  const stay = (): void => {
    offered.value = null;
  };
  return (
    <Page kind="home" title="Paroli" named={words.title} under={t().home.tagline} menu={false}>
      <section class="lists">
        <div class="slate">
          <h2>{words.title}</h2>
          <p class="quiet">{words.text(name, t().roles.names[role] ?? role)}</p>
          <button type="button" class="main" onClick={stay}>
            {words.stay(name)}
          </button>
          <button type="button" class="plain" onClick={use}>
            {words.use}
          </button>
          <div role="alert">{wrong !== null && <p class="wrong">{wrong}</p>}</div>
        </div>
      </section>
    </Page>
  );
}
