/** What everyone gets from the boxes of all closed tables of an evening, as the page lists it. */

import type { Schemas } from '../../api/client.ts';
import { money, type Currency } from '../../i18n/amounts/money.ts';
import { BOX, transferText } from '../../i18n/session-event-text.ts';
import { boxText, progressOf, type Progress } from '../closing/transfers.ts';
import { messages } from './messages/messages.ts';

export type EveningSettlement = Schemas['EveningSettlingUp'];
export type Payee = Schemas['EveningPayee'];
export type Payout = Schemas['EveningPayout'];

/** A payee with a key that no other row has. */
export interface PayeeRow {
  readonly key: string;
  readonly payee: Payee;
}

export const payeeRows = (payees: readonly Payee[]): PayeeRow[] =>
  payees.map((payee) => ({ key: payeeKey(payee), payee }));

const isPlayer = ({ role }: Payee): boolean => role === 'player' || role === 'banker';

/** Returns what identifies a payee: a player is one over all tables, a bank or a pool belongs to one. */
function payeeKey(payee: Payee): string {
  const [first] = payee.payouts;
  return JSON.stringify(isPlayer(payee) ? [payee.name] : [first && partyOf(first), first?.session]);
}

/** Returns the key of the party of a table that gets or pays a payout. */
const partyOf = ({ from, to }: Payout): string => (from === BOX ? to : from);

export const isPaid = ({ payouts }: Payee): boolean => payouts.every(({ paid }) => paid);

/** Returns what is still to pay of a payee, or if all is paid, what was paid; below 0, what the payee pays. */
const amountOf = (payee: Payee): number => (isPaid(payee) ? payee.paid : payee.due);

/** Returns who gets or pays what over all tables, with markup. */
export function payeeSentence(payee: Payee, currency: Currency): string {
  const [first] = payee.payouts;
  const party = isPlayer(payee) || !first ? payee.name : partyOf(first);
  const holder = payee.role === 'bank' ? payee.name : '';
  const amount = amountOf(payee);
  if (amount < 0) return transferText(party, BOX, money(-amount, currency), holder);
  return transferText(BOX, party, amount > 0 ? money(amount, currency) : messages().nothing, holder);
}

/** Returns the tables that pay, each with its sum: "Oak 252 · Elm 100 (paid)". `names` are by session. */
export function payoutsText(payee: Payee, names: ReadonlyMap<string, string>, currency: Currency): string {
  const isPartly = !isPaid(payee);
  return payee.payouts
    .map(({ session, from, amount, paid }) => {
      const sum = money(from === BOX ? amount : -amount, currency);
      const text = `${names.get(session) ?? ''} ${sum}`.trim();
      return paid && isPartly ? messages().paidPart(text) : text;
    })
    .join(' · ');
}

/** Returns how many payees have all their money, and the sums of what is still to pay, or if all is paid, of all. */
export function progressOfEvening({ payees }: EveningSettlement): Progress {
  const open = payees.filter((payee) => !isPaid(payee));
  const sums = progressOf((open.length ? open : payees).map(transferOf));
  return { ...sums, paid: payees.length - open.length, all: payees.length };
}

/** Returns what a row shows as one transfer between the payee and the boxes. */
function transferOf(payee: Payee) {
  const sum = amountOf(payee);
  const [from, to] = sum > 0 ? [BOX, payee.name] : [payee.name, BOX];
  return { from, to, amount: Math.abs(sum), paid: isPaid(payee) };
}

/** Returns what stays in boxes for the bankrolls, and what other boxes have too little. */
export function boxTexts({ tables }: EveningSettlement, currency: Currency): string[] {
  const left = tables.map(({ box_left: amount }) => amount);
  const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
  const sums = [sumOf(left.filter((amount) => amount > 0)), sumOf(left.filter((amount) => amount < 0))];
  return sums.map((sum) => boxText(sum, currency)).filter(Boolean);
}

/** Returns the tables whose parties pay one another, with how many payments are noted and due. */
export const withoutBox = ({ tables }: EveningSettlement) =>
  tables.flatMap(({ id, name, between_parties: between }) => (between ? [{ id, name, ...between }] : []));
