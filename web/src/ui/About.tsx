/** What Paroli is, in three sentences. */

import { t } from '../i18n/language.ts';

export function About() {
  const { about, docs } = t().home;
  return (
    <div class="about">
      {about.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        <a class="link" href="/docs">
          {docs}
        </a>
      </p>
    </div>
  );
}
