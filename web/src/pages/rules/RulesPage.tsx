/** The rules of one table: in plain words if its game writes them, and the list of all settings. */

import './RulesPage.css';
import { Text } from '../../ui/text/Text.tsx';
import { useEffect, useState } from 'preact/hooks';
import { unwrap, client } from '../../api/client.ts';
import type { SessionTable } from '../../api/session-table.ts';
import { gameOf, loadWords } from '../../game-api/registry.ts';
import type { WriteRules } from '../../game-api/rules-section.ts';
import { attempt } from '../../ui/frame/notice.ts';
import { Page } from '../../ui/frame/Page.tsx';
import type { Address } from '../../platform/router.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { presetTitle, ruleSentence, ruleTitle, sourceTitle } from '../../i18n/game-texts.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { RuleSource } from '../../ui/text/RuleSource.tsx';
import { loadRules, type Rules } from '../../api/rules.ts';
import { loadSessionOdds } from '../../features/odds/load-odds.ts';
import type { OddsOfRules } from '../../features/odds/odds-text.ts';
import { RulesOdds } from '../../features/odds/RulesOdds.tsx';
import { RulesProse } from './RulesProse.tsx';

interface TableRules {
  readonly table: SessionTable;
  readonly rules: Rules;
  /** Null if the server could not say what the rules cost. */
  readonly odds: OddsOfRules | null;
  /** Null for a game without rules in plain words. */
  readonly writeRules: WriteRules | null;
}

export function RulesPage({ address }: { address: Address }) {
  const id = 'id' in address ? address.id : '';
  const [loaded, setLoaded] = useState<TableRules | null>(null);
  useEffect(() => void attempt(() => loadTableRules(id), setLoaded), [id]);
  return (
    <Page
      class="rules-page"
      narrow
      title={pageWords().rules.title}
      under={loaded?.table.name ?? ''}
      table={id}
    >
      {loaded && <TableRulesText loaded={loaded} />}
    </Page>
  );
}

async function loadTableRules(id: string): Promise<TableRules> {
  const path = { path: { session: id } };
  const table = await unwrap(client.GET('/v1/sessions/{session}', { params: path }));
  const [rules, writeRules] = await Promise.all([
    loadRules(table.game),
    gameOf(table.game).writeRules?.() ?? null,
    loadWords([table.game]),
  ]);
  const odds = await loadSessionOdds(id, mendedBy(table, rules)).catch(() => null);
  return { table, rules, odds, writeRules };
}

/** The change that mends the preset, if the table plays the preset as it is. */
function mendedBy(table: SessionTable, rules: Rules): Readonly<Record<string, unknown>> {
  const preset = rules.presets.find(({ name }) => name === table.preset);
  const isChanged = Object.entries(table.rules).some(
    ([field, value]) => JSON.stringify(preset?.rules[field]?.value) !== JSON.stringify(value),
  );
  return isChanged ? {} : (preset?.warning?.mended_by ?? {});
}

function TableRulesText({ loaded }: { loaded: TableRules }) {
  const { table, writeRules, odds } = loaded;
  const words = pageWords().rules;
  return (
    <>
      <p class="rules-page__printed-name">{table.name}</p>
      {odds && <RulesOdds game={table.game} odds={odds} currency={currencyOf(table.currency)} />}
      {writeRules ? (
        <div class="rules-page__columns">
          <RulesProse sections={writeRules(table.rules, table.currency)} />
          <details class="rules-page__settings">
            <summary>{words.allSettings}</summary>
            <RuleList loaded={loaded} />
          </details>
        </div>
      ) : (
        <RuleList loaded={loaded} />
      )}
    </>
  );
}

function RuleList({ loaded: { table, rules } }: { loaded: TableRules }) {
  const currency = currencyOf(table.currency);
  const preset = rules.presets.find(({ name }) => name === table.preset);
  return (
    <section>
      <h2 class="rules-page__name">{presetTitle(table.game, table.preset, preset?.title)}</h2>
      {preset && <Text kind="quiet">{pageWords().rules.source(sourceTitle(table.game, preset.source))}</Text>}
      <dl>
        {Object.entries(table.rules).map(([field, value]) => {
          const chosen = preset?.rules[field];
          const changed = JSON.stringify(chosen?.value) !== JSON.stringify(value);
          return (
            <div key={field} class="rules-page__rule">
              <dt>{ruleTitle(table.game, field)}</dt>
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
