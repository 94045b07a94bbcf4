/**
 * The undo button, always in the same corner: it takes back the newest entry, unsent, sent or settled. After a
 * correction it takes back the correction, until the next entry.
 */

import { letterOf, rankOf, RANKS } from '../../i18n/cards.ts';
import type { Entered } from '../../outbox/ports.ts';
import { isCorrection, UNDO } from '../../outbox/undo/session-entries.ts';
import { newestTap, type StandingEntry } from '../../outbox/undo/standing-entries.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TapButton } from '../../ui/buttons/TapButton.tsx';
import { messages } from '../messages/messages.ts';
import { usePageModel, useScene, type TablePageModel } from '../model/table-context.ts';
import type { Scene } from '../model/table-model.ts';
import { shortText } from '../panels/late-parts.ts';
import { isUnfinished, mayUndo, undo } from '../model/undo.ts';
import './UndoButton.css';
import { useAfterPaint } from './use-after-paint.ts';

export function UndoButton() {
  const { outbox } = usePageModel();
  const newest = useAfterPaint(outbox.newest.value);
  return newest ? <Button newest={newest} /> : <div class="undo-button__place" />;
}

function Button({ newest: last }: { readonly newest: StandingEntry }) {
  const { id, entered } = last;
  const { model, scene, ui } = useScene();
  const { game } = model;
  const unfinished = ui.firstCard ?? game.unfinishedCard?.(ui.mode, scene.table) ?? null;
  // An open tray or panel closes first.
  const panel = model.uiState.openPanel.value;
  const closes = (panel !== null && panel !== 'outbox') || isUnfinished(model);
  const takesBack = unfinished === null && !closes;
  const isWaiting = takesBack && model.outbox.isCorrectionSent.value;
  const isForbidden = takesBack && !mayUndo(last);
  const entry = (): string => {
    if (isWaiting) return messages().undo.correctionSent;
    if (isCorrection(entered)) return messages().undo.correction;
    const text = takenBackText(model, scene, entered);
    const [newest, ...others] = newestTap(model.outbox.standing.value);
    return newest?.id === id && others.length ? messages().undo.andOthers(text, others.length) : text;
  };
  const open = unfinished === null ? messages().undo.unfinished : faceOf(unfinished);
  return (
    <TapButton
      class="undo-button"
      meaning={unfinished ?? (closes ? 'unfinished' : id)}
      isDisabled={isWaiting || isForbidden}
      onTap={() => undo(model)}
    >
      <span class="undo-button__label">
        <Icon sign="undo" />
        <b>{messages().undo.undo}</b>
      </span>
      <span class="undo-button__entry">{takesBack ? entry() : open}</span>
    </TapButton>
  );
}

/** An entry in a few words. A refused undo has the words of what it takes back, if the server view still lists that. */
function takenBackText({ game }: TablePageModel, { serverView, table }: Scene, entered: Entered): string {
  const short = (entry: Entered): string => shortText(game, entry, table);
  const undone = serverView?.recent?.find(({ entry }) => entered.kind === UNDO && entry === entered['of']);
  return undone ? messages().undo.refusedUndo(short(undone.entered)) : short(entered);
}

/** The letter of a card; any other text as it is. */
const faceOf = (unfinished: string): string =>
  RANKS.includes(rankOf(unfinished)) ? letterOf(unfinished) : unfinished;
