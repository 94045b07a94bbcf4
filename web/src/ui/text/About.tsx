/** What Paroli is, in three sentences. */

import './About.css';
import { t } from '../../i18n/language.ts';

export function About() {
  const { about, docs } = t().home;
  return (
    <div class="about">
      {about.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        <a class="about__link" href="/docs">
          {docs}
        </a>
      </p>
    </div>
  );
}
