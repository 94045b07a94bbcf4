/** What Paroli is, in three sentences. */

import { w } from '../words/words.ts';

export function About() {
  const { about, docs } = w().home;
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
