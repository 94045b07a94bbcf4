/** The sync chip: shows whether all entries are recorded. A tap lists the unsent ones. */

import { currentKey } from '../../../../api/current-key.ts';
import { RichText } from '../../../../ui/RichText.tsx';
import { TapButton } from '../../../../ui/TapButton.tsx';
import './SyncChip.css';
import { syncStatus } from './sync-status.ts';
import { usePageModel } from '../page-model.ts';

export function SyncChip() {
  const model = usePageModel();
  const { look, words } = syncStatus(model, currentKey.value);
  const { openPanel: sheet } = model.uiState;
  const onTap = () => {
    sheet.value = sheet.value === 'outbox' ? null : 'outbox';
  };
  return (
    <TapButton
      class="sync-chip"
      data-status={look}
      onTap={onTap}
      aria-expanded={sheet.value === 'outbox'}
      aria-haspopup="dialog"
    >
      {(look === 'recorded' || look === 'recording') && <i aria-hidden="true" />}
      <span>
        <RichText text={words} />
      </span>
    </TapButton>
  );
}
