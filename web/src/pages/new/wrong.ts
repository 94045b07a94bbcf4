/** What is wrong with a table that is to be opened, before the house is asked. */

import type { Faults } from '../../parts/faults.ts';
import { amountIn, type Currency } from '../../words/money.ts';
import { w } from '../../words/words.ts';
import { NAME_MOST, taken, type Draft } from './draft.ts';

/** By path, as the house would name it; seats by their row. */
export function faultsOf(draft: Draft, currency: Currency): Faults {
  return { ...moneyFaults(draft, currency), ...seatFaults(draft, currency) };
}

function moneyFaults(draft: Draft, currency: Currency): Faults {
  const words = w().newTable;
  const [least, most] = [draft.least, draft.most].map((text) =>
    text.trim() ? amountIn(text, currency) : undefined,
  );
  const faults: Record<string, string> = {};
  if (!draft.name.trim()) faults.name = words.sayName;
  if (amountIn(draft.funds, currency) === null) faults['bank.funds'] = words.sayFunds;
  if (least === null || least === 0) faults['rules.overrides.min_stake'] = words.noAmount;
  if (most === null || most === 0) faults['rules.overrides.max_stake'] = words.noAmount;
  else if (most && least && most < least) faults['rules.overrides.max_stake'] = words.mostBelowLeast;
  return faults;
}

function seatFaults(draft: Draft, currency: Currency): Faults {
  const words = w().newTable;
  const faults: Record<string, string> = {};
  const there = new Set<string>();
  for (const { row, name, purse } of taken(draft)) {
    const known = name.trim().toLowerCase();
    if (there.has(known)) faults[`seats.${row}.name`] = words.taken(name.trim());
    if ([...name.trim()].length > NAME_MOST) faults[`seats.${row}.name`] = words.tooLong;
    if (amountIn(purse, currency) === null) faults[`seats.${row}.purse`] = words.sayPurse;
    there.add(known);
  }
  return faults;
}

/** On which of the three pages of the form a fault stands. */
export function stepOf(path: string): 0 | 1 | 2 {
  if (path.startsWith('seats.') || path.startsWith('entries.')) return 2;
  const money = ['name', 'currency', 'rules.overrides.min_stake', 'rules.overrides.max_stake'];
  return path.startsWith('bank') || money.includes(path) ? 1 : 0;
}
