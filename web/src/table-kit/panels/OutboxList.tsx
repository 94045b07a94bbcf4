/** The entries that are not confirmed, oldest first. Unsent ones can be removed. */

import { showSignIn, currentKey } from '../../../../api/current-key.ts';
import { isInsecureContext } from '../../../../platform/service-worker/registration.ts';
import { clock } from '../../../../i18n/amounts/numbers.ts';
import { t } from '../../../../i18n/language.ts';
import type { Messages } from '../../messages/en.ts';
import { messages } from '../../messages/messages.ts';
import { ChoiceButton } from '../ChoiceButton.tsx';
import './OutboxList.css';
import { penElsewhere } from '../band/sync-status.ts';
import { useScene } from '../model/page-model.ts';
import { entryText } from '../rejection/entry-text.ts';
import type { Entry } from '../../../../outbox/entry.ts';

export function OutboxList() {
  const { outbox, nextDeal } = useScene().model;
  const [entries, predictedRefusals] = [outbox.entries.value, new Set(outbox.predictedRefusedKeys.value)];
  return (
    <>
      {!outbox.isPersistent.value && <p class="outbox-list__hint">{messages().syncStatus.noStorage}</p>}
      {outbox.link.value === 'unwritable' && <p class="outbox-list__hint">{t().appStatus.serverFull}</p>}
      {isInsecureContext() && <p class="outbox-list__hint">{t().appStatus.noOffline}</p>}
      {entries.length === 0 && <p>{messages().syncStatus.empty}</p>}
      <ul class="outbox-list">
        {entries.map(({ entry, at, state }) => (
          <Line
            key={entry.key}
            entry={entry}
            at={at}
            state={state === 'waiting' && predictedRefusals.has(entry.key) ? 'expected_refusal' : state}
            remove={state === 'sending' ? null : () => void outbox.remove(entry.key)}
          />
        ))}
        {nextDeal.entries.value.map((stored) => (
          <Line
            key={stored.key}
            entry={{ ...stored.fields, kind: stored.kind, key: '' }}
            state="next_deal"
            remove={() => nextDeal.remove(stored.key)}
          />
        ))}
      </ul>
      <Links />
    </>
  );
}

interface LineProps {
  entry: Entry;
  at?: string;
  state: keyof Messages['syncStatus']['states'];
  remove: (() => void) | null;
}

function Line({ entry, at, state, remove }: LineProps) {
  const text = entryText(entry, useScene().scene.table);
  return (
    <li data-state={state}>
      <time dateTime={at}>{at && clock(at)}</time>
      <b>{text}</b>
      <span>{messages().syncStatus.states[state]}</span>
      {remove && (
        <ChoiceButton
          kind="plain"
          class="outbox-list__remove"
          onTap={remove}
          aria-label={messages().tableHints.removeEntry(text)}
        >
          {messages().syncStatus.remove}
        </ChoiceButton>
      )}
    </li>
  );
}

/** The action that can restore the sync: take control, sign in, or send now. */
function Links() {
  const { outbox } = useScene().model;
  const link = outbox.link.value;
  const pen = penElsewhere(outbox.serverView.value, currentKey.value);
  if (link === 'pen_elsewhere' || (pen && link !== 'signed_out' && link !== 'offline'))
    return (
      <>
        {pen && <p>{messages().syncStatus.inControl(pen.device)}</p>}
        <ChoiceButton kind="plain" class="outbox-list__link" onTap={() => void outbox.takePen()}>
          {messages().tray.takeControl}
        </ChoiceButton>
      </>
    );
  if (link === 'signed_out')
    return (
      <ChoiceButton kind="plain" class="outbox-list__link" onTap={showSignIn}>
        {messages().fixes.signIn}
      </ChoiceButton>
    );
  if (link === 'offline' || link === 'busy' || link === 'unwritable')
    return (
      <ChoiceButton kind="plain" class="outbox-list__link" onTap={() => outbox.retry()}>
        {messages().syncStatus.sendNow}
      </ChoiceButton>
    );
  return null;
}
