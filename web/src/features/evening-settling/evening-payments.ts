/** Noting what a payee got from all tables: one payment at each, for the version shown. */

import { TickQueue, TransferChanged, type Ticks } from '../closing/tick-queue.ts';
import {
  isPaid,
  payeeRows,
  type EveningSettlement,
  type PayeeRow,
  type Payout,
} from './evening-settlement.ts';

/** A change of the log of a table. */
interface Recorded {
  readonly version: number;
}

/** What noting payments needs from outside. Each raises `Problem` or `Unreachable`. */
export interface EveningPaymentPorts {
  load(): Promise<EveningSettlement>;
  /** Notes a payout if its session still has the version. */
  pay(payout: Payout, version: number): Promise<Recorded>;
  /** Takes a noted payout back. Raises also: `TransferChanged`. */
  takeBack(payout: Payout, version: number): Promise<Recorded>;
}

export interface EveningPayments extends Ticks<EveningSettlement, PayeeRow> {
  /**
   * Whether a person must confirm that the next tap takes back all payments of a row: there are several, and this page
   * does not know which of them the last tick noted.
   */
  mustAsk(row: PayeeRow): boolean;
}

/** What this page has noted, by the keys of the rows. */
interface Noted {
  /** The payouts of the last tick. If it failed, those of the next one are added. */
  readonly last: Map<string, Set<string>>;
  /** The rows whose last tick failed. */
  readonly failed: Set<string>;
  /** The rows of which only a part was taken back. */
  readonly takingBack: Set<string>;
}

/**
 * Returns the payments of an evening. If one table cannot be noted, those before it stay noted, and the
 * next tap goes on where the last one ended.
 */
export function createEveningPayments(ports: EveningPaymentPorts): EveningPayments {
  const noted: Noted = { last: new Map(), failed: new Set(), takingBack: new Set() };
  const queue = new TickQueue<EveningSettlement, PayeeRow>({
    load: () => ports.load(),
    note: (row, shown) => note(ports, noted, row, shown),
    isOlder: (loaded, shown) =>
      shown.tables.some(({ id, version }) => (versionsOf(loaded).get(id) ?? version) < version),
  });
  const mustAsk = (row: PayeeRow): boolean =>
    isPaid(row.payee) && row.payee.payouts.length > 1 && paidByLastTick(noted, row) === null;
  return Object.assign(queue, { mustAsk });
}

const versionsOf = ({ tables }: EveningSettlement): Map<string, number> =>
  new Map(tables.map(({ id, version }) => [id, version]));

/** Returns the keys of the payouts of the last tick, if it paid some of those that are paid now; else null. */
function paidByLastTick({ last }: Noted, { key, payee }: PayeeRow): ReadonlySet<string> | null {
  const keys = last.get(key) ?? new Set();
  return payee.payouts.some((payout) => payout.paid && keys.has(payoutKey(payout))) ? keys : null;
}

/** Pays what is not paid at each table, or if all is paid, takes back what the last tick paid; all, if that is not known. */
async function note(
  ports: EveningPaymentPorts,
  noted: Noted,
  row: PayeeRow,
  shown: EveningSettlement | null,
): Promise<void> {
  if (!shown || !hasRow(shown, row)) throw new TransferChanged();
  const { last, failed, takingBack } = noted;
  const { key, payee } = row;
  const isPartlyPaid = payee.payouts.some(({ paid }) => paid);
  const isTakenBack = isPaid(payee) || (isPartlyPaid && takingBack.has(key));
  const ofLastTick = isTakenBack ? paidByLastTick(noted, row) : null;
  const versions = versionsOf(shown);
  if (isTakenBack) takingBack.add(key);
  else if (!failed.has(key) || !last.has(key)) last.set(key, new Set());
  failed.add(key);
  for (const payout of payee.payouts) {
    if (payout.paid !== isTakenBack || (ofLastTick && !ofLastTick.has(payoutKey(payout)))) continue;
    const shownVersion = versions.get(payout.session) ?? 0;
    const { version } = await ports[isTakenBack ? 'takeBack' : 'pay'](payout, shownVersion);
    versions.set(payout.session, version);
    if (!isTakenBack) last.get(key)?.add(payoutKey(payout));
  }
  takingBack.delete(key);
  failed.delete(key);
  if (isTakenBack) last.delete(key);
}

const payoutKey = ({ session, from, to, amount }: Payout): string =>
  JSON.stringify([session, from, to, amount]);

/** Whether the list still has the payee, with the payouts that were shown. */
const hasRow = ({ payees }: EveningSettlement, { key, payee }: PayeeRow): boolean =>
  payeeRows(payees).some(
    (other) => other.key === key && JSON.stringify(other.payee.payouts) === JSON.stringify(payee.payouts),
  );
