/** The form for a ruling: money that moves between two parties by agreement, with the reason. */

import { messages } from './messages/messages.ts';
import { useState } from 'preact/hooks';
import { t } from '../../i18n/language.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { TextField } from '../../ui/fields/Field.tsx';
import { amountIn, money } from '../../i18n/amounts/money.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import type { CorrectionBody, CorrectionContext } from './correction-context.ts';
import { EffectText } from './EffectText.tsx';
import { useOpenForm } from './entry-list/open-forms.ts';
import { attemptCorrection } from './refusal-text.ts';
import './RulingForm.css';
import { sendCorrection } from './recording/send-correction.ts';
import { useDryRun } from './use-correction.ts';

/** The name of the bank in a ruling. */
const BANK = 'bank';

interface RulingFormProps {
  readonly context: Omit<CorrectionContext, 'correct' | 'isOnline' | 'waitsIn'>;
  /** Whether the game has a bank of its own. */
  readonly hasBank: boolean;
  /** Called when the ruling is recorded. */
  readonly onRecorded: () => void;
}

export function RulingForm(props: RulingFormProps) {
  const [isOpen, setOpen] = useState(false);
  const { rulings } = messages();
  if (!isOpen)
    return (
      <Button class="ruling-form__open" onClick={() => setOpen(true)}>
        {rulings.open}
      </Button>
    );
  return <OpenForm {...props} close={() => setOpen(false)} />;
}

interface Draft {
  readonly from: string | null;
  readonly to: string | null;
  readonly amount: number | null;
  readonly reason: string;
}

const EMPTY: Draft = { from: null, to: null, amount: null, reason: '' };

/** Returns the ruling, or null while a part of it is missing. */
function bodyOf({ from, to, amount, reason }: Draft): CorrectionBody | null {
  if (from === null || to === null || amount === null || !reason.trim()) return null;
  return { ruling: { from, to, amount, reason: reason.trim(), occurred_at: null } };
}

interface OpenFormProps extends RulingFormProps {
  readonly close: () => void;
}

function OpenForm({ context, hasBank, onRecorded, close }: OpenFormProps) {
  useOpenForm();
  const { rulings, corrections } = messages();
  const [draft, setDraft] = useState(EMPTY);
  const put = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }));
  const body = bodyOf(draft);
  const effect = useDryRun(body, { ...context, isOnline: true });
  const finish = (): void => {
    close();
    onRecorded();
  };
  const record = (): Promise<void> =>
    attemptCorrection(() => sendCorrection(context.session, body ?? {}), finish, context);
  return (
    <section class="ruling-form" aria-label={rulings.title}>
      <p>{rulings.about}</p>
      <Parties context={context} hasBank={hasBank} draft={draft} put={put} />
      <Amount context={context} amount={draft.amount} put={(amount) => put({ amount })} />
      <TextField
        id="ruling-reason"
        label={rulings.reason}
        value={draft.reason}
        change={(reason) => put({ reason })}
      />
      <EffectText effect={effect} context={{ ...context, waitsIn: 'nowhere' }} waiting={rulings.fillIn} />
      {effect.kind === 'known' && <BusyButton words={rulings.record} busy={rulings.recording} act={record} />}
      <Button kind="plain" onClick={close}>
        {corrections.cancel}
      </Button>
    </section>
  );
}

interface PartiesProps extends Pick<RulingFormProps, 'context' | 'hasBank'> {
  readonly draft: Draft;
  readonly put: (part: Partial<Draft>) => void;
}

function Parties({ context, hasBank, draft, put }: PartiesProps) {
  const { rulings, corrections } = messages();
  const bank = [BANK, t().capitalize(corrections.theBank)] as const;
  const players = context.players.map((name) => [name, name] as const);
  const choices = hasBank ? [bank, ...players] : players;
  return (
    <>
      <ChoiceRow<string | null>
        label={rulings.from}
        choices={choices}
        chosen={draft.from}
        choose={(from) => put({ from })}
      />
      <ChoiceRow<string | null>
        label={rulings.to}
        choices={choices}
        chosen={draft.to}
        choose={(to) => put({ to })}
      />
    </>
  );
}

interface AmountProps {
  readonly context: RulingFormProps['context'];
  readonly amount: number | null;
  readonly put: (amount: number | null) => void;
}

function Amount({ context: { coins, currency }, amount, put }: AmountProps) {
  const { rulings, corrections } = messages();
  const [typed, setTyped] = useState('');
  return (
    <>
      <ChoiceRow<number | null>
        label={rulings.amount}
        choices={coins.map((coin) => [coin, money(coin, currency)] as const)}
        chosen={amount}
        choose={(coin) => {
          setTyped('');
          put(coin);
        }}
      />
      <TextField
        id="ruling-amount"
        label={corrections.otherAmount}
        value={typed}
        change={(text) => {
          setTyped(text);
          put(amountIn(text, currency));
        }}
      />
    </>
  );
}
