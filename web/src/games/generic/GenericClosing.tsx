/** The closing section of a game without pages of its own. */

import type { SessionTable } from '../../api/session-table.ts';
import { ClosingSection } from '../../features/closing/ClosingSection.tsx';
import { PrintButton } from '../../features/closing/PrintButton.tsx';
import { usePayments } from '../../features/closing/use-payments.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import type { SessionBooks } from './session-books.ts';

interface GenericClosingProps {
  readonly table: SessionTable;
  readonly books: SessionBooks | null;
  readonly isOnline: boolean;
}

export function GenericClosing({ table, books, isOnline }: GenericClosingProps) {
  const payments = usePayments(table.id, table.version, isOnline);
  const standings = (books?.standings.standings ?? []).map(({ place, punter, net }) => ({
    place,
    name: punter,
    net,
  }));
  const session = {
    id: table.id,
    name: table.name,
    currency: currencyOf(table.currency),
    standings,
    bank: null,
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
