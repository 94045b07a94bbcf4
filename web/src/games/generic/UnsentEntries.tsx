/** Entries that the server has not confirmed, and the one that it refused. */

import { useState } from 'preact/hooks';
import type { Currency } from '../../i18n/amounts/money.ts';
import { t } from '../../i18n/language.ts';
import type { Entry, UnsentEntry } from '../../outbox/entry.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { CardText } from '../../table-kit/values/CardText.tsx';
import { enteredText } from '../../table-kit/history/entered-text.ts';
import { REDO, UNDO } from '../../outbox/undo/session-entries.ts';
import { wordsOf } from '../../i18n/game-words.ts';
import { rejectionText } from '../../i18n/rejection-text.ts';
import type { SessionTable } from '../../api/session-table.ts';
import './UnsentEntries.css';

interface UnsentEntriesProps {
  readonly outbox: Outbox<SessionTable>;
  readonly game: string;
  readonly currency: Currency;
}

export function UnsentEntries({ outbox, game, currency }: UnsentEntriesProps) {
  const { generic } = t();
  const entries = outbox.entries.value;
  const isOffline = outbox.link.value === 'offline';
  const isServerFull = outbox.link.value === 'unwritable';
  if (!entries.length && !isOffline) return null;
  return (
    <section class="unsent-entries" role="status">
      {isOffline && <Text kind="strong">{generic.offline}</Text>}
      {isServerFull && <Text kind="strong">{t().appStatus.serverFull}</Text>}
      {!outbox.isPersistent.value && <p>{generic.noStorage}</p>}
      {entries.length > 0 && <p>{generic.unsent(entries.length)}</p>}
      <ul>
        {entries.map((unsent) => (
          <Line key={unsent.entry.key} unsent={unsent} outbox={outbox} game={game} currency={currency} />
        ))}
      </ul>
    </section>
  );
}

/** An unsent entry. An entry that was sent, or is being sent, cannot be removed. */
function Line({ unsent, outbox, game, currency }: UnsentEntriesProps & { readonly unsent: UnsentEntry }) {
  const { fixes, generic } = t();
  const { entry, state } = unsent;
  const refusal = outbox.refusal.value;
  const text = textOf(entry, game, currency);
  const isRefused = refusal?.key === entry.key;
  const [isTooLate, setIsTooLate] = useState(false);
  const remove = async (): Promise<void> => setIsTooLate(!(await outbox.remove(entry.key)));
  return (
    <li class="unsent-entries__line">
      <span class="unsent-entries__text">
        <CardText text={text} />
      </span>
      {isRefused && (
        <p class="unsent-entries__reason">
          {t().rejection.notRecorded} {rejectionText(refusal, entry, currency, wordsOf(game).refusals?.())}
        </p>
      )}
      {isRefused && refusal.code === 'pen_elsewhere' && (
        <Button kind="main" onClick={() => void outbox.takePen()}>
          {fixes.takeControl}
        </Button>
      )}
      {isTooLate && <p class="unsent-entries__reason">{generic.tooLate}</p>}
      {state !== 'sending' && !isTooLate && (
        <Button aria-label={generic.removeEntry(text)} onClick={() => void remove()}>
          {isRefused ? fixes.discard : generic.remove}
        </Button>
      )}
    </li>
  );
}

function textOf(entry: Entry, game: string, currency: Currency): string {
  if (entry.kind === UNDO || entry.kind === REDO)
    return t().undoBar[entry.kind === UNDO ? 'isUndone' : 'isRestored'];
  return enteredText(game, entry, currency);
}
