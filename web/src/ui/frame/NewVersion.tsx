/** A notice that a new version is available, with a button that loads it. */

import { hasNewVersion, loadNewVersion } from '../../platform/service-worker/registration.ts';
import { t } from '../../i18n/language.ts';
import './NewVersion.css';
import { TapButton } from '../buttons/TapButton.tsx';

interface NewVersionProps {
  readonly place: 'page' | 'band';
  readonly isDisabled?: boolean;
}

/** `isDisabled`: whether a reload would lose unsent entries. Then the button ignores taps. */
export function NewVersion({ place, isDisabled = false }: NewVersionProps) {
  if (!hasNewVersion.value) return null;
  return (
    <p class="new-version" data-place={place}>
      {t().appStatus.newVersion}
      <TapButton isDisabled={isDisabled} onTap={loadNewVersion}>
        {t().appStatus.reload}
      </TapButton>
    </p>
  );
}
