/** At a practice table, in place of the note below the sentence: the next step, and a button that hides the steps. */

import { practiceGuide } from '../../platform/settings.ts';
import { TapButton } from '../../ui/buttons/TapButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import { guideMessages } from './messages/guide-messages.ts';
import './PracticeGuide.css';

/** `text`: the step, with the words that a tap explains. */
export function PracticeGuide({ text }: { readonly text: string }) {
  const words = guideMessages();
  const hide = (): void => {
    practiceGuide.value = 'off';
  };
  return (
    <div class="practice-guide">
      <p role="status" aria-label={words.label}>
        <RichText text={text} />
      </p>
      <TapButton class="practice-guide__hide" onTap={hide} aria-label={words.hide}>
        <Icon sign="close" size={14} />
      </TapButton>
    </div>
  );
}
