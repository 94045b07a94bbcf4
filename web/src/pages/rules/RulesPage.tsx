/** The rules of one table as sentences. */

import { useEffect, useState } from 'preact/hooks';
import { unwrap, client, type Schemas } from '../../api/client.ts';
import { attempt } from '../../ui/frame/notice.ts';
import { Page } from '../../ui/frame/Page.tsx';
import type { Address } from '../../platform/router.ts';
import { currencyOf } from '../../i18n/currency.ts';
import { fieldSentence, fieldTitle, presetTitle } from '../../i18n/rule-text.ts';
import { t } from '../../i18n/language.ts';
import '../../styles/rules.css';
import { RuleSource, shortSource } from '../../ui/RuleSource.tsx';
import { loadRules, type Rules } from '../../api/rules.ts';

interface Seen {
  readonly table: Schemas['BassetTable'];
  readonly rules: Rules;
}

export function RulesPage({ address }: { address: Address }) {
  const id = 'id' in address ? address.id : '';
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => {
    const path = { path: { session: id } };
    const asked = async (): Promise<Seen> => {
      const [table, rules] = await Promise.all([
        unwrap(client.GET('/v1/sessions/{session}', { params: path })),
        loadRules(),
      ]);
      return { table: table as Schemas['BassetTable'], rules };
    };
    void attempt(asked, setSeen);
  }, [id]);
  return (
    <Page kind="narrow" title={t().rules.title} under={seen?.table.name ?? ''} table={id}>
      {seen && <Whole seen={seen} />}
    </Page>
  );
}

function Whole({ seen: { table, rules } }: { seen: Seen }) {
  const currency = currencyOf(table.currency);
  const preset = rules.presets.find(({ name }) => name === table.preset);
  return (
    <section class="rules">
      <h2>{presetTitle(table.preset)}</h2>
      {preset && <p class="quiet">{t().rules.source(shortSource(preset.source))}</p>}
      <dl>
        {Object.entries(table.rules).map(([field, value]) => {
          const chosen = preset?.rules[field];
          const changed = JSON.stringify(chosen?.value) !== JSON.stringify(value);
          return (
            <div key={field} class="rule">
              <dt>{fieldTitle(field)}</dt>
              <dd>{fieldSentence(field, value, currency)}</dd>
              <dd class="mark">
                <RuleSource chosen={chosen} changed={changed} />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
