/** The transfers of a settlement as the page lists them. */

import { BOX, transferText } from '../../i18n/session-event-text.ts';
import { money, type Currency } from '../../i18n/amounts/money.ts';
import type { ClosedSession, Settlement, Transfer, Way } from './closed-session.ts';
import { messages } from './messages/messages.ts';

/** The ways, in the order of their buttons. */
export const WAYS: readonly Way[] = ['payouts', 'with_bank', 'without_bank'];

/** The parties besides the players that take part: the bank, or else pools that still hold money. */
export type OtherParties = 'bank' | 'pools' | 'none';

type WithBank = Pick<ClosedSession, 'bank' | 'currency'>;

export function otherParties({ bank, pools = [] }: Pick<ClosedSession, 'bank' | 'pools'>): OtherParties {
  if (bank !== null) return 'bank';
  return pools.some(({ net }) => net !== 0) ? 'pools' : 'none';
}

/** Returns the ways of a table. Among players alone, two of them are the same. */
export const waysOf = (others: OtherParties): readonly Way[] =>
  WAYS.filter((way) => others !== 'none' || way !== 'with_bank');

/** Returns the chosen way, or among players alone the way without a bank. */
export const wayOf = (chosen: Way, others: OtherParties): Way =>
  chosen === 'with_bank' && others === 'none' ? 'without_bank' : chosen;

/** Returns the title of a way. */
export const wayTitle = (way: Way, others: OtherParties): string =>
  messages()[others === 'pools' ? 'poolWays' : 'ways'][way];

/**
 * Returns what explains a way and its transfers. Without money at the table, the box stands for bankrolls. With it,
 * what others lost to those with bankrolls stays in the box.
 */
export function aboutWay(
  way: Way,
  others: OtherParties,
  settlement: Settlement | null,
  currency: Currency,
): string {
  if (way === 'payouts' && settlement && isEmptyBox(settlement)) return messages().aboutEmptyBox;
  return [aboutTable(way, others), settlement && aboutBox(way, settlement, currency)]
    .filter(Boolean)
    .join(' ');
}

/** Whether nothing is left to pay out: the purses were empty, or went back to bankrolls. */
const isEmptyBox = ({ closed, payouts, box_left: left }: Settlement): boolean =>
  closed && payouts.length === 0 && left === 0;

function aboutBox(way: Way, settlement: Settlement, currency: Currency): string {
  const { box_left: left, [way]: transfers } = settlement;
  if (way !== 'payouts')
    return transfers.some(({ from, to }) => from === BOX || to === BOX) ? messages().aboutBankrolls : '';
  return boxText(left, currency);
}

/** Returns what stays in the box for the bankrolls, or what it has too little; '' for 0. */
export function boxText(left: number, currency: Currency): string {
  const { boxKeeps, boxLacks } = messages();
  if (left === 0) return '';
  return left > 0 ? boxKeeps(money(left, currency)) : boxLacks(money(-left, currency));
}

function aboutTable(way: Way, others: OtherParties): string {
  const { about, aboutPlayers, aboutBox, aboutPools } = messages();
  if (others === 'none') return way === 'payouts' ? aboutBox : aboutPlayers;
  return (others === 'pools' ? aboutPools : about)[way];
}

/** Returns a text that identifies the payment of a transfer, paid or not. */
export const transferKey = ({ from, to, amount }: Pick<Transfer, 'from' | 'to' | 'amount'>): string =>
  JSON.stringify([from, to, amount]);

/** A transfer with a key that no other row has. */
export interface TransferRow {
  readonly key: string;
  readonly transfer: Transfer;
}

export function transferRows(transfers: readonly Transfer[]): TransferRow[] {
  const seen = new Map<string, number>();
  return transfers.map((transfer) => {
    const key = transferKey(transfer);
    const number = seen.get(key) ?? 0;
    seen.set(key, number + 1);
    return { key: number ? `${key} ${number}` : key, transfer };
  });
}

export interface Progress {
  readonly paid: number;
  readonly all: number;
  /** The sum of all transfers, without those into the box if others come out of it. In smallest units. */
  readonly total: number;
  /** The sum of those into the box if others come out of it; else 0. */
  readonly intoBox: number;
}

/** What the progress asks of a transfer. */
type Paid = Omit<Transfer, 'coins' | 'remains'>;

export function progressOf(transfers: readonly Paid[]): Progress {
  const isOut = transfers.some(({ from }) => from === BOX);
  const intoBox = isOut ? sumOf(transfers.filter(({ to }) => to === BOX)) : 0;
  const paid = transfers.filter((transfer) => transfer.paid).length;
  return { paid, all: transfers.length, total: sumOf(transfers) - intoBox, intoBox };
}

const sumOf = (transfers: readonly Paid[]): number => transfers.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Returns how many payments are noted that the list of a way does not count. At a table with bankrolls, a payment of
 * the box may be in each list.
 */
export function paymentsElsewhere(settlement: Settlement, way: Way): number {
  const other = way === 'payouts' ? settlement.with_bank : settlement.payouts;
  const counted = new Set(paidKeys(settlement[way]));
  return paidKeys(other).filter((key) => !counted.has(key)).length;
}

/** Returns the keys of the rows that are paid. */
const paidKeys = (transfers: readonly Transfer[]): readonly string[] =>
  transferRows(transfers.filter(({ paid }) => paid)).map(({ key }) => key);

/** Returns what a bank, or its holder, owes whose bankroll had too little; '' if it owes nothing. */
export const debtText = ({ bank_debt: debt }: Settlement, { bank, currency }: WithBank): string =>
  debt > 0 ? messages().bankDebt(bank?.holder ?? null, money(debt, currency)) : '';

/** Returns who gets or pays what, with markup. */
export const sentenceOf = (
  { from, to, amount }: Transfer,
  { bank, currency }: Pick<ClosedSession, 'bank' | 'currency'>,
): string => transferText(from, to, money(amount, currency), bank?.holder ?? '');
