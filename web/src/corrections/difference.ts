/** What a correction would change, in words. */

import type { Schemas } from '../api/client.ts';
import { t } from '../i18n/language.ts';
import { money, type Currency } from '../i18n/money.ts';

export type DryRun = Schemas['CorrectionPreview'];

type PartyChange = Schemas['PartyChange'];

/** Returns a sentence: "Anne 5s less, the bank 5s more." */
export function differenceText({ parties, waiting_for }: DryRun, currency: Currency): string {
  const { corrections } = t();
  const parts = [
    ...parties.map((change) => partyText(change, currency)),
    ...added(waiting_for.before, waiting_for.after).map(corrections.mustAnswer),
    ...added(waiting_for.after, waiting_for.before).map(corrections.mustNotAnswer),
  ].filter(Boolean);
  const sentence = corrections.sentence(parts);
  // The name of a player stays as it is written.
  const startsWithBank = sentence.startsWith(corrections.theBank);
  return parts.length ? (startsWithBank ? t().capitalize(sentence) : sentence) : corrections.noBalanceChanges;
}

const added = (before: readonly string[], after: readonly string[]): string[] =>
  [...new Set(after)].filter((name) => !before.includes(name));

function partyText({ name, role, purse, at_table }: PartyChange, currency: Currency): string {
  const { corrections } = t();
  const party = role === 'bank' ? corrections.theBank : name;
  const inPurse = purse.after - purse.before;
  const total = inPurse + at_table.after - at_table.before;
  const sum = money(Math.abs(total || inPurse), currency);
  if (total) return total < 0 ? corrections.less(party, sum) : corrections.more(party, sum);
  return inPurse < 0 ? corrections.toTable(name, sum) : corrections.toPurse(name, sum);
}
