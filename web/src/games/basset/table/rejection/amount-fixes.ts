/** Fixes with another amount, which the rules, the purse or the bank allow. */

import { messages } from '../../messages/messages.ts';
import { money } from '../../../../i18n/currency.ts';
import { replaceWith, commandOf, type RefusedCase, type Fix } from './fix.ts';
import { amountField } from '../../entry-kinds.ts';
import { findStake } from '../../table-queries.ts';
import { rankOf } from '../../view.ts';

export const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Returns the same entry with another amount; none if the amount is 0. */
export function otherAmount(refused: RefusedCase, amount: number): Fix[] {
  const { entry, table } = refused;
  if (amount <= 0) return [];
  const say = entry.kind === 'sidebet' ? messages().fixes.bet : messages().fixes.stake;
  return [
    replaceWith(say(money(amount, table.currency)), [
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
  const holds = number(refusal.facts.purse);
  const wanted = number(entry[amountField(entry.kind)]);
  const sum = (amount: number) => money(amount, table.currency);
  if (entry.kind === 'cashout')
    return holds
      ? [replaceWith(messages().tray.cashOutOf(sum(holds)), [commandOf(refused, { amount: holds })])]
      : [];
  const missing = wanted - holds;
  const brings = replaceWith(
    messages().fixes.buyIn(sum(missing)),
    [
      { kind: 'buyin', fields: { punter: refusal.facts.punter ?? entry.punter, amount: missing } },
      commandOf(refused),
    ],
    entry.kind === 'stake' ? messages().fixes.andStake(sum(wanted)) : undefined,
  );
  const least = entry.kind === 'stake' ? table.rules.min_stake : 1;
  const lays = entry.kind !== 'book' && holds >= least ? otherAmount(refused, holds) : [];
  return missing > 0 ? [...lays, brings] : lays;
}

/**
 * Returns the entry with the maximum amount that the bank covers on this card; none if another rank is the worst.
 * With the refused amount this rank is the worst. So each unit of the amount costs the bank the same.
 */
export function lowerAmount(refused: RefusedCase): Fix[] {
  const { entry, refusal, table } = refused;
  const rank = rankOf(String(entry.card));
  const worst = number(refusal.facts.worst);
  const there = table.exposure[rank] ?? 0;
  const times = (worst - there) / number(entry.amount);
  const isWorst = Object.values(table.exposure).every((one) => one < worst);
  const most = Math.floor((number(refusal.facts.bank) - there) / times);
  if (!isWorst || !(most > 0) || most < (entry.kind === 'stake' ? table.rules.min_stake : 1)) return [];
  const less = commandOf(refused, { amount: most });
  return [
    replaceWith(messages().fixes.stakeLess, [less], messages().fixes.atMost(money(most, table.currency))),
  ];
}
