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

export type EveningPayments = Ticks<EveningSettlement, PayeeRow>;

/**
 * Returns the payments of an evening. If one table cannot be noted, those before it stay noted, and the
 * next tap goes on where the last one ended.
 */
export function createEveningPayments(ports: EveningPaymentPorts): EveningPayments {
  const takingBack = new Set<string>();
  return new TickQueue<EveningSettlement, PayeeRow>({
    load: () => ports.load(),
    note: (row, shown) => note(ports, takingBack, row, shown),
    isOlder: (loaded, shown) =>
      shown.tables.some(({ id, version }) => (versionsOf(loaded).get(id) ?? version) < version),
  });
}

const versionsOf = ({ tables }: EveningSettlement): Map<string, number> =>
  new Map(tables.map(({ id, version }) => [id, version]));

/**
 * Pays what is not paid at each table, or if all is paid, takes it all back. `takingBack` keeps the rows
 * of which only a part was taken back.
 */
async function note(
  ports: EveningPaymentPorts,
  takingBack: Set<string>,
  row: PayeeRow,
  shown: EveningSettlement | null,
): Promise<void> {
  if (!shown || !hasRow(shown, row)) throw new TransferChanged();
  const isPartlyPaid = row.payee.payouts.some(({ paid }) => paid);
  const isTakenBack = isPaid(row.payee) || (isPartlyPaid && takingBack.has(row.key));
  if (isTakenBack) takingBack.add(row.key);
  const versions = versionsOf(shown);
  for (const payout of row.payee.payouts.filter(({ paid }) => paid === isTakenBack)) {
    const shownVersion = versions.get(payout.session) ?? 0;
    const { version } = await (isTakenBack
      ? ports.takeBack(payout, shownVersion)
      : ports.pay(payout, shownVersion));
    versions.set(payout.session, version);
  }
  takingBack.delete(row.key);
}

/** Whether the list still has the payee, with the payouts that were shown. */
const hasRow = ({ payees }: EveningSettlement, { key, payee }: PayeeRow): boolean =>
  payeeRows(payees).some(
    (other) => other.key === key && JSON.stringify(other.payee.payouts) === JSON.stringify(payee.payouts),
  );
