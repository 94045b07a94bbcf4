/** The closing section of a game without pages of its own. */

import type { SessionTable } from '../../api/session-table.ts';
import { ClosingSection } from '../../features/closing/ClosingSection.tsx';
import { PrintButton } from '../../features/closing/PrintButton.tsx';
import { usePayments } from '../../features/closing/use-payments.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { bankOf, poolsOf, standingsOf } from '../../table-kit/parties.ts';

interface GenericClosingProps {
  readonly table: SessionTable;
  readonly isOnline: boolean;
}

export function GenericClosing({ table, isOnline }: GenericClosingProps) {
  const payments = usePayments(table.id, table.version, isOnline);
  const session = {
    id: table.id,
    name: table.name,
    currency: currencyOf(table.currency),
    standings: standingsOf(table),
    bank: bankOf(table),
    pools: poolsOf(table),
  };
  return (
    <ClosingSection
      session={session}
      round="round"
      payments={payments}
      isOnline={isOnline}
      isRecorded
      isTitled
    >
      <PrintButton payments={payments} />
    </ClosingSection>
  );
}
