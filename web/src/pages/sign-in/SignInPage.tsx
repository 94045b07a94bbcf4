/** The page for signed-out browsers, with a field for a link or a key. */

import { useRef, useState } from 'preact/hooks';
import { locked } from '../../api/client.ts';
import { parseCredentials } from '../../api/credentials.ts';
import { attempt } from '../../ui/frame/notice.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Page } from '../../ui/frame/Page.tsx';
import { LANGUAGES, language, chooseLanguage, t, type Language } from '../../i18n/language.ts';
import { About } from '../../ui/About.tsx';
import { complaint, refusalOf } from './arrival.ts';
import '../../styles/welcome.css';

export function SignInPage() {
  return (
    <Page kind="home" title="Paroli" named="" under={t().home.tagline} menu={false}>
      <section class="lists">
        <Form />
      </section>
      <section class="side">
        <About />
        <Languages />
      </section>
    </Page>
  );
}

function Form() {
  const words = t().signIn;
  const form = useRef<HTMLFormElement>(null);
  const [proof, setProof] = useState('');
  const [device, setDevice] = useState('');
  const wrong = complaint.value ?? (locked.value === null ? null : words.signedOut);
  const tell = (text: string | null): void => {
    complaint.value = text;
    if (text !== null) form.current?.querySelector('input')?.focus();
  };
  const signIn = async (): Promise<void> => {
    if (!proof.trim()) return tell(words.empty);
    const name = device.trim();
    return attempt(() => refusalOf({ ...parseCredentials(proof), ...(name && { device: name }) }), tell);
  };
  return (
    <form class="slate" noValidate ref={form}>
      <h2>{words.title}</h2>
      <p class="quiet" id="proof-help">
        {words.help} <code>paroli serve</code> {words.helpPrints}{' '}
        <code>paroli keys pair NAME --role house</code> {words.helpAnother}
      </p>
      <ProofField proof={proof} setProof={setProof} wrong={wrong} />
      <TextField
        id="device"
        label={words.device}
        value={device}
        change={setDevice}
        more={{ maxLength: 40 }}
      />
      <BusyButton type="submit" words={words.signIn} busy={words.signingIn} act={signIn} />
    </form>
  );
}

interface ProofProps {
  readonly proof: string;
  readonly setProof: (proof: string) => void;
  readonly wrong: string | null;
}

function ProofField({ proof, setProof, wrong }: ProofProps) {
  return (
    <TextField
      id="proof"
      label={t().signIn.credentials}
      path="proof"
      described="proof-help"
      faults={wrong === null ? {} : { proof: wrong }}
      value={proof}
      change={setProof}
      more={{ autocapitalize: 'off', spellcheck: false, required: true }}
    />
  );
}

function Languages() {
  return (
    <div class="buttons languages" role="group" aria-label={t().signIn.language}>
      {Object.entries(LANGUAGES).map(([code, name]) => (
        <button
          key={code}
          type="button"
          lang={code}
          class="plain"
          aria-pressed={language.value === code}
          onClick={() => void attempt(() => chooseLanguage(code as Language))}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
