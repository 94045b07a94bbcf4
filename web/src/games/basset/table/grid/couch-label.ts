/** What a reader hears of one card of a punter. */

import { money } from '../../../../i18n/currency.ts';
import { t } from '../../../../i18n/language.ts';
import type { Couch } from './couches.ts';

/** "Lady Reveller, king, £1 1s, one crook, won seven times, £7 7s, to answer". */
export function couchLabel(name: string, couch: Couch, currency: string): string {
  const { reader } = t();
  const sum = money(couch.amount, currency);
  if (couch.look === 'lost') return reader.lost(name, couch.card, sum);
  if (couch.look === 'empty') return reader.emptyCouch(name, couch.card);
  const said = [reader.couch({ name, card: couch.card, sum, crooks: couch.crooks })];
  const { stake } = couch;
  if (couch.look === 'won' && stake)
    said.push(reader.won(ratio(stake.win, stake.couch), money(stake.win, currency)));
  else if (couch.rung !== null) said.push(couch.paying ? reader.paying : reader.playsFor(couch.rung));
  if (couch.carried) said.push(reader.riding);
  if (couch.bet) said.push(reader.sideBetOn);
  if (couch.pencil) said.push(reader.pencil);
  if (couch.look === 'refused') said.push(reader.refused);
  return said.join(', ');
}

const ratio = (win: number, couch: number): number => (couch ? Math.round(win / couch) : 0);
