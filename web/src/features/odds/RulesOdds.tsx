/** What rules cost: a warning if they pay the players, the gains of a plain stake, and exact figures. */

import './RulesOdds.css';
import type { Currency } from '../../i18n/amounts/money.ts';
import { t } from '../../i18n/language.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { figureText, gainText, policyText, warningText, type OddsOfRules } from './odds-text.ts';

interface RulesOddsProps {
  readonly game: string;
  readonly odds: OddsOfRules;
  readonly currency: Currency;
}

export function RulesOdds({ game, odds, currency }: RulesOddsProps) {
  const gains = Object.entries(odds.edge);
  const warning = warningText(game, odds, currency);
  if (gains.length === 0 && odds.figures.length === 0) return null;
  const words = pageWords().rules;
  return (
    <section class="rules-odds" aria-label={words.odds}>
      {warning !== null && (
        <p class="rules-odds__warning" role="note">
          {warning}
        </p>
      )}
      <details>
        <summary>{words.odds}</summary>
        {gains.length > 0 && <p class="rules-odds__about">{words.gains}</p>}
        <dl class="rules-odds__gains">
          {gains.map(([policy, gain]) => (
            <div key={policy}>
              <dt>{t().capitalize(policyText(game, policy))}</dt>
              <dd>{gainText(gain)}</dd>
            </div>
          ))}
        </dl>
        <ul class="rules-odds__figures">
          {odds.figures.map((figure) => (
            <li key={figure.name}>{figureText(game, figure)}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
