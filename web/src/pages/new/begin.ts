/** How a new table begins: fresh, or as one that was played. */

import { given, house } from '../../api/house.ts';
import { day } from '../../words/numbers.ts';
import { money } from '../../words/money.ts';
import { w } from '../../words/words.ts';
import { currencyNamed, type Rules } from '../rules.ts';
import { againDraft, freshDraft, type Before, type Draft } from './draft.ts';

const CURRENCY = 'lsd';
const PRESET = 'parlour';
const LOOKED_AT = 500; // who sat down at first did so early

/** Raises: `Problem`, `Gone`. */
export async function firstDraft(rules: Rules, again: string | null): Promise<Draft> {
  if (again === null) {
    const currency = currencyNamed(rules, CURRENCY);
    return freshDraft(w().newTable.named(day(new Date())), PRESET, currency, (sum) => money(sum, currency));
  }
  const before = await asItWas(again);
  const currency = currencyNamed(rules, before.currency);
  const preset = rules.presets.find(({ name }) => name === before.preset)?.rules ?? {};
  return againDraft(before, preset, (sum) => money(sum, currency));
}

/** A table as it was opened: first funds and first purses are told by the log, the rest by the table. */
async function asItWas(id: string): Promise<Before> {
  const path = { session: id };
  const [table, { events }] = await Promise.all([
    given(house.GET('/v1/sessions/{session}', { params: { path } })),
    given(
      house.GET('/v1/sessions/{session}/events', { params: { path, query: { after: 0, limit: LOOKED_AT } } }),
    ),
  ]);
  const opened = events.find(({ type }) => type === 'basset.session_opened')?.data;
  const seated = events.filter(({ type }) => type === 'basset.punter_seated').map(({ data }) => data);
  const purseOf = (name: string): unknown => seated.find(({ punter }) => punter === name)?.purse;
  return {
    ...table,
    bank: { holder: table.bank.holder, funds: whole(opened?.funds, table.bank.brought_in ?? 0) },
    punters: table.punters.map(({ name, suit, brought_in: brought }) => ({
      name,
      suit,
      purse: whole(purseOf(name), brought ?? 0),
    })),
  };
}

const whole = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);
