/** Mends that are another sum: what the house, the purse or the bank allows. */

import { messages } from '../../messages/messages.ts';
import { money } from '../../../../i18n/currency.ts';
import { instead, same, type Case, type Fix } from './fix.ts';
import { amountField } from '../../entry-kinds.ts';
import { stakeOn } from '../../table-queries.ts';
import { rankOf } from '../../view.ts';

export const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The same entry with another sum; none where that is nothing. */
export function lay(refused: Case, amount: number): Fix[] {
  const { entry, table } = refused;
  if (amount <= 0) return [];
  const say = entry.kind === 'sidebet' ? messages().fixes.bet : messages().fixes.stake;
  return [
    instead(say(money(amount, table.currency)), [same(refused, { [amountField(entry.kind)]: amount })]),
  ];
}

/** A couch of that size: a mace only adds to what lies there. */
export function withinBounds(refused: Case, couch: number): Fix[] {
  const { entry, table } = refused;
  const there = entry.kind === 'mace' ? stakeOn(table, String(entry.punter), String(entry.card)) : null;
  return lay(refused, couch - (there?.couch ?? 0));
}

/** Lay what the purse holds, or bring in what is missing first. */
export function purseShort(refused: Case): Fix[] {
  const { entry, refusal, table } = refused;
  const holds = number(refusal.facts.purse);
  const wanted = number(entry[amountField(entry.kind)]);
  const sum = (amount: number) => money(amount, table.currency);
  if (entry.kind === 'cashout')
    return holds ? [instead(messages().tray.cashOutOf(sum(holds)), [same(refused, { amount: holds })])] : [];
  const missing = wanted - holds;
  const brings = instead(
    messages().fixes.buyIn(sum(missing)),
    [
      { kind: 'buyin', fields: { punter: refusal.facts.punter ?? entry.punter, amount: missing } },
      same(refused),
    ],
    entry.kind === 'stake' ? messages().fixes.andStake(sum(wanted)) : undefined,
  );
  const least = entry.kind === 'stake' ? table.rules.min_stake : 1;
  const lays = entry.kind !== 'book' && holds >= least ? lay(refused, holds) : [];
  return missing > 0 ? [...lays, brings] : lays;
}

/**
 * The most that the bank still covers on this card, by what the refusal says: with the sum that was asked its rank
 * would be the worst, so each unit of it costs the bank the same. None where another rank is the worst.
 */
export function layLess(refused: Case): Fix[] {
  const { entry, refusal, table } = refused;
  const rank = rankOf(String(entry.card));
  const worst = number(refusal.facts.worst);
  const there = table.exposure[rank] ?? 0;
  const times = (worst - there) / number(entry.amount);
  const isWorst = Object.values(table.exposure).every((one) => one < worst);
  const most = Math.floor((number(refusal.facts.bank) - there) / times);
  if (!isWorst || !(most > 0) || most < (entry.kind === 'stake' ? table.rules.min_stake : 1)) return [];
  const less = same(refused, { amount: most });
  return [instead(messages().fixes.stakeLess, [less], messages().fixes.atMost(money(most, table.currency)))];
}
