/** What the form begins with: an empty draft, the draft of another game, one of an earlier table, or a kept one. */

import { pageWords } from '../../i18n/page-words.ts';
import { loadRules, type Rules } from '../../api/rules.ts';
import { loadGatheringChoice } from '../../features/gatherings/gathering-choice.ts';
import type { Gathering } from '../../features/gatherings/gathering-requests.ts';
import { loadPeopleToChoose } from '../../features/people/people-choice.ts';
import type { Person } from '../../features/people/person-requests.ts';
import type { GameOpening } from '../../game-api/game-module.ts';
import { gameOf } from '../../game-api/registry.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { day } from '../../i18n/amounts/numbers.ts';
import { loadGameAdvice, loadGameNotes, loadGameTexts } from '../../i18n/load-game-texts.ts';
import { keepInput, keptInput } from '../../platform/kept-input.ts';
import { seatedParties } from '../parties.ts';
import { emptyDraft, fittingSeats, type Draft, withNewRows, withShared } from './draft.ts';
import { presetOf, rulesWith, seatLimit } from './opening-fields.ts';
import { repeatDraft, repeatedName, type TableToRepeat } from './repeated-draft.ts';
import { loadSessionStart, openedBy, seatedIn, type SessionStart } from './session-start.ts';

const EVENTS_READ = 500; // the first seats are among the first events

export interface InitialForm {
  readonly rules: Rules;
  /** What the game adds to the form. */
  readonly own: GameOpening;
  /** The evenings that the table may belong to, newest first. */
  readonly gatherings: readonly Gathering[];
  /** The people whose bankrolls can be chosen, by name. */
  readonly people: readonly Person[];
  readonly draft: Draft;
}

export interface FormRequest {
  /** The game of the form. That of `again` comes first. */
  readonly game: string;
  /** The table to repeat, or null. */
  readonly again: string | null;
  /** The gathering that the table belongs to at first; null for the current one. */
  readonly gathering: string | null;
  /** The drafts of games that were left in the form, the last one last, or the draft that a reload has kept. */
  readonly left: readonly Draft[];
}

/**
 * Returns what the form begins with. A repeated table belongs to the current evening, not to that of the earlier
 * table. Raises: `Problem`, `Unreachable`.
 */
export async function initialForm({ game, again, gathering, left }: FormRequest): Promise<InitialForm> {
  const before = again === null ? null : await loadSessionStart(again, EVENTS_READ);
  const id = before?.table.game ?? game;
  const [rules, own, choice, people] = await Promise.all([
    loadRules(id),
    gameOf(id).opening?.() ?? {},
    loadGatheringChoice(gathering),
    loadPeopleToChoose(),
    loadGameTexts(id),
    loadGameNotes(id),
    loadGameAdvice(id),
  ]);
  // The choice of the game has the English titles until these are loaded.
  for (const each of Object.keys(rules.games)) void loadGameTexts(each).catch(() => undefined);
  const first = { ...initialDraft(rules, own, before), gathering: choice.initial };
  const earlier = left.find((draft) => draft.game === id && hasMembersOf(draft, first));
  const draft = earlier ?? first;
  const last = left.at(-1);
  const carried = last && last !== earlier ? withShared(draft, last) : draft;
  return {
    rules,
    own,
    gatherings: choice.gatherings,
    people,
    draft: withKnownPeople(withinLimit(carried, rules), people),
  };
}

/** Whether a draft has the members of another. A draft that an older version of the app has kept may not. */
const hasMembersOf = (draft: Draft, other: Draft): boolean =>
  Object.keys(other).every((member) => member in draft);

/** Returns the draft of a new table, or of a repeated one. */
function initialDraft(rules: Rules, own: GameOpening, before: SessionStart | null): Draft {
  if (before) {
    const table = tableToRepeat(before);
    return repeatDraft(table, presetOf(rules, table.preset)?.rules ?? {}, currencyOf(table.currency));
  }
  const start = {
    name: pageWords().newTable.defaultName(day(new Date())),
    preset: own.preset ?? rules.presets[0]?.name ?? '',
    currency: currencyOf(own.currency ?? rules.currencies[0]?.code ?? 'points'),
  };
  return emptyDraft(rules.game, start, own);
}

/** Returns the draft without empty seats beyond the limit of its game. */
export function withinLimit(draft: Draft, rules: Rules): Draft {
  const limit = seatLimit(draft.game, rulesWith(presetOf(rules, draft.preset), draft.overrides));
  const seats = fittingSeats(draft.seats, limit);
  return seats === draft.seats ? draft : { ...draft, seats };
}

/** Returns the draft without the bankrolls of people who cannot be chosen. */
function withKnownPeople(draft: Draft, people: readonly Person[]): Draft {
  const known = (id: string | null): string | null => (people.some((one) => one.id === id) ? id : null);
  const seats = draft.seats.map((seat) => ({ ...seat, bankroll: known(seat.bankroll) }));
  return { ...draft, banker: known(draft.banker), seats };
}

/** Returns the opening values of a table: those of its history, and those of players who were renamed. */
function tableToRepeat({ table, events }: SessionStart): TableToRepeat {
  const { rules, currency, coins, preset, game } = table;
  return {
    ...{ game, preset, currency, coins, rules: { ...rules }, bankrolls: table.bankrolls },
    name: repeatedName(table.name, events[0]?.at ?? ''),
    opened: openedBy(events),
    seats: seatedParties(table).map(({ name, former_names: former, brought_in: brought }) => {
      const own = seatedIn(events, [name, ...former]);
      return { name, own, purse: typeof own['purse'] === 'number' ? own['purse'] : (brought ?? 0) };
    }),
  };
}

/** The form as it was left by a reload or by the browser's buttons. */
export interface KeptForm {
  readonly draft: Draft;
  readonly step: number;
}

const KEPT = 'opening';

export function keptForm(): KeptForm | null {
  const kept = keptInput(KEPT) as KeptForm | null;
  return kept && { ...kept, draft: withNewRows(kept.draft) };
}

/** Keeps the form; null forgets it, after its table was opened. */
export const keepForm = (form: KeptForm | null): void => keepInput(KEPT, form);
