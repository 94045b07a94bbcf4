/** The page that checks seals: seals, a log and a fingerprint in, and the result out. */

import { useState } from 'preact/hooks';
import './CheckSealPage.css';
import { FileButton } from './FileButton.tsx';
import { en, type CheckSealMessages } from './messages/en.ts';
import { fr } from './messages/fr.ts';
import { SealResults } from './SealResults.tsx';
import { useOpenedFiles } from './use-opened-files.ts';
import { isFingerprint } from './verdict.ts';

const LANGUAGES = { en, fr } as const;
type Language = keyof typeof LANGUAGES;

const isFile = location.protocol === 'file:';

export function CheckSealPage({ preferred }: { preferred: Language }) {
  const [language, setLanguage] = useState<Language>(preferred);
  const { seals, log, typeSeals, openSeals, openLog } = useOpenedFiles();
  const [expected, setExpected] = useState('');
  const words: CheckSealMessages = LANGUAGES[language];
  document.documentElement.lang = language;
  document.title = words.title;
  return (
    <main class="check-seal-page">
      <PageHeader words={words} language={language} choose={setLanguage} />
      <SealInput words={words} text={seals?.text ?? ''} change={typeSeals} open={openSeals} />
      <section>
        <h2>{words.logTitle}</h2>
        <p>{words.logHint}</p>
        <FileButton label={words.openLog} open={openLog} />
        <p class="check-seal-page__hint">{log ? log.name : words.noFile}</p>
      </section>
      <KeyInput words={words} text={expected} change={setExpected} />
      <section role="status">
        <h2>{words.resultTitle}</h2>
        <SealResults words={words} seals={seals} opened={log} expected={expected} />
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

interface SealInputProps extends InputProps {
  readonly open: (files: readonly File[]) => Promise<void>;
}

function SealInput({ words, text, change, open }: SealInputProps) {
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
      <FileButton label={words.openSeal} isSeveral open={open} />
    </section>
  );
}

function KeyInput({ words, text, change }: InputProps) {
  const isWrong = text.trim() !== '' && !isFingerprint(text);
  return (
    <section>
      <h2>{words.keyTitle}</h2>
      <p id="key-hint">{words.keyHint}</p>
      <input
        aria-label={words.keyField}
        aria-describedby="key-hint key-fault"
        aria-invalid={isWrong}
        autocomplete="off"
        spellcheck={false}
        value={text}
        onInput={(event) => change(event.currentTarget.value)}
      />
      <p id="key-fault" class="check-seal-page__hint">
        {isWrong && words.fingerprintForm}
      </p>
    </section>
  );
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
