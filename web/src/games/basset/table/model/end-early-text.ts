/** What a deal that ends with cards left does to the cards on the table. */

import { money } from '../../../../i18n/amounts/currency.ts';
import { t } from '../../../../i18n/language.ts';
import { lateMessages } from '../../messages/late/late-messages.ts';
import type { Table } from '../../view.ts';

/** Returns how many cards are left, that couches go home, and which parolis are lost or stay. */
export function endEarlyText({ stakes, stock, rules, currency }: Table): string {
  const { cardsLeft, couchesGoHome, parolisLost, parolisStay } = lateMessages().endEarly;
  const parolis = stakes.filter(({ crooks }) => crooks > 0);
  const left = cardsLeft(stock ?? 0);
  if (!parolis.length) return `${left} ${couchesGoHome}.`;
  const sum = money(
    parolis.reduce((all, { hope }) => all + hope, 0),
    currency,
  );
  const write = rules.carry ? parolisStay : parolisLost;
  return `${left} ${couchesGoHome}. ${t().capitalize(write(parolis.length, sum))}.`;
}
