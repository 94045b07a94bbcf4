/** The end of a table as a part of another page: a section with a title, and the button that prints. */

import type { SessionTable } from '../../api/session-table.ts';
import { PrintButton } from '../../features/closing/PrintButton.tsx';
import { usePayments } from '../../features/closing/use-payments.ts';
import { ClosedSection } from './ClosedSection.tsx';

interface ClosedOnPageProps {
  readonly table: SessionTable;
  /** Whether the server responds. */
  readonly isOnline: boolean;
}

export function ClosedOnPage({ table, isOnline }: ClosedOnPageProps) {
  const payments = usePayments(table.id, table.version, isOnline);
  return (
    <ClosedSection {...{ table, payments, isOnline }} round="round" isRecorded isTitled>
      <PrintButton payments={payments} />
    </ClosedSection>
  );
}
