/** The payments of a closed table, each noted for the version shown. */

import type { Settlement, Transfer } from './closed-session.ts';
import { TickQueue, TransferChanged, type Ticks } from './tick-queue.ts';
import { transferKey, type TransferRow } from './transfers.ts';

/** What noting payments needs from outside. Each raises `Problem` or `Unreachable`. */
export interface PaymentPorts {
  load(): Promise<Settlement>;
  /** Notes a payment if the session still has the version. */
  pay(transfer: Transfer, version: number): Promise<unknown>;
  /** Takes a noted payment back. Raises also: `TransferChanged`. */
  takeBack(transfer: Transfer, version: number): Promise<unknown>;
}

export interface Payments extends Ticks<Settlement, TransferRow> {
  /** Loads the settlement unless it has this version already. */
  refresh(version: number): Promise<void>;
}

export const createPayments = (ports: PaymentPorts): Payments => new PaymentQueue(ports);

class PaymentQueue extends TickQueue<Settlement, TransferRow> implements Payments {
  constructor(ports: PaymentPorts) {
    super({
      load: () => ports.load(),
      note: (row, shown) => note(ports, row.transfer, shown),
      isOlder: (loaded, shown) => loaded.version < shown.version,
    });
  }

  async refresh(version: number): Promise<void> {
    if ((this.list.peek()?.version ?? 0) < version) await this.load();
  }
}

async function note(ports: PaymentPorts, transfer: Transfer, shown: Settlement | null): Promise<void> {
  if (!shown || !hasTransfer(shown, transfer)) throw new TransferChanged();
  if (transfer.paid) await ports.takeBack(transfer, shown.version);
  else await ports.pay(transfer, shown.version);
}

/** Whether the settlement still has the transfer, paid or not as it was shown. */
const hasTransfer = ({ payouts, with_bank, without_bank }: Settlement, transfer: Transfer): boolean =>
  [...payouts, ...with_bank, ...without_bank].some(
    (other) => other.paid === transfer.paid && transferKey(other) === transferKey(transfer),
  );
