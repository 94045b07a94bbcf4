/** The sync chip: shows whether all entries are recorded. A tap lists the unsent ones. */

import { currentKey } from '../../api/current-key.ts';
import { RichText } from '../../ui/text/RichText.tsx';
import { TapButton } from '../../ui/buttons/TapButton.tsx';
import './SyncChip.css';
import { syncStatus } from './sync-status.ts';
import { usePageModel } from '../model/table-context.ts';

export function SyncChip() {
  const model = usePageModel();
  const { status, words } = syncStatus(model, currentKey.value);
  const { openPanel } = model.uiState;
  const onTap = () => {
    openPanel.value = openPanel.value === 'outbox' ? null : 'outbox';
  };
  return (
    <TapButton
      class="sync-chip"
      data-status={status}
      onTap={onTap}
      aria-expanded={openPanel.value === 'outbox'}
      aria-haspopup="dialog"
    >
      {(status === 'recorded' || status === 'recording') && <i aria-hidden="true" />}
      <span>
        <RichText text={words} />
      </span>
    </TapButton>
  );
}
