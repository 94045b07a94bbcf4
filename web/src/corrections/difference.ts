/** What a correction would change, in words. */

import type { Schemas } from '../api/client.ts';
import { t } from '../i18n/language.ts';
import { money, type Currency } from '../i18n/money.ts';

export type DryRun = Schemas['CorrectionPreview'];

interface PartyChange {
  /** The name of a player; null for the bank. */
  readonly player: string | null;
  /** The change of all that the party has, in smallest units. */
  readonly total: number;
  /** The change of the purse alone. */
  readonly purse: number;
}

/** Returns a sentence: "Anne 5s less, the bank 5s more." */
export function differenceText({ balances, waiting_for }: DryRun, currency: Currency): string {
  const { corrections } = t();
  const parts = [
    ...partyChanges(balances).map((change) => partyText(change, currency)),
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

/** Returns what changes for each party, players first. An account's name starts with `punter:NAME:` or is `bank`. */
export function partyChanges(balances: DryRun['balances']): PartyChange[] {
  const changes = new Map<string | null, PartyChange>();
  for (const [account, { before, after }] of Object.entries(balances)) {
    const [kind, name = null, part] = account.split(':').map(decodeURIComponent);
    if (kind !== 'bank' && (kind !== 'punter' || name === null)) continue;
    const player = kind === 'bank' ? null : name;
    const change = changes.get(player) ?? { player, total: 0, purse: 0 };
    const purse = change.purse + (part === 'purse' ? after - before : 0);
    changes.set(player, { player, total: change.total + after - before, purse });
  }
  return [...changes.values()].sort(
    (one, other) => Number(one.player === null) - Number(other.player === null),
  );
}

function partyText({ player, total, purse }: PartyChange, currency: Currency): string {
  const { corrections } = t();
  const party = player ?? corrections.theBank;
  const sum = money(Math.abs(total || purse), currency);
  if (total) return total < 0 ? corrections.less(party, sum) : corrections.more(party, sum);
  if (!purse || player === null) return '';
  return purse < 0 ? corrections.toTable(player, sum) : corrections.toPurse(player, sum);
}
