/** The page for signed-out browsers, with a field for a link or a key. */

import './SignInPage.css';
import { Buttons } from '../../ui/buttons/Buttons.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { useEffect, useRef, useState } from 'preact/hooks';
import { loadStoredTables, type StoredTable } from '../../outbox/storage/stored-tables.ts';
import { signOutReason } from '../../api/client.ts';
import { parseCredentials } from '../../api/credentials.ts';
import { attempt } from '../../ui/frame/notice.ts';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { TextField } from '../../ui/fields/Field.tsx';
import { Page, PageLists, PageSide } from '../../ui/frame/Page.tsx';
import { LANGUAGES, language, chooseLanguage, type Language } from '../../i18n/language.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { About } from '../../ui/text/About.tsx';
import { signInErrorOf } from './address-sign-in.ts';
import { hasGuestKeyEnded } from './ended-key.ts';
import { signInError } from './sign-in-state.ts';

export function SignInPage() {
  return (
    <Page
      class="sign-in-page"
      title="Paroli"
      tabTitle=""
      under={pageWords().home.tagline}
      underWideOnly
      menu={false}
    >
      <PageLists class="sign-in-page__lists">
        <Form />
      </PageLists>
      <PageSide class="sign-in-page__side">
        <About />
        <Languages />
      </PageSide>
    </Page>
  );
}

/** How many entries this device has not sent. */
function WaitingEntries() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const add = (tables: readonly StoredTable[]) =>
      setCount(tables.reduce((sum, { waiting }) => sum + waiting, 0));
    void loadStoredTables().then(add, () => undefined);
  }, []);
  if (count === 0) return null;
  return (
    <p>
      <b>{pageWords().signIn.waiting(count)}</b>
    </p>
  );
}

function Help() {
  const words = pageWords().signIn;
  return (
    <>
      {words.help} <code>paroli serve</code> {words.helpPrints}{' '}
      <code>paroli keys pair NAME --role house --address {location.origin}</code> {words.helpAnother}
    </>
  );
}

function Form() {
  const words = pageWords().signIn;
  const form = useRef<HTMLFormElement>(null);
  const [proof, setProof] = useState('');
  const [device, setDevice] = useState('');
  const isGuest = hasGuestKeyEnded();
  const signedOut = signOutReason.value === null || isGuest ? null : words.signedOut;
  const error = signInError.value ?? signedOut;
  const showError = (text: string | null): void => {
    signInError.value = text;
    if (text !== null) form.current?.querySelector('input')?.focus();
  };
  const signIn = async (): Promise<void> => {
    if (!proof.trim()) return showError(words.empty);
    const name = device.trim();
    return attempt(
      () => signInErrorOf({ ...parseCredentials(proof), ...(name && { device: name }) }),
      showError,
    );
  };
  return (
    <form class="sign-in-page__card" noValidate ref={form}>
      <h2>{isGuest ? pageWords().publicPages.linkExpired : words.title}</h2>
      <WaitingEntries />
      <Text kind="quiet" id="proof-help">
        {isGuest ? pageWords().publicPages.linkExpiredHint : <Help />}
      </Text>
      <ProofField proof={proof} setProof={setProof} error={error} />
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
  readonly error: string | null;
}

function ProofField({ proof, setProof, error: wrong }: ProofProps) {
  return (
    <TextField
      id="proof"
      label={pageWords().signIn.credentials}
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
    <Buttons role="group" aria-label={pageWords().signIn.language}>
      {Object.entries(LANGUAGES).map(([code, name]) => (
        <Button
          key={code}
          lang={code}
          kind="plain"
          aria-pressed={language.value === code}
          onClick={() => void attempt(() => chooseLanguage(code as Language))}
        >
          {name}
        </Button>
      ))}
    </Buttons>
  );
}
