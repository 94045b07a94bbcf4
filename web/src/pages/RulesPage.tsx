/** The rules of one table in plain words. */

import { useEffect, useState } from 'preact/hooks';
import { given, house, type Schemas } from '../api/house.ts';
import { attempt } from '../parts/attempt.ts';
import { Page } from '../parts/Page.tsx';
import type { Address } from '../router.ts';
import { currencyOf } from '../words/currency.ts';
import { fieldSentence, fieldTitle, presetTitle } from '../words/rules.ts';
import { w } from '../words/words.ts';
import './new/new.css';
import { Mark, shortSource } from './new/Mark.tsx';
import { theRules, type Rules } from './rules.ts';

interface Seen {
  readonly table: Schemas['Table'];
  readonly rules: Rules;
}

export function RulesPage({ address }: { address: Address }) {
  const id = 'id' in address ? address.id : '';
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => {
    const path = { path: { session: id } };
    const asked = async (): Promise<Seen> => {
      const [table, rules] = await Promise.all([
        given(house.GET('/v1/sessions/{session}', { params: path })),
        theRules(),
      ]);
      return { table, rules };
    };
    void attempt(asked, setSeen);
  }, [id]);
  return (
    <Page kind="narrow" title={w().rules.title} under={seen?.table.name ?? ''} table={id}>
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
      {preset && <p class="quiet">{w().rules.source(shortSource(preset.source))}</p>}
      <dl>
        {Object.entries(table.rules).map(([field, value]) => {
          const chosen = preset?.rules[field];
          const changed = JSON.stringify(chosen?.value) !== JSON.stringify(value);
          return (
            <div key={field} class="rule">
              <dt>{fieldTitle(field)}</dt>
              <dd>{fieldSentence(field, value, currency)}</dd>
              <dd class="mark">
                <Mark chosen={chosen} changed={changed} />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
