/** The slip for a refused entry: what was not recorded, why, and the fixes. */

import { navigate } from '../../../../platform/router.ts';
import { rejectionText } from '../../rejection-text.ts';
import { t } from '../../../../i18n/language.ts';
import { messages } from '../../messages/messages.ts';
import { asideFor } from './slip-aside.ts';
import { currencyOf } from '../../../../i18n/currency.ts';
import { ChoiceButton, ChoiceNote } from '../ChoiceButton.tsx';
import { useScene, type TablePageModel } from '../page-model.ts';
import { focusFirstAnswer } from '../focus.ts';
import { beginFix } from '../ui-state.ts';
import './RejectionSlip.css';
import { entryText } from './entry-text.ts';
import { fixesOf } from './fixes.ts';
import type { FixAction } from './fix.ts';
import type { Entry } from '../../../../outbox/entry.ts';
import { shownRefusal, refusedEntry } from '../scene.ts';
import { findPunter } from '../../table-queries.ts';
import type { Table } from '../../view.ts';

export function RejectionSlip() {
  const { model, scene } = useScene();
  const { table, refusedCount: wrong } = scene;
  const refusal = shownRefusal(scene);
  const entry = refusedEntry(scene);
  if (!refusal) return null;
  const why = rejectionText(refusal, entry ?? {}, currencyOf(table.currency));
  const underway = model.outbox.entries.value.some((one) => one.entry === entry && one.state === 'sending');
  const mends = entry ? fixesOf({ entry, refusal, table, isSending: underway }) : [];
  return (
    <section class="rejection-slip" role="alert">
      <p>
        {entry && !liesInRed(entry, table) && `${entryText(entry, table)} `}
        <b>{scene.refusal ? t().rejection.notRecorded : messages().rejection.willBeRefused}</b> {why}
        <span class="rejection-slip__behind">
          {wrong > 1 && `${messages().rejection.oneOf(1, wrong)}. `}
          {underway && ` ${t().capitalize(messages().syncStatus.states.sending)}. `}
          {refusal.behind > 0 && messages().rejection.onHold(refusal.behind)}
        </span>
      </p>
      <div class="rejection-slip__fixes">
        {mends.map(({ words, detail: under, action: cure }, at) => (
          <ChoiceButton
            key={words}
            kind={at === 0 ? 'best' : 'usual'}
            class="rejection-slip__fix"
            meaning={refusal.key}
            onTap={() => heal(model, refusal.key, cure)}
          >
            <b>{words}</b>
            {under && <ChoiceNote text={under} />}
          </ChoiceButton>
        ))}
        <Aside refused={refusal.key} />
      </div>
    </section>
  );
}

/** Whether the grid shows the refused stake in red, with its amount. Then the slip does not name it again. */
const liesInRed = ({ kind, punter }: Entry, table: Table): boolean =>
  kind === 'stake' && typeof punter === 'string' && findPunter(table, punter) !== null;

/** The button that hides the slip, if the dealer may need what it covers. */
function Aside({ refused }: { refused: string }) {
  const { model, scene } = useScene();
  const words = asideFor(scene.table, model.layout.value);
  const onTap = () => {
    model.uiState.hiddenRefusal.value = refused;
  };
  return (
    words && (
      <ChoiceButton kind="hide" class="rejection-slip__fix" meaning={refused} onTap={onTap}>
        {words}
      </ChoiceButton>
    )
  );
}

function heal({ outbox, uiState, nextDeal: next }: TablePageModel, key: string, cure: FixAction): void {
  switch (cure.kind) {
    case 'replace':
      return outbox.replace(key, cure.commands);
    case 'take_pen':
      return void outbox.takePen();
    case 'send_again':
      return outbox.retry();
    case 'new_table':
      return navigate('/new');
    case 'show_log':
      return navigate(`/tables/${outbox.id}/log`);
    case 'next_deal':
      next.add(cure.command, key);
  }
  void outbox.remove(key);
  if (cure.kind === 'tray') beginFix(uiState, cure.ui);
  if (cure.kind === 'show_answers') requestAnimationFrame(focusFirstAnswer);
}
