/** Entries that the server has not confirmed, and the one that it refused. */

import { entryKindsOf } from '../../api/entry-kinds.ts';
import type { Currency } from '../../i18n/money.ts';
import { t } from '../../i18n/language.ts';
import type { Entry } from '../../outbox/entry.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { Button } from '../../ui/Button.tsx';
import { Text } from '../../ui/Text.tsx';
import { entryText } from './entry-form.ts';
import { refusalText } from './refused-entry.ts';
import type { SessionTable } from '../../api/session-table.ts';
import './UnsentEntries.css';

interface UnsentEntriesProps {
  readonly outbox: Outbox<SessionTable>;
  readonly game: string;
  readonly currency: Currency;
}

export function UnsentEntries({ outbox, game, currency }: UnsentEntriesProps) {
  const { generic, fixes } = t();
  const entries = outbox.outbox.value;
  const refusal = outbox.refusal.value;
  const isOffline = outbox.link.value === 'offline';
  if (!entries.length && !isOffline) return null;
  return (
    <section class="unsent-entries" role="status">
      {isOffline && <Text kind="strong">{generic.offline}</Text>}
      {entries.length > 0 && <p>{generic.unsent(entries.length)}</p>}
      <ul>
        {entries.map(({ entry }) => (
          <li key={entry.key}>
            {textOf(entry, game, currency)}
            {refusal?.key === entry.key && (
              <div class="unsent-entries__refused">
                <p class="unsent-entries__reason">{refusalText(refusal, entry, { game, currency })}</p>
                <Button onClick={() => void outbox.drop(entry.key)}>{fixes.discard}</Button>
                {refusal.code === 'pen_elsewhere' && (
                  <Button onClick={() => void outbox.takePen()}>{fixes.takeControl}</Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function textOf(entry: Entry, game: string, currency: Currency): string {
  const kind = entryKindsOf(game).find(({ verb }) => verb === entry.kind);
  return kind ? entryText(kind, entry, currency) : entry.kind;
}
