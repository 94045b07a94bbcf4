/** The button that takes the newest correction back, or brings it back, until something else is entered. */

import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import type { TableView } from '../model/table-view.ts';
import { messages } from '../../features/corrections/messages/messages.ts';
import type { CorrectionContext } from '../../features/corrections/correction-context.ts';
import { attemptCorrection } from '../../features/corrections/refusal-text.ts';
import { sendCorrection } from '../../features/corrections/recording/send-correction.ts';
import { UNDO } from '../../outbox/undo/session-entries.ts';
import './TakeBackCorrection.css';

interface TakeBackProps {
  readonly context: Pick<CorrectionContext, 'session' | 'currency' | 'game'>;
  /** The `last_correction` of a view. */
  readonly correction: TableView['last_correction'];
  /** Called when it is recorded. */
  readonly onRecorded: () => void;
}

export function TakeBackCorrection({ context, correction, onRecorded }: TakeBackProps) {
  if (!correction) return null;
  const { takeBack, bringBack, takesBack } = messages().corrections;
  const act = (): Promise<void> =>
    attemptCorrection(() => sendCorrection(context.session, { take_back: correction.version }), onRecorded, {
      ...context,
      kind: UNDO,
    });
  return (
    <BusyButton
      class="take-back-correction"
      kind="usual"
      words={correction.is_undo ? bringBack : takeBack}
      busy={takesBack}
      act={act}
    />
  );
}
