/** A link came to a browser that is signed in already: nothing is taken from whoever is here unasked. */

import { useState } from 'preact/hooks';
import { me, type Proof } from '../api/me.ts';
import { attempt } from '../parts/attempt.ts';
import { Page } from '../parts/Page.tsx';
import { w } from '../words/words.ts';
import { offered, refusalOf } from './arrival.ts';
import './home.css';

export function Instead({ proof }: { proof: Proof }) {
  const words = w().instead;
  const [wrong, setWrong] = useState<string | null>(null);
  const { name = '', role = '' } = me.value ?? {};
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
    <Page kind="home" title="Paroli" named={words.title} under={w().home.under} menu={false}>
      <section class="lists">
        <div class="slate">
          <h2>{words.title}</h2>
          <p class="quiet">{words.words(name, w().roles.names[role] ?? role)}</p>
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
