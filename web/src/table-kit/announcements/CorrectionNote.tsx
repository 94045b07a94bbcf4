/** What a correction has changed: below the note of the step, which on a phone it covers, so that nothing moves. */

import { usePageModel } from '../model/table-context.ts';
import './CorrectionNote.css';

export function CorrectionNote() {
  const correction = usePageModel().uiState.correction.value;
  if (correction === null) return null;
  return (
    <div class="correction-note">
      <p class="correction-note__text">{correction.text}</p>
    </div>
  );
}
