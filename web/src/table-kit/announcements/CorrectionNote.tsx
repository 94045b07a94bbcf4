/** What a correction has changed, below the note of the step, which stays. A long text scrolls in its line. */

import { ScrollRow } from '../../ui/frame/ScrollRow.tsx';
import { usePageModel } from '../model/table-context.ts';
import './CorrectionNote.css';

export function CorrectionNote() {
  const correction = usePageModel().uiState.correction.value;
  if (correction === null) return null;
  return <ScrollRow class="correction-note">{correction.text}</ScrollRow>;
}
