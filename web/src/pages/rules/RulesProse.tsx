/** The rules of a table in plain words: short paragraphs under small headings, in the order of play. */

import type { RulesFigures, RulesSection } from '../../game-api/rules-section.ts';
import { pageWords } from '../../i18n/page-words.ts';
import './RulesProse.css';

export function RulesProse({ sections }: { sections: readonly RulesSection[] }) {
  return (
    <article class="rules-prose">
      <h2>{pageWords().rules.inPlainWords}</h2>
      {sections.map(({ title, paragraphs, figures }) => (
        <section class="rules-prose__section" key={title}>
          <h3>{title}</h3>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {figures && <Figures figures={figures} title={title} />}
        </section>
      ))}
    </article>
  );
}

function Figures({ figures: { head, rows }, title }: { figures: RulesFigures; title: string }) {
  return (
    <table class="rules-prose__figures" aria-label={title}>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {others.map((text, index) => (
              <td key={index}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
