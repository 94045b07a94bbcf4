/** The page that plays a score sheet, pasted or from a file, or shows which lines are wrong. */

import { FieldFrame, focusFault } from '../../ui/fields/Field.tsx';
import { Buttons } from '../../ui/buttons/Buttons.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../../ui/announcement.ts';
import { attempt } from '../../ui/frame/notice.ts';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { Page } from '../../ui/frame/Page.tsx';
import { gamesWithPractice, type GameWithPractice } from '../../game-api/registry.ts';
import { gameTitleAmong, ofGame } from '../../i18n/game-texts.ts';
import { loadGameTexts } from '../../i18n/load-game-texts.ts';
import { keepInput, keptInput } from '../../platform/kept-input.ts';
import { navigate } from '../../platform/router.ts';
import { t } from '../../i18n/language.ts';
import { filingOf, isInFuture } from './sheet-filing.ts';
import { SheetFields, useSheetFields } from './SheetFields.tsx';
import './ScoreSheetPage.css';
import { messages } from './messages/messages.ts';
import { lineErrorText, playOrFindErrors, type LineError, type SheetErrors } from './sheet-errors.ts';

export function ScoreSheetPage() {
  const words = messages();
  const [text, setText] = useKeptText();
  const fields = useSheetFields();
  const field = useRef<HTMLTextAreaElement>(null);
  const choose = (line: number): void => selectLine(line, field.current);
  const { errors, setErrors, showErrors } = useErrors(choose);
  const setSheet = (sheet: string): void => {
    setText(sheet);
    setErrors(null);
  };
  const showTable = (id: string): void => {
    setText('');
    navigate(`/tables/${id}/log`);
  };
  const play = async (): Promise<void> => {
    if (isInFuture(fields.draft, new Date())) return focusFault(field.current?.form ?? null);
    setErrors(null);
    return attempt(
      () => playOrFindErrors(text, filingOf(fields.draft, fields.gatherings, new Date())),
      (outcome) => ('id' in outcome ? showTable(outcome.id) : showErrors(outcome)),
    );
  };
  return (
    <Page narrow title={words.title}>
      <form noValidate class="score-sheet-page">
        <Text kind="quiet">{words.help}</Text>
        <FilePicker pick={setSheet} />
        <SheetFields {...fields} />
        <SheetField field={field} text={text} setSheet={setSheet} errors={errors !== null} />
        <ErrorList {...{ errors, text, choose }} />
        <Buttons class="score-sheet-page__buttons">
          <SampleButtons setSheet={setSheet} markPractice={() => fields.change({ practice: true })} />
          <BusyButton type="submit" words={words.play} busy={words.playing} act={play} />
        </Buttons>
      </form>
    </Page>
  );
}

/** The errors of the sheet. Showing them also chooses the first wrong line. */
function useErrors(choose: (line: number) => void) {
  const [errors, setErrors] = useState<SheetErrors | null>(null);
  const showErrors = (found: SheetErrors): void => {
    setErrors(found);
    announce(found.title);
    requestAnimationFrame(() => choose(found.errors[0]?.line ?? 1));
  };
  return { errors, setErrors, showErrors };
}

/** A text that a reload keeps, and what changes it; '' forgets it. */
function useKeptText() {
  const [text, setText] = useState(() => String(keptInput('sheet') ?? ''));
  const change = (changed: string): void => {
    setText(changed);
    keepInput('sheet', changed || null);
  };
  return [text, change] as const;
}

interface SampleButtonsProps {
  readonly setSheet: (text: string) => void;
  readonly markPractice: () => void;
}

/** A button for the demonstration of each game that has one. */
const SampleButtons = (props: SampleButtonsProps) => (
  <>
    {gamesWithPractice().map((game) => (
      <SampleButton key={game.id} game={game} {...props} />
    ))}
  </>
);

/** Puts the sheet of a demonstration into the field. It is practice, unless the person changes that. */
function SampleButton({
  setSheet: put,
  markPractice,
  game,
}: SampleButtonsProps & { readonly game: GameWithPractice }) {
  const { practice } = game;
  const putSample = (sheet: string): void => {
    put(sheet);
    markPractice();
  };
  useEffect(() => void loadGameTexts(game.id).catch(() => undefined), [game.id]);
  const act = (): Promise<void> => attempt(async () => (await practice()).loadDemonstration(), putSample);
  return (
    <Button onClick={act}>{ofGame(messages().sample, gameTitleAmong(game.id, gamesWithPractice()))}</Button>
  );
}

interface SheetFieldProps {
  readonly field: { current: HTMLTextAreaElement | null };
  readonly text: string;
  readonly setSheet: (text: string) => void;
  readonly errors: boolean;
}

function SheetField({ field, text, setSheet: put, errors: wrong }: SheetFieldProps) {
  return (
    <FieldFrame id="sheet" label={messages().text}>
      <textarea
        id="sheet"
        ref={field}
        rows={18}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        wrap="off"
        aria-describedby="sheet-wrong"
        aria-invalid={wrong ? 'true' : undefined}
        value={text}
        onInput={({ currentTarget }) => put(currentTarget.value)}
      />
    </FieldFrame>
  );
}

function FilePicker({ pick }: { pick: (text: string) => void }) {
  return (
    <FieldFrame id="file" label={messages().file}>
      <input
        id="file"
        type="file"
        accept=".toml,.txt,text/plain"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void file.text().then(pick);
        }}
      />
    </FieldFrame>
  );
}

interface ErrorListProps {
  /** Null if the sheet has no errors. */
  readonly errors: SheetErrors | null;
  readonly text: string;
  readonly choose: (line: number) => void;
}

function ErrorList({ errors, text, choose }: ErrorListProps) {
  return (
    <div id="sheet-wrong" role="alert">
      {errors && <Errors errors={errors} text={text} choose={choose} />}
    </div>
  );
}

function Errors({ errors: wrong, text, choose }: ErrorListProps & { readonly errors: SheetErrors }) {
  const lines = text.split('\n');
  return (
    <div class="score-sheet-page__wrong">
      <Text kind="strong">{wrong.title}</Text>
      <ol class="score-sheet-page__lines">
        {wrong.errors.map((error) => (
          <li key={`${error.line} ${error.message}`}>
            <Button onClick={() => choose(error.line)}>{messages().line(error.line)}</Button>
            <div>
              <p>
                <ErrorText error={error} sheet={wrong} />{' '}
                <span class="score-sheet-page__code">({error.code})</span>
              </p>
              <code>{lines[error.line - 1]?.trim()}</code>
            </div>
          </li>
        ))}
      </ol>
      {wrong.leftOut > 0 && <p>{messages().leftOut(wrong.leftOut)}</p>}
    </div>
  );
}

/** What is wrong, in the language of the page if it has words for it. */
function ErrorText({ error, sheet }: { readonly error: LineError; readonly sheet: SheetErrors }) {
  const text = lineErrorText(error, sheet);
  return text === null ? <span lang="en">{t().capitalize(error.message)}</span> : <span>{text}</span>;
}

/** Chooses a line of the field and brings it into view. */
function selectLine(line: number, field: HTMLTextAreaElement | null): void {
  if (!field) return;
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  const height = field.scrollHeight / Math.max(lines.length, 1);
  field.scrollTop = Math.max(0, (line - 4) * height);
}
