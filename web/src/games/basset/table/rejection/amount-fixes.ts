/** Fixes with another amount, which the rules, the purse or the bank allow. */

import { panelMessages } from '../../../../table-kit/messages/panels-messages.ts';
import { lateMessages } from '../../messages/late/late-messages.ts';
import { money } from '../../../../i18n/amounts/currency.ts';
import { commandOf, number, replaceWith } from '../../../../table-kit/rejection/fix.ts';
import type { Fix, RefusedCase } from '../model/basset-page.ts';
import { amountField } from '../../entry-kinds.ts';
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
      commandOf(refused, { [amountField(entry.kind)]: amount }),
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
export function purseShort(refused: RefusedCase): Fix[] {
  const { entry, refusal, table } = refused;
  const available = number(refusal.facts.purse);
  const requested = number(entry[amountField(entry.kind)]);
  const sum = (amount: number) => money(amount, table.currency);
  if (entry.kind === 'cashout')
    return available
      ? [
          replaceWith(panelMessages().fixes.cashOut(sum(available)), [
            commandOf(refused, { amount: available }),
          ]),
        ]
      : [];
  const missing = requested - available;
  const buyIn = replaceWith(
    panelMessages().fixes.buyIn(sum(missing)),
    [
      { kind: 'buyin', fields: { punter: refusal.facts.punter ?? entry.punter, amount: missing } },
      commandOf(refused),
    ],
    entry.kind === 'stake' ? lateMessages().fixes.andStake(sum(requested)) : undefined,
  );
  const minimum = entry.kind === 'stake' ? table.rules.min_stake : 1;
  const stakeLess = entry.kind !== 'book' && available >= minimum ? otherAmount(refused, available) : [];
  return missing > 0 ? [...stakeLess, buyIn] : stakeLess;
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
