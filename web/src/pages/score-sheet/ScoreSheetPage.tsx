/** The page that plays a score sheet, pasted or from a file, or shows which lines are wrong. */

import { FieldFrame } from '../../ui/Field.tsx';
import { Buttons } from '../../ui/Buttons.tsx';
import { Button } from '../../ui/Button.tsx';
import { Text } from '../../ui/Text.tsx';
import { useRef, useState } from 'preact/hooks';
import { Problem } from '../../api/problem.ts';
import { announcement } from '../../ui/announcement.ts';
import { attempt } from '../../ui/frame/notice.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Page } from '../../ui/frame/Page.tsx';
import { gameOf } from '../../game-api/registry.ts';
import { navigate } from '../../platform/router.ts';
import { t } from '../../i18n/language.ts';
import { playSheet } from '../../api/play-session.ts';
import './ScoreSheetPage.css';

interface Complaint {
  readonly line: number;
  readonly message: string;
  readonly code: string;
}
interface Wrong {
  readonly title: string;
  readonly complaints: readonly Complaint[];
}

export function ScoreSheetPage() {
  const words = t().scoreSheet;
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const put = (sheet: string): void => {
    setText(sheet);
    setWrong(null);
  };
  const show = (found: Wrong): void => {
    setWrong(found);
    announcement.value = found.title;
    requestAnimationFrame(() => goTo(found.complaints[0]?.line ?? 1, field.current));
  };
  const play = (): Promise<void> => {
    setWrong(null);
    return attempt(
      () => played(text),
      (outcome) => ('id' in outcome ? navigate(`/tables/${outcome.id}/log`) : show(outcome)),
    );
  };
  return (
    <Page narrow title={words.title}>
      <form noValidate class="score-sheet-page">
        <Text kind="quiet">{words.help}</Text>
        <FilePicker pick={put} />
        <SheetField field={field} text={text} put={put} wrong={wrong !== null} />
        <div id="sheet-wrong" role="alert">
          {wrong && <Complaints wrong={wrong} text={text} choose={(line) => goTo(line, field.current)} />}
        </div>
        <Buttons class="score-sheet-page__buttons">
          <SampleButton put={put} />
          <BusyButton type="submit" words={words.play} busy={words.playing} act={play} />
        </Buttons>
      </form>
    </Page>
  );
}

/** Puts the sheet of a demonstration into the field. */
function SampleButton({ put }: { put: (text: string) => void }) {
  const { practice } = gameOf(null);
  if (!practice) return null;
  const act = (): Promise<void> => attempt(async () => (await practice()).loadDemonstration(), put);
  return <Button onClick={act}>{t().scoreSheet.sample}</Button>;
}

interface SheetFieldProps {
  readonly field: { current: HTMLTextAreaElement | null };
  readonly text: string;
  readonly put: (text: string) => void;
  readonly wrong: boolean;
}

function SheetField({ field, text, put, wrong }: SheetFieldProps) {
  return (
    <FieldFrame id="sheet" label={t().scoreSheet.text}>
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
    <FieldFrame id="file" label={t().scoreSheet.file}>
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

interface ComplaintsProps {
  readonly wrong: Wrong;
  readonly text: string;
  readonly choose: (line: number) => void;
}

function Complaints({ wrong, text, choose }: ComplaintsProps) {
  const lines = text.split('\n');
  return (
    <div class="score-sheet-page__wrong">
      <Text kind="strong">{wrong.title}</Text>
      <ol class="score-sheet-page__lines">
        {wrong.complaints.map(({ line, message, code }) => (
          <li key={`${line} ${code}`}>
            <Button onClick={() => choose(line)}>{t().scoreSheet.line(line)}</Button>
            <div>
              <p>
                <span lang="en">{t().capitalize(message)}</span>{' '}
                <span class="score-sheet-page__code">({code})</span>
              </p>
              <code>{lines[line - 1]?.trim()}</code>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

async function played(text: string): Promise<{ id: string } | Wrong> {
  try {
    return await playSheet(text);
  } catch (error) {
    const aboutSheet = error instanceof Problem && (error.status === 422 || error.status === 409);
    if (!aboutSheet) throw error;
    return wrongOf(error);
  }
}

function wrongOf({ code, message, facts }: Problem): Wrong {
  const { scoreSheet } = t();
  const several = Array.isArray(facts.disagreements) ? (facts.disagreements as Complaint[]) : null;
  return {
    title: code === 'sheet_disagrees' ? scoreSheet.rejected : scoreSheet.invalid,
    complaints: several ?? [{ line: Number(facts.line ?? 1), message, code }],
  };
}

/** Chooses a line of the field and brings it into view. */
function goTo(line: number, field: HTMLTextAreaElement | null): void {
  if (!field) return;
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  const height = field.scrollHeight / Math.max(lines.length, 1);
  field.scrollTop = Math.max(0, (line - 4) * height);
}
