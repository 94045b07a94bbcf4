/** What was not recorded, why, and how to mend it. */

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
            does={() => heal(model, refusal.key, cure)}
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

/** A stake lies where it was to lie, in red, with its sum. */
const liesInRed = ({ kind, punter }: Entry, table: Table): boolean =>
  kind === 'stake' && typeof punter === 'string' && findPunter(table, punter) !== null;

/** Puts the slip aside while there is something else to do in its place. */
function Aside({ refused }: { refused: string }) {
  const { model, scene } = useScene();
  const words = asideFor(scene.table, model.layout.value);
  const does = () => {
    model.uiState.hiddenRefusal.value = refused;
  };
  return (
    words && (
      <ChoiceButton kind="aside" class="rejection-slip__fix" meaning={refused} does={does}>
        {words}
      </ChoiceButton>
    )
  );
}

function heal({ outbox, uiState, nextDeal: next }: TablePageModel, key: string, cure: FixAction): void {
  switch (cure.kind) {
    case 'instead':
      return outbox.replace(key, cure.commands);
    case 'pen':
      return void outbox.takePen();
    case 'again':
      return outbox.retry();
    case 'new_table':
      return navigate('/new');
    case 'log':
      return navigate(`/tables/${outbox.id}/log`);
    case 'keep':
      next.add(cure.command, key);
  }
  void outbox.remove(key);
  if (cure.kind === 'begin') beginFix(uiState, cure.ui);
  if (cure.kind === 'answers') requestAnimationFrame(focusFirstAnswer);
}
