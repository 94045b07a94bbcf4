/** What a correction would change, in words. */

import { messages } from './messages/messages.ts';
import type { Schemas } from '../../api/client.ts';
import { t } from '../../i18n/language.ts';
import { money, type Currency } from '../../i18n/amounts/money.ts';
import { poolName } from '../../i18n/game-texts.ts';

export type DryRun = Schemas['CorrectionPreview'];

type PartyChange = Schemas['PartyChange'];

/** What a party has. A page that may not see purses has the net alone. */
export interface PartyAmounts {
  readonly name: string;
  readonly role: PartyChange['role'];
  readonly purse: number | null;
  readonly at_table: number;
  readonly net: number | null;
}

/** Returns a sentence: "Anne 5s less, the bank 5s more." */
export function differenceText({ parties, waiting_for }: DryRun, currency: Currency): string {
  const { corrections } = messages();
  const added = (before: readonly string[], after: readonly string[]): string[] =>
    [...new Set(after)].filter((name) => !before.includes(name));
  return sentence([
    ...parties.map((change) => partyText(change, currency)),
    ...added(waiting_for.before, waiting_for.after).map(corrections.mustDecide),
    ...added(waiting_for.after, waiting_for.before).map(corrections.mustNotDecide),
  ]);
}

/** Returns the same sentence for what changed between two views; null if nothing did. */
export function changesText(
  before: readonly PartyAmounts[],
  after: readonly PartyAmounts[],
  currency: Currency,
): string | null {
  const gone = before.filter((was) => !after.some((now) => isSameParty(was, now)));
  const changes = [
    ...after.map((now) =>
      changeOf(
        before.find((was) => isSameParty(was, now)),
        now,
      ),
    ),
    ...gone.map((was) => changeOf(was, { ...was, purse: was.purse && 0, at_table: 0, net: 0 })),
  ];
  const texts = changes.map((change) => partyText(change, currency));
  return texts.some(Boolean) ? sentence(texts) : null;
}

const isSameParty = (one: PartyAmounts, other: PartyAmounts): boolean =>
  one.name === other.name && one.role === other.role;

function changeOf(was: PartyAmounts | undefined, now: PartyAmounts): PartyChange {
  const { name, role } = now;
  const [before, after] = [amountsOf(was), amountsOf(now)];
  return {
    name,
    role,
    purse: { before: before.purse, after: after.purse },
    at_table: { before: before.at_table, after: after.at_table },
    held: { before: before.purse + before.at_table, after: after.purse + after.at_table },
  };
}

/** What a party has; its net, if the page may not see its purse. */
function amountsOf(party: PartyAmounts | undefined): { readonly purse: number; readonly at_table: number } {
  if (!party) return { purse: 0, at_table: 0 };
  if (party.purse === null) return { purse: party.net ?? 0, at_table: 0 };
  return { purse: party.purse, at_table: party.at_table };
}

function sentence(parts: readonly string[]): string {
  const { corrections } = messages();
  const shown = parts.filter(Boolean);
  if (!shown.length) return corrections.noBalanceChanges;
  const text = corrections.sentence(shown);
  // The name of a player stays as it is written.
  return text.startsWith(corrections.theBank) ? t().capitalize(text) : text;
}

function partyText({ name, role, purse, held }: PartyChange, currency: Currency): string {
  const { corrections } = messages();
  const party =
    role === 'bank' ? corrections.theBank : role === 'pool' ? t().capitalize(poolName(name)) : name;
  const inPurse = purse.after - purse.before;
  const total = held.after - held.before;
  const sum = money(Math.abs(total || inPurse), currency);
  if (total) return total < 0 ? corrections.less(party, sum) : corrections.more(party, sum);
  if (!inPurse) return '';
  return inPurse < 0 ? corrections.toTable(name, sum) : corrections.toPurse(name, sum);
}
