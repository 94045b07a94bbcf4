/** At a practice table, in place of the note below the sentence: the next step, and a button that hides the steps. */

import { practiceGuide } from '../../../../platform/settings.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { RichText } from '../../../../ui/text/RichText.tsx';
import { TapButton } from '../../../../ui/buttons/TapButton.tsx';
import { guideMessages } from '../../messages/teaching/guide-messages.ts';
import { withTerms } from '../../terms.ts';
import type { UiValues } from '../model/ui-state.ts';
import type { Table } from '../../view.ts';
import { guideText } from './guide-text.ts';
import './PracticeGuide.css';

export function PracticeGuide({ table, ui }: { table: Table; ui: UiValues }) {
  const words = guideMessages();
  const hide = (): void => {
    practiceGuide.value = 'off';
  };
  return (
    <div class="practice-guide">
      <p role="status" aria-label={words.label}>
        <RichText text={withTerms(guideText(table, ui))} />
      </p>
      <TapButton class="practice-guide__hide" onTap={hide} aria-label={words.hide}>
        <Icon sign="close" size={14} />
      </TapButton>
    </div>
  );
}
