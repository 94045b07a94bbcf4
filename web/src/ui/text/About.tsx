/** What Paroli is, in three sentences. */

import './About.css';
import { pageWords } from '../../i18n/page-words.ts';

export function About() {
  const { about, docs } = pageWords().home;
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
