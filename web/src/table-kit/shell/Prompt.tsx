/** The sentence that the dealer announces next, and a note below it; above it the name of a closed table. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { currentKey, showSignIn } from '../../api/current-key.ts';
import { clock } from '../../i18n/amounts/numbers.ts';
import { isOnline } from '../../outbox/is-online.ts';
import { practiceGuide } from '../../platform/settings.ts';
import { TapButton } from '../../ui/buttons/TapButton.tsx';
import { NewVersion } from '../../ui/frame/NewVersion.tsx';
import { plain } from '../../i18n/markup.ts';
import { RichText } from '../../ui/text/RichText.tsx';
import { controlElsewhere } from '../control/control-elsewhere.ts';
import { messages } from '../messages/messages.ts';
import { newestFirst } from '../model/entries-of.ts';
import { useScene, type PageValues } from '../model/table-context.ts';
import type { TableView } from '../model/table-view.ts';
import { openCorrection } from '../model/ui-state.ts';
import { lateParts, shortText } from '../panels/late-parts.ts';
import { panels } from '../panels/load-panels.ts';
import { GameText, gameText } from './GameText.tsx';
import { noteKind, noteText, promptText, type NoteContext } from './prompt-text.ts';
import './Prompt.css';
import { useAfterPaint } from './use-after-paint.ts';

export function Prompt() {
  const values = useScene();
  const { model, scene, ui } = values;
  const context = contextOf(values);
  const isQuiet = context.offlineAt === null && !context.isSignedOut;
  const late = lateParts(model.game);
  const { CorrectionNote, PracticeGuide } = panels.value ?? {};
  const isCorrected = CorrectionNote !== undefined && model.uiState.correction.value !== null;
  const hasRoom = !isCorrected || ui.layout === 'phone';
  const Result = hasRoom && ui.isResultShown && isQuiet ? late?.Result : undefined;
  const Guide = hasRoom && late?.guide && showsGuide(scene.table, context) ? PracticeGuide : undefined;
  const sentence = promptText(values);
  // Fitting the sentence forces a layout. It waits until the tap itself is painted.
  const text = useAfterPaint(sentence.text);
  return (
    <div
      class="prompt"
      data-result={!hasRoom || Result !== undefined || Guide !== undefined}
      data-corrected={isCorrected}
    >
      {scene.table.phase === 'closed' && <h1 class="prompt__name">{scene.table.name}</h1>}
      <SentenceLine text={text} gap={sentence.gap ?? 'wins'} hasRoom={hasRoom} />
      {CorrectionNote && <CorrectionNote />}
      {Result ? (
        <Result view={scene.table} />
      ) : Guide ? (
        <Guide text={gameText(model, late?.guide?.(scene.table, ui) ?? '')} />
      ) : (
        <Notes context={context} hint={sentence.hint} isQuiet={isQuiet && ui.layout !== 'phone'} />
      )}
      {isBetweenRounds(values) && <NewVersion place="band" isDisabled={scene.unsent.length > 0} />}
    </div>
  );
}

interface NotesProps {
  readonly context: NoteContext;
  readonly hint: string | undefined;
  /** Whether the note leaves room for more. */
  readonly isQuiet: boolean;
}

const Notes = ({ context, hint, isQuiet }: NotesProps) => (
  <>
    <Note context={context} />
    {isQuiet && !context.deviceInControl && hint && (
      <span class="prompt__hint">
        <GameText text={hint} />
      </span>
    )}
    {isQuiet && <BandOdds />}
  </>
);

/** The exact figures of the game, once their code is loaded. On a phone they stand below the buttons. */
function BandOdds() {
  const OddsNote = panels.value?.OddsNote;
  return OddsNote ? <OddsNote place="band" /> : null;
}

function contextOf({ model: { outbox }, scene }: PageValues): NoteContext {
  const since = outbox.offlineSince.value && (panels.value?.lostAt.value ?? outbox.offlineSince.value);
  return {
    isClosed: scene.table.phase === 'closed',
    offlineAt: since && clock(since),
    isSignedOut: outbox.link.value === 'signed_out',
    unsentCount: scene.unsent.length,
    isNotStored: !outbox.isPersistent.value,
    deviceInControl: controlElsewhere(outbox.serverView.value, currentKey.value),
    isWaitingForEngine: scene.waitingForEngine > 0,
    isWinnerUnknown: outbox.isWinnerUnknown.value,
    hasUnknownUndo: outbox.hasUnknownUndo.value,
  };
}

/**
 * The note. If it is about a draw, a tap corrects a draw. If signed out, it opens the sign-in page; if another device
 * has control, the panel that takes it.
 */
function Note({ context }: { context: NoteContext }) {
  const { model, scene, ui } = useScene();
  const sentence = model.game.sentence(scene.table, ui);
  const { correctable } = sentence;
  const kind = noteKind(context);
  const text = noteText(sentence, context);
  const entries = kind === 'game' ? (correctable?.(newestFirst(model.outbox.standing.value)) ?? []) : [];
  const [newest] = entries;
  const correct = newest ? () => openCorrection(model.uiState, entries) : null;
  const takeControl = () => (model.uiState.openPanel.value = 'outbox');
  const onTap = kind === 'signed_out' ? showSignIn : kind === 'control' ? takeControl : correct;
  if (!onTap)
    return (
      <p class="prompt__note">
        <GameText text={text} />
      </p>
    );
  return (
    <TapButton
      class="prompt__note"
      meaning={text}
      aria-haspopup={kind === 'control' ? 'dialog' : undefined}
      aria-label={
        newest && messages().reader.corrects(plain(text), shortText(model.game, newest.entered, scene.table))
      }
      onTap={onTap}
    >
      <RichText text={text} />
    </TapButton>
  );
}

/** Whether a practice table shows the next step in words: not while the note has something more important. */
const showsGuide = (table: TableView, context: NoteContext): boolean =>
  table.practice && practiceGuide.value === 'on' && table.phase !== 'closed' && noteKind(context) === 'game';

/** Whether a reload loses nothing: no round is in progress, nothing is refused, and the server responds. */
const isBetweenRounds = ({ model, scene }: PageValues): boolean =>
  model.game.isRoundRunning?.(scene.table) !== true && scene.refusal === null && isOnline(model.outbox);

const STEPS = [1, 31 / 35, 27 / 35];

interface SentenceLineProps {
  readonly text: string;
  readonly gap: 'wins' | 'loses';
  /** Without room, a phone shows it smaller. */
  readonly hasRoom: boolean;
}

/** The sentence, in the largest of three sizes that fits one line; else in two lines. */
function SentenceLine({ text, gap, hasRoom }: SentenceLineProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const fit = () => line.current && fitLine(line.current);
    fit();
    addEventListener('resize', fit);
    if (document.fonts.status === 'loading') void document.fonts.ready.then(fit);
    return () => removeEventListener('resize', fit);
  }, [text, hasRoom]);
  return (
    <p class="prompt__text" ref={line}>
      <GameText text={text} gap={gap} />
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
