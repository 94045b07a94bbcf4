/** The slip for a refused entry: what was not recorded, why, and the fixes. */

import { navigate } from '../../../../platform/router.ts';
import { rejectionText } from '../../rejection-text.ts';
import { t } from '../../../../i18n/language.ts';
import { messages } from '../../messages/messages.ts';
import { hideLabel } from './hide-label.ts';
import { currencyOf } from '../../../../i18n/amounts/currency.ts';
import { ChoiceButton, ChoiceNote } from '../ChoiceButton.tsx';
import { useScene, type TablePageModel } from '../model/page-model.ts';
import { focusFirstAnswer } from '../model/focus.ts';
import { beginFix } from '../model/ui-state.ts';
import './RejectionSlip.css';
import { entryText } from './entry-text.ts';
import { fixesOf } from './fixes.ts';
import type { FixAction } from './fix.ts';
import type { Entry } from '../../../../outbox/entry.ts';
import { shownRefusal, refusedEntry } from '../model/scene.ts';
import { findPunter } from '../../table-queries.ts';
import type { Table } from '../../view.ts';

export function RejectionSlip() {
  const { model, scene } = useScene();
  const { table, refusedCount } = scene;
  const refusal = shownRefusal(scene);
  const entry = refusedEntry(scene);
  if (!refusal) return null;
  const reason = rejectionText(refusal, entry ?? {}, currencyOf(table.currency));
  const isSending = model.outbox.entries.value.some(
    (unsent) => unsent.entry === entry && unsent.state === 'sending',
  );
  const fixes = entry ? fixesOf({ entry, refusal, table, isSending }) : [];
  return (
    <section class="rejection-slip" role="alert">
      <p>
        {entry && !isShownInGrid(entry, table) && `${entryText(entry, table)} `}
        <b>{scene.refusal ? t().rejection.notRecorded : messages().rejection.willBeRefused}</b> {reason}
        <span class="rejection-slip__queue-note">
          {refusedCount > 1 && `${messages().rejection.oneOf(1, refusedCount)}. `}
          {isSending && ` ${t().capitalize(messages().syncStatus.states.sending)}. `}
          {refusal.behind > 0 && messages().rejection.onHold(refusal.behind)}
        </span>
      </p>
      <div class="rejection-slip__fixes">
        {fixes.map(({ words, detail, action }, at) => (
          <ChoiceButton
            key={words}
            kind={at === 0 ? 'best' : 'usual'}
            class="rejection-slip__fix"
            meaning={refusal.key}
            onTap={() => applyFix(model, refusal.key, action)}
          >
            <b>{words}</b>
            {detail && <ChoiceNote text={detail} />}
          </ChoiceButton>
        ))}
        <HideButton refusalKey={refusal.key} />
      </div>
    </section>
  );
}

/** Whether the grid shows the refused stake in red, with its amount. Then the slip does not name it again. */
const isShownInGrid = ({ kind, punter }: Entry, table: Table): boolean =>
  kind === 'stake' && typeof punter === 'string' && findPunter(table, punter) !== null;

/** The button that hides the slip, if the dealer may need what it covers. */
function HideButton({ refusalKey }: { refusalKey: string }) {
  const { model, scene } = useScene();
  const words = hideLabel(scene.table, model.layout.value);
  const onTap = () => {
    model.uiState.hiddenRefusal.value = refusalKey;
  };
  return (
    words && (
      <ChoiceButton kind="hide" class="rejection-slip__fix" meaning={refusalKey} onTap={onTap}>
        {words}
      </ChoiceButton>
    )
  );
}

function applyFix({ outbox, uiState, nextDeal }: TablePageModel, key: string, action: FixAction): void {
  switch (action.kind) {
    case 'replace':
      return outbox.replace(key, action.commands);
    case 'take_pen':
      return void outbox.takePen();
    case 'send_again':
      return outbox.retry();
    case 'new_table':
      return navigate('/new');
    case 'show_log':
      return navigate(`/tables/${outbox.id}/log`);
    case 'next_deal':
      nextDeal.add(action.command, key);
  }
  void outbox.remove(key);
  if (action.kind === 'tray') beginFix(uiState, action.ui);
  if (action.kind === 'show_answers') requestAnimationFrame(focusFirstAnswer);
}
