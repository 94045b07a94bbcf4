/** The errors of a draft, checked before the request. */

import { t } from '../../i18n/language.ts';
import { pageWords } from '../../i18n/page-words.ts';
import type { Preset } from '../../api/rules.ts';
import type { FieldErrors } from '../../ui/fields/field-errors.ts';
import { amountFault } from '../../i18n/amounts/amount-text.ts';
import { amountIn, sumFault, type Currency } from '../../i18n/amounts/money.ts';
import { contradictionText } from '../../i18n/game-texts.ts';
import { nameFault, TEXT_MOST, tooLong } from '../../i18n/names.ts';
import { caseless } from '../../platform/caseless.ts';
import type { Person } from '../../features/people/person-requests.ts';
import { shortages, type BuyIn } from '../../features/people/shortages.ts';
import { messages as seatMessages } from '../seats/messages/messages.ts';
import { fieldFault, ownSeatFields } from '../seats/own-fields.ts';
import { occupiedSeats, type Draft } from './draft.ts';
import { messages } from './messages/messages.ts';
import {
  bankFields,
  limitPairs,
  limitRules,
  otherFields,
  pathOf,
  ruleOf,
  rulesWith,
  seatLimit,
} from './opening-fields.ts';

type ErrorTexts = Readonly<Record<string, string | null>>;

/** What the errors depend on besides the draft. */
export interface DraftContext {
  /** The chosen preset. */
  readonly preset?: Preset | undefined;
  /** Those whose bankrolls can be chosen. */
  readonly people?: readonly Person[];
}

export const overridePath = (rule: string): string => `rules.overrides.${rule}`;

/** Returns the paths of the rules whose amounts may not be amounts in another currency. */
export const amountPaths = ({ game, overrides }: Draft): readonly string[] =>
  Object.keys(overrides)
    .filter((rule) => ruleOf(game, rule)?.type === 'amount')
    .map(overridePath);

/** Errors by the server's field paths; seats by row. */
export function draftErrors(draft: Draft, currency: Currency, context: DraftContext = {}): FieldErrors {
  const found = {
    name: draft.name.trim() ? tooLong(draft.name, TEXT_MOST) : pageWords().newTable.enterName,
    ...unfinishedFaults(draft),
    ...fieldFaults(draft, currency),
    ...limitFaults(draft, currency, context),
    ...amountFaults(draft, currency),
    ...seatFaults(draft, currency, context),
  };
  return {
    ...shortages(buyIns(draft, currency), context.people ?? [], draft.currency),
    ...withoutNull(found),
  };
}

const withoutNull = (texts: ErrorTexts): FieldErrors =>
  Object.fromEntries(Object.entries(texts).filter(([, words]) => words !== null)) as FieldErrors;

/** Returns what the bank and the seats take from bankrolls, the bank first. */
function buyIns(draft: Draft, currency: Currency): readonly BuyIn[] {
  const funds = bankFields(draft.game)?.funds;
  const ofBank = funds && { path: pathOf(funds), person: draft.banker, text: draft.own[pathOf(funds)] ?? '' };
  const ofSeats = occupiedSeats(draft).map(({ row, purse, bankroll }) => ({
    path: `seats.${row}.purse`,
    person: bankroll,
    text: purse,
  }));
  return [...(ofBank ? [ofBank] : []), ...ofSeats].map(({ path, person, text }) => ({
    path,
    person,
    amount: amountIn(text, currency) ?? 0,
  }));
}

/** The errors of the game's own fields. */
function fieldFaults({ game, own }: Draft, currency: Currency): ErrorTexts {
  const typed = (path: string): string => own[path] ?? '';
  const bank = bankFields(game);
  const others = otherFields(game).map((field) => [
    pathOf(field),
    fieldFault(field, typed(pathOf(field)), currency),
  ]);
  return {
    ...(bank?.holder && { [pathOf(bank.holder)]: tooLong(typed(pathOf(bank.holder)), TEXT_MOST) }),
    ...(bank?.funds && {
      [pathOf(bank.funds)]: amountFault(typed(pathOf(bank.funds)), currency, messages().enterFunds),
    }),
    ...(Object.fromEntries(others) as ErrorTexts),
  };
}

/** The errors of rules whose typed text is not a value. */
export const unfinishedFaults = ({ unfinished }: Pick<Draft, 'unfinished'>): ErrorTexts =>
  Object.fromEntries(Object.entries(unfinished).map(([rule, { wrong }]) => [overridePath(rule), wrong]));

/** The errors of limits, and of a maximum below its minimum. */
function limitFaults(draft: Draft, currency: Currency, { preset }: DraftContext): ErrorTexts {
  const faults: Record<string, string | null> = {};
  for (const rule of limitRules(draft.game))
    faults[overridePath(rule)] = boundFault(draft, rule, draft.limits[rule] ?? '', currency);
  const amountOf = (rule: string | undefined): unknown => {
    const typed = rule === undefined ? '' : (draft.limits[rule] ?? '');
    return typed.trim() ? amountIn(typed, currency) : preset?.rules[rule ?? '']?.value;
  };
  for (const [least, most] of limitPairs(draft.game)) {
    const [low, high] = [amountOf(least), amountOf(most)];
    if (most && typeof low === 'number' && typeof high === 'number' && high < low)
      faults[overridePath(most)] ??= contradictionText(draft.game, most) ?? messages().maxBelowMin;
  }
  return faults;
}

/** The errors of amounts that are none in another currency. */
const amountFaults = (draft: Draft, currency: Currency): ErrorTexts =>
  Object.fromEntries(
    Object.entries(draft.overrides)
      .filter(([rule, value]) => ruleOf(draft.game, rule)?.type === 'amount' && typeof value === 'string')
      .map(([rule, value]) => [overridePath(rule), boundFault(draft, rule, String(value), currency)]),
  );

function boundFault({ game }: Draft, rule: string, text: string, currency: Currency): string | null {
  if (!text.trim()) return null;
  const { invalidAmount } = pageWords().newTable;
  const amount = amountIn(text, currency);
  const isTooSmall = amount !== null && amount < (ruleOf(game, rule)?.least ?? 0);
  if (isTooSmall) return amount === 0 ? t().amounts.aboveZero : invalidAmount;
  return sumFault(text, currency, invalidAmount);
}

function seatFaults(draft: Draft, currency: Currency, { preset }: DraftContext): ErrorTexts {
  const rules = rulesWith(preset, draft.overrides);
  const limit = seatLimit(draft.game, rules) ?? Infinity;
  const fields = ownSeatFields(draft.game, rules);
  const faults: Record<string, string | null> = {};
  const usedNames = new Set<string>();
  for (const [at, { row, name, purse, own }] of occupiedSeats(draft).entries()) {
    const comparable = caseless(name);
    const taken = usedNames.has(comparable) ? messages().nameTaken(name.trim()) : null;
    const full = at >= limit ? messages().tooManySeats(limit) : null;
    faults[`seats.${row}.name`] = full ?? taken ?? nameFault(name);
    faults[`seats.${row}.purse`] = amountFault(purse, currency, seatMessages().enterPurse);
    for (const field of fields)
      faults[`seats.${row}.${field.name}`] = fieldFault(field, own[field.name] ?? '', currency, rules);
    usedNames.add(comparable);
  }
  return faults;
}

/** The form step, of three, that shows an error. */
export function stepOf(path: string, game: string): 0 | 1 | 2 {
  if (path.startsWith('seats.') || path.startsWith('entries.')) return 2;
  const ofRules = path.startsWith('rules.') || path === '';
  return ofRules && !limitRules(game).map(overridePath).includes(path) ? 0 : 1;
}
