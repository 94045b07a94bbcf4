/** The page that checks seals: seals, a log and a fingerprint in, and the result out. */

import { useState } from 'preact/hooks';
import './CheckSealPage.css';
import { BadExport, readLogs, type Logs } from './exported-logs.ts';
import { FileButton } from './FileButton.tsx';
import { en, type CheckSealMessages } from './messages/en.ts';
import { fr } from './messages/fr.ts';
import { SealResult } from './SealResult.tsx';
import { BadSeal, readSeals } from './seal-text.ts';
import { checkSeals, type CheckedSeal } from './verdict.ts';
import { faultText } from './verdict-text.ts';

/** A file that was opened: its logs, or why it has none. */
interface OpenedLog {
  readonly name: string;
  readonly logs: Logs | unknown;
}

const LANGUAGES = { en, fr } as const;
type Language = keyof typeof LANGUAGES;

const isFile = location.protocol === 'file:';

export function CheckSealPage({ preferred }: { preferred: Language }) {
  const [language, setLanguage] = useState<Language>(preferred);
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<OpenedLog | null>(null);
  const [expected, setExpected] = useState('');
  const words: CheckSealMessages = LANGUAGES[language];
  document.documentElement.lang = language;
  document.title = words.title;
  return (
    <main class="check-seal-page">
      <PageHeader words={words} language={language} choose={setLanguage} />
      <SealInput words={words} text={text} change={setText} />
      <section>
        <h2>{words.logTitle}</h2>
        <p>{words.logHint}</p>
        <FileButton label={words.openLog} open={async ([file]) => file && setOpened(await openLog(file))} />
        <p class="check-seal-page__hint">{opened ? opened.name : words.noFile}</p>
      </section>
      <KeyInput words={words} text={expected} change={setExpected} />
      <section role="status">
        <h2>{words.resultTitle}</h2>
        <Results words={words} text={text} opened={opened} expected={expected} />
      </section>
    </main>
  );
}

interface PageHeaderProps {
  readonly words: CheckSealMessages;
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

function PageHeader({ words, language, choose }: PageHeaderProps) {
  return (
    <header>
      <p class="check-seal-page__languages">
        <LanguageButton language="en" name="English" current={language} choose={choose} />
        <LanguageButton language="fr" name="Français" current={language} choose={choose} />
      </p>
      <h1>{words.title}</h1>
      <p>{words.about}</p>
      {!isFile && (
        <p class="check-seal-page__hint">
          <a href={location.pathname} download="check-seal.html">
            {words.save}
          </a>
          {' · '}
          {words.saveHint}
        </p>
      )}
    </header>
  );
}

interface InputProps {
  readonly words: CheckSealMessages;
  readonly text: string;
  readonly change: (text: string) => void;
}

function SealInput({ words, text, change }: InputProps) {
  return (
    <section>
      <h2>{words.sealTitle}</h2>
      <p id="seal-hint">{words.sealHint}</p>
      <textarea
        aria-label={words.sealField}
        aria-describedby="seal-hint"
        rows={9}
        spellcheck={false}
        value={text}
        onInput={(event) => change(event.currentTarget.value)}
      />
      <FileButton label={words.openSeal} isSeveral open={async (files) => change(await textsOf(files))} />
    </section>
  );
}

function KeyInput({ words, text, change }: InputProps) {
  return (
    <section>
      <h2>{words.keyTitle}</h2>
      <p id="key-hint">{words.keyHint}</p>
      <input
        aria-label={words.keyField}
        aria-describedby="key-hint"
        autocomplete="off"
        spellcheck={false}
        value={text}
        onInput={(event) => change(event.currentTarget.value)}
      />
    </section>
  );
}

interface ResultsProps {
  readonly words: CheckSealMessages;
  readonly text: string;
  readonly opened: OpenedLog | null;
  readonly expected: string;
}

function Results({ words, text, opened, expected }: ResultsProps) {
  if (opened !== null && !(opened.logs instanceof Map)) return <Fault words={words} error={opened.logs} />;
  if (text.trim() === '') return <p>{words.waiting}</p>;
  const checked = check(text, opened?.logs as Logs | undefined, expected);
  if (checked instanceof Error) return <Fault words={words} error={checked} />;
  if (checked === null) return <p>{words.waiting}</p>;
  return checked.map((found, index) => <SealResult key={index} words={words} checked={found} />);
}

function Fault({ words, error }: { words: CheckSealMessages; error: unknown }) {
  return <p class="check-seal-page__fault">{faultText(words, error)}</p>;
}

/** Returns the result of each seal, an error if the text has no seal, or null while the log is missing. */
function check(text: string, logs: Logs | undefined, expected: string): CheckedSeal[] | BadSeal | null {
  try {
    const seals = readSeals(text);
    return logs ? checkSeals(seals, logs, expected) : null;
  } catch (error) {
    if (error instanceof BadSeal) return error;
    throw error;
  }
}

async function textsOf(files: readonly File[]): Promise<string> {
  const texts = await Promise.all(files.map((file) => file.text()));
  return texts.join('\n');
}

async function openLog(file: File): Promise<OpenedLog> {
  try {
    return { name: file.name, logs: readLogs(await file.text()) };
  } catch (error) {
    return { name: file.name, logs: error instanceof BadExport ? error : new Error('unreadable') };
  }
}

interface LanguageButtonProps {
  readonly language: Language;
  readonly name: string;
  readonly current: Language;
  readonly choose: (language: Language) => void;
}

function LanguageButton({ language, name, current, choose }: LanguageButtonProps) {
  return (
    <button
      type="button"
      lang={language}
      aria-pressed={language === current}
      onClick={() => choose(language)}
    >
      {name}
    </button>
  );
}
