/** What the form begins with: an empty draft, or one from an earlier table. */

import { fundsOf, loadSessionStart } from './session-start.ts';
import { day } from '../../../i18n/amounts/numbers.ts';
import { currencyOf } from '../../../i18n/amounts/currency.ts';
import { money } from '../../../i18n/amounts/money.ts';
import { t } from '../../../i18n/language.ts';
import { loadGameNotes, loadGameTexts } from '../../../i18n/game-texts.ts';
import { loadRules, type Rules } from '../../../api/rules.ts';
import { loadGatheringChoice } from '../../../features/gatherings/gathering-choice.ts';
import { loadPeopleToChoose } from '../../../features/people/people-choice.ts';
import type { Person } from '../../../features/people/person-requests.ts';
import type { Gathering } from '../../../features/gatherings/gathering-requests.ts';
import { repeatDraft, emptyDraft, repeatedName, type TableToRepeat, type Draft } from './draft.ts';

const CURRENCY = 'lsd';
const PRESET = 'parlour';
const EVENTS_READ = 500; // the first seats are among the first events

export interface InitialForm {
  readonly rules: Rules;
  /** The evenings that the table may belong to, newest first. */
  readonly gatherings: readonly Gathering[];
  /** The people whose bankrolls can be chosen, by name. */
  readonly people: readonly Person[];
  readonly draft: Draft;
}

/**
 * Returns what the form begins with. `again` is the table to repeat, or null. A repeated table belongs to the current
 * evening, not to that of the earlier table. Raises: `Problem`, `Unreachable`.
 */
export async function initialForm(again: string | null, gathering: string | null): Promise<InitialForm> {
  const [rules, choice, people] = await Promise.all([
    loadRules('basset'),
    loadGatheringChoice(gathering),
    loadPeopleToChoose(),
    loadGameTexts('basset'),
    loadGameNotes('basset'),
  ]);
  const draft = withKnownPeople(await initialDraft(rules, again), people);
  return { rules, gatherings: choice.gatherings, people, draft: { ...draft, gathering: choice.initial } };
}

/** Returns the draft without the bankrolls of people who cannot be chosen. */
function withKnownPeople(draft: Draft, people: readonly Person[]): Draft {
  const known = (id: string | null): string | null => (people.some((one) => one.id === id) ? id : null);
  const seats = draft.seats.map((seat) => ({ ...seat, bankroll: known(seat.bankroll) }));
  return { ...draft, banker: known(draft.banker), seats };
}

/** Returns the draft of a new table, or of a repeated one. Raises: `Problem`, `Unreachable`. */
async function initialDraft(rules: Rules, again: string | null): Promise<Draft> {
  if (again === null) {
    const currency = currencyOf(CURRENCY);
    return emptyDraft(t().newTable.defaultName(day(new Date())), PRESET, currency, (sum) =>
      money(sum, currency),
    );
  }
  const before = await loadTableToRepeat(again);
  const currency = currencyOf(before.currency);
  const preset = rules.presets.find(({ name }) => name === before.preset)?.rules ?? {};
  return repeatDraft(before, preset, (sum) => money(sum, currency));
}

/** The opening values of a table: first funds and purses from its history, the rest from the table. */
async function loadTableToRepeat(id: string): Promise<TableToRepeat> {
  const { table, events } = await loadSessionStart(id, EVENTS_READ);
  const seated = events.filter(({ type }) => type === 'basset.punter_seated').map(({ data }) => data);
  const purseOf = (name: string): unknown => seated.find(({ punter }) => punter === name)?.purse;
  return {
    ...table,
    name: repeatedName(table.name, events[0]?.at ?? ''),
    bank: { holder: table.bank.holder, funds: fundsOf(events, table) },
    punters: table.punters.map(({ name, suit, brought_in: brought }) => ({
      name,
      suit,
      purse: whole(purseOf(name), brought ?? 0),
    })),
  };
}

const whole = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);
