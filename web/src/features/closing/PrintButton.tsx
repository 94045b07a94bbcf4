/** The button that prints the payout list. Until the list is loaded, it ignores taps. */

import { printPage } from '../../platform/files.ts';
import { TapButton } from '../../ui/buttons/TapButton.tsx';
import { messages } from './messages/messages.ts';
import type { Payments } from './payments.ts';
import './PrintButton.css';

export function PrintButton({ payments }: { payments: Payments }) {
  const words = messages();
  const isReady = payments.list.value?.closed ?? false;
  return (
    <TapButton
      class="print-button"
      isDisabled={!isReady}
      meaning={`print ${isReady}`}
      data-ready={isReady}
      onTap={printPage}
    >
      <b>{words.print}</b>
      {!isReady && <span>{words.notPrintable}</span>}
    </TapButton>
  );
}
