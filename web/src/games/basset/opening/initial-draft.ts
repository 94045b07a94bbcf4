/** The initial draft: empty, or from an earlier table. */

import { fundsOf, loadSessionStart } from './session-start.ts';
import { day } from '../../../i18n/numbers.ts';
import { currencyOf } from '../../../i18n/currency.ts';
import { money } from '../../../i18n/money.ts';
import { t } from '../../../i18n/language.ts';
import type { Rules } from '../../../api/rules.ts';
import { againDraft, freshDraft, nameAgain, type Before, type Draft } from './draft.ts';

const CURRENCY = 'lsd';
const PRESET = 'parlour';
const LOOKED_AT = 500; // who sat down at first did so early

/** Raises: `Problem`, `Gone`. */
export async function firstDraft(rules: Rules, again: string | null): Promise<Draft> {
  if (again === null) {
    const currency = currencyOf(CURRENCY);
    return freshDraft(t().newTable.defaultName(day(new Date())), PRESET, currency, (sum) =>
      money(sum, currency),
    );
  }
  const before = await asItWas(again);
  const currency = currencyOf(before.currency);
  const preset = rules.presets.find(({ name }) => name === before.preset)?.rules ?? {};
  return againDraft(before, preset, (sum) => money(sum, currency));
}

/** The opening values of a table: first funds and purses from its history, the rest from the table. */
async function asItWas(id: string): Promise<Before> {
  const { table, events } = await loadSessionStart(id, LOOKED_AT);
  const seated = events.filter(({ type }) => type === 'basset.punter_seated').map(({ data }) => data);
  const purseOf = (name: string): unknown => seated.find(({ punter }) => punter === name)?.purse;
  return {
    ...table,
    name: nameAgain(table.name, events[0]?.at ?? ''),
    bank: { holder: table.bank.holder, funds: fundsOf(events, table) },
    punters: table.punters.map(({ name, suit, brought_in: brought }) => ({
      name,
      suit,
      purse: whole(purseOf(name), brought ?? 0),
    })),
  };
}

const whole = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);
