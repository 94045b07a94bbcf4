/** The slip for a refused entry: what was not recorded, why, and the fixes. */

import { currencyOf } from '../../i18n/amounts/currency.ts';
import { gameAdvice } from '../../i18n/game-texts.ts';
import { t } from '../../i18n/language.ts';
import { rejectionText } from '../../i18n/rejection-text.ts';
import { commandFrom, type Command, type Entry, type Refusal, type RefusedTap } from '../../outbox/entry.ts';
import { navigate } from '../../platform/router.ts';
import { TapButton } from '../../ui/buttons/TapButton.tsx';
import { messages } from '../messages/messages.ts';
import { isRefused, refusedEntry, shownRefusal } from '../model/scene.ts';
import { useScene, type TablePageModel } from '../model/table-context.ts';
import { beginFix, openCorrection } from '../model/ui-state.ts';
import { entryText, lateParts } from '../panels/late-parts.ts';
import { ChoiceButton, ChoiceNote } from '../shell/ChoiceButton.tsx';
import type { Fix, FixAction } from '../table-game.ts';
import { fixesOf } from './fixes.ts';
import { hideLabel } from './hide-label.ts';
import './RejectionSlip.css';
import { useStaleCorrection } from './stale-correction.ts';

export function RejectionSlip() {
  const { model, scene, ui } = useScene();
  const { table, refusedCount } = scene;
  const { game, outbox } = model;
  const refusal = shownRefusal(scene);
  const entry = refusedEntry(scene);
  const stale = useStaleCorrection(model, table, entry, refusal);
  if (!refusal || stale?.isChecked) return null;
  const reason =
    stale?.text ?? rejectionText(refusal, entry ?? {}, currencyOf(table.currency), gameAdvice(game.id));
  // On a phone the row may be out of sight.
  const isShownInRow = ui.layout !== 'phone' && entry !== null && game.isShownInRow?.(entry, table) === true;
  const isSending = outbox.entries.value.some(
    (unsent) => unsent.entry === entry && unsent.state === 'sending',
  );
  // A predicted refusal is that of a later entry.
  const others = scene.refusedTap || !scene.refusal ? null : outbox.byOthers.value;
  return (
    <section class="rejection-slip" role="alert" tabIndex={-1} data-entry={entry?.key ?? ''}>
      <p>
        {entry && !isShownInRow && `${entryText(game, entry, table)} `}
        <b>{isRefused(scene) ? t().rejection.notRecorded : messages().rejection.willBeRefused}</b> {reason}
        <span class="rejection-slip__queue-note">
          {!scene.refusedTap && refusedCount > 1 && `${messages().rejection.oneOf(1, refusedCount)}. `}
          {isSending && ` ${t().capitalize(messages().sync.states.sending)}. `}
          {others && ` ${messages().rejection[others.entries.length ? 'byOthers' : 'corrected']} `}
          {refusal.behind > 0 && <EntriesOnHold count={refusal.behind} hasLink={others === null} />}
        </span>
      </p>
      <Fixes
        entry={entry}
        refusal={refusal}
        isSending={isSending}
        isOvertaken={others !== null}
        first={stale?.fix}
      />
    </section>
  );
}

function EntriesOnHold({ count, hasLink }: { count: number; hasLink: boolean }) {
  const { openPanel } = useScene().model.uiState;
  const { onHold, showList } = messages().rejection;
  if (!hasLink) return onHold(count);
  return (
    <>
      {onHold(count)}{' '}
      <TapButton
        class="rejection-slip__list"
        onTap={() => (openPanel.value = 'outbox')}
        aria-haspopup="dialog"
      >
        {showList}
      </TapButton>
    </>
  );
}

interface FixesProps {
  readonly entry: Entry | null;
  readonly refusal: Refusal;
  readonly isSending: boolean;
  readonly isOvertaken: boolean;
  /** A fix before all others. */
  readonly first?: Fix | null | undefined;
}

/** The last button discards the entry: it has the same place on every slip, so a second tap there does nothing else. */
function Fixes({ entry, refusal, isSending, isOvertaken, first }: FixesProps) {
  const { model, scene } = useScene();
  const refused = entry && { entry, refusal, table: scene.table, isSending, isOvertaken };
  const others = refused ? fixesOf(refused, lateParts(model.game)) : [];
  const fixes = first ? [first, ...others] : others;
  const buttonOf = (fix: Fix) => (
    <FixButton key={fix.words} {...fix} isBest={fix === fixes[0]} of={refusal.key} />
  );
  return (
    <div class="rejection-slip__fixes">
      {fixes.filter(({ action }) => action.kind !== 'discard').map(buttonOf)}
      <HideButton refusalKey={refusal.key} />
      {fixes.filter(({ action }) => action.kind === 'discard').map(buttonOf)}
    </div>
  );
}

interface FixButtonProps extends Fix {
  readonly isBest: boolean;
  /** The key of the refused entry. */
  readonly of: string;
}

function FixButton({ words, detail, action, isBest, of: key }: FixButtonProps) {
  const { model, scene } = useScene();
  return (
    <ChoiceButton
      kind={isBest ? 'best' : 'usual'}
      class="rejection-slip__fix"
      meaning={key}
      aria-haspopup={action.kind === 'show_list' ? 'dialog' : undefined}
      onTap={() => applyFix(model, scene.refusedTap ?? null, key, action)}
    >
      <b>{words}</b>
      {detail && <ChoiceNote text={detail} />}
    </ChoiceButton>
  );
}

/** The button that hides the slip, if the dealer may need what it covers. */
function HideButton({ refusalKey }: { refusalKey: string }) {
  const values = useScene();
  const words = hideLabel(values);
  const onTap = () => {
    if (values.scene.refusedTap) values.model.gate.dismiss();
    else values.model.uiState.hiddenRefusal.value = refusalKey;
  };
  return (
    words && (
      <ChoiceButton kind="hide" class="rejection-slip__fix" meaning={refusalKey} onTap={onTap}>
        {words}
      </ChoiceButton>
    )
  );
}

/** `refusedTap`: the refused entry is in no outbox, so a replacement is entered as a new tap. */
function applyFix(
  { actions, gate, outbox, uiState, nextRound }: TablePageModel,
  refusedTap: RefusedTap | null,
  key: string,
  action: FixAction,
): void {
  gate.dismiss();
  switch (action.kind) {
    case 'replace':
      if (refusedTap) return void actions.enqueueAll(tapWith(refusedTap, action.commands));
      return outbox.replace(key, [...action.commands]);
    case 'correct':
      return openCorrection(uiState, [{ id: key }]);
    case 'take_control':
      return void outbox.takePen();
    case 'show_list':
      uiState.openPanel.value = 'outbox';
      return;
    case 'release':
      return outbox.release();
    case 'send_again':
      return outbox.retry();
    case 'new_table':
      return navigate('/new');
    case 'show_log':
      return navigate(`/tables/${outbox.id}/log`);
    case 'next_round':
      nextRound.add(action.command, key);
  }
  if (!refusedTap) void outbox.remove(key);
  if (action.kind === 'tray') beginFix(uiState, action.ui);
  if (action.kind === 'run') action.run();
}

/** Returns the entries of a tap with others in the place of the refused one. */
const tapWith = ({ entries, entry }: RefusedTap, instead: readonly Command[]): Command[] =>
  entries.flatMap((other) => (other.key === entry.key ? instead : [commandFrom(other)]));
