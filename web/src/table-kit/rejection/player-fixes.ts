/** Fixes for entries with the name of an unknown or already seated player, and for a purse that holds too little. */

import { panelMessages } from '../messages/panels-messages.ts';
import { PLAYER, playerAmount, playerOfEntry } from '../../api/entry-players.ts';
import { money } from '../../i18n/amounts/currency.ts';
import { findName } from '../../platform/caseless.ts';
import { amountRange, isInRange, offerFor } from '../offers/allowed-entries.ts';
import { partiesOf, playersOf } from '../parties.ts';
import type { Fix, Refused } from '../table-game.ts';
import { commandOf, number, openTray, replaceWith, text } from './fix.ts';

/** For a refused name of a new player: buy in for the seated player of that name, or enter another name. */
export function nameTaken({ entry, table }: Refused): Fix[] {
  const name = text(entry.name);
  const seated = findName(playersOf(table), name);
  const purse = number(entry.purse);
  const mayBuyIn = seated !== null && purse > 0;
  const buyIn = mayBuyIn
    ? [
        replaceWith(panelMessages().fixes.buyInInstead, [
          { kind: 'buyin', fields: playerAmount(seated, purse) },
        ]),
      ]
    : [];
  return [...buyIn, openTray(panelMessages().fixes.otherName, { mode: { kind: 'seat', name } })];
}

/** For an unknown player: add the player. */
export function unknownPlayer({ entry, refusal }: Refused): Fix[] {
  const name = text(refusal.facts[PLAYER]) || playerOfEntry(entry);
  return [openTray(panelMessages().fixes.addPlayer(name), { mode: { kind: 'seat', name } })];
}

/**
 * For a purse that holds too little: a cash-out of what it holds; for other entries, a buy-in of what is missing before
 * the entry, or what the purse holds in place of a sum that no player brings. `amountField`: the field with the amount of
 * the entry.
 */
export function purseShort(refused: Refused, amountField: string): Fix[] {
  const { entry, refusal, table } = refused;
  const available = number(refusal.facts.purse);
  const sum = (amount: number) => money(amount, table.currency);
  if (entry.kind === 'cashout')
    return available
      ? [
          replaceWith(panelMessages().fixes.cashOut(sum(available)), [
            commandOf(refused, { amount: available }),
          ]),
        ]
      : [];
  const buyIn = missingBuyIn(refused, amountField);
  if (buyIn.length || !mayEnterLess(refused, amountField, available)) return buyIn;
  return [
    replaceWith(panelMessages().fixes.amount(sum(available)), [
      commandOf(refused, { [amountField]: available }),
    ]),
  ];
}

/** Whether an entry names its amount, and may name this smaller one, as far as the page can tell. */
function mayEnterLess({ entry, table }: Refused, amountField: string, amount: number): boolean {
  const refused = entry[amountField];
  if (typeof refused !== 'number' || amount >= refused) return false;
  const offer = offerFor(table, entry.kind, playerOfEntry(entry) || undefined);
  const isAmountNext = offer?.next?.name === amountField;
  return isInRange(amount, amountRange(offer && !isAmountNext ? null : offer, { least: 1, most: Infinity }));
}

/** Returns a buy-in of what is missing before an entry; none if that is more than all the money at the table. */
export function missingBuyIn(refused: Refused, amountField: string): Fix[] {
  const { entry, refusal, table } = refused;
  const missing = number(entry[amountField]) - number(refusal.facts.purse);
  const player = text(refusal.facts[PLAYER]) || playerOfEntry(entry);
  if (missing <= 0 || missing > moneyAt(table) || !player) return [];
  const commands = [{ kind: 'buyin', fields: playerAmount(player, missing) }, commandOf(refused)];
  return [replaceWith(panelMessages().fixes.buyIn(money(missing, table.currency)), commands)];
}

/** Returns all the money at a table; Infinity if there is none, or none is shown. */
const moneyAt = (table: Refused['table']): number =>
  partiesOf(table).reduce((sum, { purse, at_table }) => sum + (purse ?? 0) + (at_table ?? 0), 0) || Infinity;

/** Returns the entry with an amount that the limits allow; none if they allow none. */
export function withinLimits(refused: Refused, amountField: string): Fix[] {
  const { minimum, maximum } = refused.refusal.facts;
  const amount = number(minimum) || number(maximum);
  if (amount <= 0 || typeof refused.entry[amountField] !== 'number') return [];
  const words = panelMessages().fixes.amount(money(amount, refused.table.currency));
  return [replaceWith(words, [commandOf(refused, { [amountField]: amount })])];
}
