/** The sentence that the dealer announces next, and a note below it. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { practiceGuide } from '../../../../platform/settings.ts';
import { showSignIn } from '../../../../api/current-key.ts';
import { isOnline } from '../../../../outbox/is-online.ts';
import { NewVersion } from '../../../../ui/frame/NewVersion.tsx';
import { RichText } from '../../../../ui/text/RichText.tsx';
import { TapButton } from '../../../../ui/buttons/TapButton.tsx';
import { clock } from '../../../../i18n/amounts/numbers.ts';
import { useAfterPaint } from '../use-after-paint.ts';
import { drawEntries } from '../model/entries-of.ts';
import { messages } from '../../messages/messages.ts';
import { withTerms } from '../../terms.ts';
import type { Table } from '../../view.ts';
import { openCorrection } from '../model/ui-state.ts';
import { useScene, type PageValues } from '../model/page-model.ts';
import { panels } from '../panels/load-panels.ts';
import { isDealOver, promptOrProgress, promptNote, type NoteContext } from './prompt.ts';
import './Prompt.css';

export function Prompt() {
  const { model, scene, ui } = useScene();
  const since = model.outbox.offlineSince.value;
  const context = {
    offlineAt: since && clock(since),
    isSignedOut: model.outbox.link.value === 'signed_out',
    unsentCount: scene.unsent.length,
    isNotStored: !model.outbox.isPersistent.value,
    isWaitingForEngine: scene.waitingForEngine > 0,
    isWinnerUnknown: model.outbox.isWinnerUnknown.value,
    hasUnknownUndo: model.outbox.hasUnknownUndo.value,
  };
  const isDrawNote =
    !since && !context.hasUnknownUndo && scene.table.phase === 'drawing' && ui.mode.kind !== 'card';
  const isResultShown = isDealOver(scene.table, ui) && !context.isSignedOut && !since;
  const DealResult = isResultShown ? panels.value?.DealResult : undefined;
  const Guide = showsGuide(scene.table, context) ? panels.value?.TableGuide : undefined;
  // Fitting the sentence forces a layout. It waits until the tap itself is painted.
  const text = useAfterPaint(promptOrProgress(scene, ui));
  return (
    <div class="prompt" data-result={DealResult !== undefined || Guide !== undefined}>
      <Sentence text={text} isLosing={gapLoses({ model, scene, ui })} />
      {DealResult ? (
        <DealResult table={scene.table} />
      ) : Guide ? (
        <Guide table={scene.table} ui={ui} />
      ) : (
        <Note
          correct={
            isDrawNote ? () => openCorrection(model.uiState, drawEntries(model.outbox.standing.peek())) : null
          }
          isSignedOut={context.isSignedOut}
          text={promptNote(scene.table, ui, context)}
        />
      )}
      {isBetweenDeals({ model, scene, ui }) && (
        <NewVersion place="band" isDisabled={scene.unsent.length > 0} />
      )}
    </div>
  );
}

interface NoteProps {
  /** Opens the correction of a draw; null if the note does not show one. */
  correct: (() => void) | null;
  isSignedOut: boolean;
  text: string;
}

/** The note. In a deal it shows the last draw, and a tap corrects a draw. If signed out, it opens the sign-in page. */
function Note({ correct, isSignedOut, text }: NoteProps) {
  if (!isSignedOut && !correct)
    return (
      <p class="prompt__note">
        <RichText text={withTerms(text)} />
      </p>
    );
  const note = <RichText text={text} />;
  if (isSignedOut)
    return (
      <TapButton class="prompt__note" meaning="sign in" onTap={showSignIn}>
        {note}
      </TapButton>
    );
  return (
    <TapButton class="prompt__note" meaning={text} onTap={() => correct?.()}>
      {note}
      <span class="visually-hidden">, {messages().screenReader.correctDraw}</span>
    </TapButton>
  );
}

/** Whether a practice table shows the next step in words: not while the note has something more important. */
const showsGuide = (table: Table, context: NoteContext): boolean =>
  table.practice &&
  practiceGuide.value === 'on' &&
  table.phase !== 'closed' &&
  context.offlineAt === null &&
  !context.isSignedOut &&
  !context.isWaitingForEngine &&
  !context.hasUnknownUndo;

/** Whether a reload loses nothing: no deal is in progress, nothing is refused, and the server responds. */
const isBetweenDeals = ({ model, scene }: PageValues): boolean =>
  scene.table.phase !== 'drawing' && scene.refusal === null && isOnline(model.outbox);

/** Whether the next tap names the losing card: the second if the winner is drawn first, else the first. */
const gapLoses = ({ scene, ui }: PageValues): boolean =>
  scene.table.phase === 'drawing' &&
  (ui.firstCard !== null) === (scene.table.rules.order === 'win_first') &&
  ui.pendingDraw === null &&
  ui.mode.kind === 'none';

const STEPS = [1, 31 / 35, 27 / 35];

/** The sentence, in the largest of three sizes that fits one line; else in two lines. */
function Sentence({ text, isLosing }: { text: string; isLosing: boolean }) {
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const fit = () => line.current && fitLine(line.current);
    fit();
    addEventListener('resize', fit);
    if (document.fonts.status === 'loading') void document.fonts.ready.then(fit);
    return () => removeEventListener('resize', fit);
  }, [text]);
  return (
    <p class="prompt__text" ref={line}>
      <RichText text={withTerms(text)} gap={isLosing ? 'loses' : 'wins'} />
    </p>
  );
}

function fitLine(line: HTMLElement): void {
  line.dataset.wraps = 'false';
  const fits = STEPS.some((step) => {
    line.style.setProperty('--step', String(step));
    return line.scrollWidth <= line.clientWidth;
  });
  line.dataset.wraps = String(!fits);
}
