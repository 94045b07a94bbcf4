/** The button that takes the newest correction back, or brings it back, until something else is entered. */

import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { attempt } from '../../ui/frame/notice.ts';
import type { TableView } from '../model/table-view.ts';
import { messages } from '../../features/corrections/messages/messages.ts';
import { sendCorrection } from '../../features/corrections/send-correction.ts';
import './TakeBackCorrection.css';

interface TakeBackProps {
  readonly session: string;
  /** The `last_correction` of a view. */
  readonly correction: TableView['last_correction'];
  /** Called when it is recorded. */
  readonly onRecorded: () => void;
}

export function TakeBackCorrection({ session, correction, onRecorded }: TakeBackProps) {
  if (!correction) return null;
  const { takeBack, bringBack, takesBack } = messages().corrections;
  const act = (): Promise<void> =>
    attempt(() => sendCorrection(session, { take_back: correction.version }), onRecorded);
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
