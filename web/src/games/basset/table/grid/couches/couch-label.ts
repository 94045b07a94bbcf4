/** The screen-reader label of a punter's card. */

import { money } from '../../../../../i18n/amounts/currency.ts';
import { messages as kitMessages } from '../../../../../table-kit/messages/messages.ts';
import { messages } from '../../../messages/messages.ts';
import type { Couch } from './couches.ts';

/** Returns the label: "Lady Reveller, king, £1 1s, one crook, won seven times, £7 7s, to answer". */
export function couchLabel(name: string, couch: Couch, currency: string): string {
  const { screenReader } = messages();
  const sum = money(couch.amount, currency);
  if (couch.look === 'lost') return screenReader.lost(name, couch.card, sum);
  if (couch.look === 'empty') return screenReader.emptyCouch(name, couch.card);
  const parts = [screenReader.couch({ name, card: couch.card, sum, crooks: couch.crooks })];
  const { stake } = couch;
  if (couch.look === 'won' && stake)
    parts.push(screenReader.won(ratio(stake.win, stake.couch), money(stake.win, currency), !stake.take_only));
  else if (couch.rung !== null)
    parts.push(couch.paying ? screenReader.forPay : screenReader.playsFor(couch.rung));
  if (couch.carried) parts.push(screenReader.carriedOver);
  if (couch.hasSideBet) parts.push(screenReader.sideBetOn);
  if (couch.isUnconfirmed) parts.push(kitMessages().reader.notRecorded);
  if (couch.look === 'refused') parts.push(screenReader.refused);
  return parts.join(', ');
}

const ratio = (win: number, couch: number): number => (couch ? Math.round(win / couch) : 0);
