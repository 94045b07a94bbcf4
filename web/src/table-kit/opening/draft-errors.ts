/** The errors of a draft, checked before the request. */

import type { FieldErrors } from '../../../ui/fields/field-errors.ts';
import { amountIn, sumFault, type Currency } from '../../../i18n/amounts/money.ts';
import { nameFault, TEXT_MOST, tooLong } from '../../../i18n/names.ts';
import { caseless } from '../../../platform/caseless.ts';
import { t } from '../../../i18n/language.ts';
import { openingMessages } from '../messages/opening-messages.ts';
import type { Person } from '../../../features/people/person-requests.ts';
import { shortages, type BuyIn } from '../../../features/people/shortages.ts';
import { occupiedSeats, type Draft } from './draft.ts';

/** The key of a target that is not an amount in the new currency. */
export const TARGET = 'rules.overrides.target';

type ErrorTexts = Readonly<Record<string, string | null>>;

/** Errors by the server's field paths; seats by row. `people` are those whose bankrolls can be chosen. */
export function draftErrors(draft: Draft, currency: Currency, people: readonly Person[] = []): FieldErrors {
  return {
    ...shortages(buyIns(draft, currency), people, draft.currency),
    ...withoutNull({ ...moneyFaults(draft, currency), ...seatFaults(draft, currency) }),
  };
}

const withoutNull = (texts: ErrorTexts): FieldErrors =>
  Object.fromEntries(Object.entries(texts).filter(([, words]) => words !== null)) as FieldErrors;

/** Returns what the bank and the seats take from bankrolls, the bank first. */
function buyIns(draft: Draft, currency: Currency): readonly BuyIn[] {
  const { banker, funds } = draft;
  return [
    { path: 'bank.funds', person: banker, amount: amountIn(funds, currency) ?? 0 },
    ...occupiedSeats(draft).map(({ row, purse, bankroll }) => ({
      path: `seats.${row}.purse`,
      person: bankroll,
      amount: amountIn(purse, currency) ?? 0,
    })),
  ];
}

function moneyFaults({ name, holder, funds, least, most, overrides }: Draft, currency: Currency): ErrorTexts {
  const words = openingMessages().opening;
  return {
    name: name.trim() ? tooLong(name, TEXT_MOST) : t().newTable.enterName,
    'bank.holder': tooLong(holder, TEXT_MOST),
    'bank.funds': sumFault(funds, currency, words.enterFunds),
    'rules.overrides.min_stake': boundFault(least, currency),
    'rules.overrides.max_stake': boundFault(most, currency) ?? orderFault(least, most, currency),
    [TARGET]: typeof overrides.target === 'string' ? boundFault(overrides.target, currency) : null,
  };
}

function boundFault(text: string, currency: Currency): string | null {
  if (!text.trim()) return null;
  const { invalidAmount } = t().newTable;
  return amountIn(text, currency) === 0 ? invalidAmount : sumFault(text, currency, invalidAmount);
}

function orderFault(least: string, most: string, currency: Currency): string | null {
  const [low, high] = [least, most].map((text) => amountIn(text, currency));
  return low && high && high < low ? openingMessages().opening.maxBelowMin : null;
}

function seatFaults(draft: Draft, currency: Currency): ErrorTexts {
  const words = openingMessages().opening;
  const faults: Record<string, string | null> = {};
  const usedNames = new Set<string>();
  for (const { row, name, purse } of occupiedSeats(draft)) {
    const comparable = caseless(name);
    faults[`seats.${row}.name`] = usedNames.has(comparable) ? words.nameTaken(name.trim()) : nameFault(name);
    faults[`seats.${row}.purse`] = sumFault(purse, currency, words.enterPurse);
    usedNames.add(comparable);
  }
  return faults;
}

/** The form step, of three, that shows an error. */
export function stepOf(path: string): 0 | 1 | 2 {
  if (path.startsWith('seats.') || path.startsWith('entries.')) return 2;
  const money = ['name', 'currency', 'rules.overrides.min_stake', 'rules.overrides.max_stake'];
  return path.startsWith('bank') || money.includes(path) ? 1 : 0;
}
