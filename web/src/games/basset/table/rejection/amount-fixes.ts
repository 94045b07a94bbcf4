/** Fixes with another amount, which the rules, the purse or the bank allow. */

import { lateMessages } from '../../messages/late/late-messages.ts';
import { money } from '../../../../i18n/amounts/currency.ts';
import { commandOf, number, replaceWith } from '../../../../table-kit/rejection/fix.ts';
import { amountField } from '../../../../table-kit/rejection/fixes.ts';
import { missingBuyIn, purseShort as cashOut } from '../../../../table-kit/rejection/player-fixes.ts';
import type { Fix, RefusedCase } from '../model/basset-page.ts';
import { findStake } from '../../table-queries.ts';
import { rankOf } from '../../view.ts';

export const isStaking = ({ table }: RefusedCase): boolean => table.phase === 'staking';

/** Returns the same entry with another amount; none if the amount is 0. */
export function otherAmount(refused: RefusedCase, amount: number): Fix[] {
  const { entry, table } = refused;
  if (amount <= 0) return [];
  const label = entry.kind === 'sidebet' ? lateMessages().fixes.bet : lateMessages().fixes.stake;
  return [
    replaceWith(label(money(amount, table.currency)), [
      commandOf(refused, { [amountField(refused)]: amount }),
    ]),
  ];
}

/** Returns the entry with an amount that makes the couch this size. A mace adds to the current couch. */
export function withinBounds(refused: RefusedCase, couch: number): Fix[] {
  const { entry, table } = refused;
  const current = entry.kind === 'mace' ? findStake(table, String(entry.punter), String(entry.card)) : null;
  return otherAmount(refused, couch - (current?.couch ?? 0));
}

/** For a purse that holds too little: use what it holds, or buy in the missing amount first. */
export function purseShort(refused: RefusedCase): readonly Fix[] {
  const { entry, refusal, table } = refused;
  const field = amountField(refused);
  if (entry.kind === 'cashout') return cashOut(refused, field);
  const available = number(refusal.facts.purse);
  const isStake = entry.kind === 'stake';
  const mayStakeLess = entry.kind !== 'book' && available >= (isStake ? table.rules.min_stake : 1);
  const detail = isStake
    ? lateMessages().fixes.andStake(money(number(entry[field]), table.currency))
    : undefined;
  return [
    ...(mayStakeLess ? otherAmount(refused, available) : []),
    ...missingBuyIn(refused, field).map((fix) => ({ ...fix, detail })),
  ];
}

/**
 * Returns the entry with the maximum amount that the bank covers on this card; none if another rank is the worst.
 * With the refused amount this rank is the worst. So each unit of the amount costs the bank the same.
 */
export function lowerAmount(refused: RefusedCase): Fix[] {
  const { entry, refusal, table } = refused;
  const rank = rankOf(String(entry.card));
  const worst = number(refusal.facts.worst);
  const exposure = table.exposure[rank] ?? 0;
  const costPerUnit = (worst - exposure) / number(entry.amount);
  const isWorst = Object.values(table.exposure).every((coin) => coin < worst);
  const maximum = Math.floor((number(refusal.facts.bank) - exposure) / costPerUnit);
  if (!isWorst || !(maximum > 0) || maximum < (entry.kind === 'stake' ? table.rules.min_stake : 1)) return [];
  const command = commandOf(refused, { amount: maximum });
  return [
    replaceWith(
      lateMessages().fixes.stakeLess,
      [command],
      lateMessages().fixes.atMost(money(maximum, table.currency)),
    ),
  ];
}
