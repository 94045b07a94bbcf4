/** The rules of one table as sentences. */

import './RulesPage.css';
import { Text } from '../../ui/Text.tsx';
import { useEffect, useState } from 'preact/hooks';
import { unwrap, client } from '../../api/client.ts';
import type { SessionTable } from '../../api/session-table.ts';
import { loadWords } from '../../game-api/registry.ts';
import { attempt } from '../../ui/frame/notice.ts';
import { Page } from '../../ui/frame/Page.tsx';
import type { Address } from '../../platform/router.ts';
import { currencyOf } from '../../i18n/currency.ts';
import { presetTitle, ruleSentence, ruleTitle, sourceTitle } from '../../i18n/game-words.ts';
import { t } from '../../i18n/language.ts';
import { RuleSource } from '../../ui/RuleSource.tsx';
import { loadRules, type Rules } from '../../api/rules.ts';

interface TableRules {
  readonly table: SessionTable;
  readonly rules: Rules;
}

export function RulesPage({ address }: { address: Address }) {
  const id = 'id' in address ? address.id : '';
  const [loaded, setLoaded] = useState<TableRules | null>(null);
  useEffect(() => {
    const path = { path: { session: id } };
    const load = async (): Promise<TableRules> => {
      const table = await unwrap(client.GET('/v1/sessions/{session}', { params: path }));
      const [rules] = await Promise.all([loadRules(table.game), loadWords([table.game])]);
      return { table, rules };
    };
    void attempt(load, setLoaded);
  }, [id]);
  return (
    <Page class="rules-page" narrow title={t().rules.title} under={loaded?.table.name ?? ''} table={id}>
      {loaded && <RuleList loaded={loaded} />}
    </Page>
  );
}

function RuleList({ loaded: { table, rules } }: { loaded: TableRules }) {
  const currency = currencyOf(table.currency);
  const preset = rules.presets.find(({ name }) => name === table.preset);
  return (
    <section>
      <h2>{presetTitle(table.game, table.preset, preset?.title)}</h2>
      {preset && <Text kind="quiet">{t().rules.source(sourceTitle(table.game, preset.source))}</Text>}
      <dl>
        {Object.entries(table.rules).map(([field, value]) => {
          const chosen = preset?.rules[field];
          const changed = JSON.stringify(chosen?.value) !== JSON.stringify(value);
          return (
            <div key={field} class="rules-page__rule">
              <dt>{ruleTitle(table.game, field, rules.fields[field])}</dt>
              <dd>{ruleSentence(table.game, field, value, currency)}</dd>
              <dd class="rules-page__source">
                <RuleSource
                  title={sourceTitle(table.game, chosen?.source)}
                  isHouseChoice={chosen?.house_choice ?? false}
                  changed={changed}
                />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
