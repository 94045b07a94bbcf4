/** The entries that are not confirmed, oldest first. Unsent ones can be removed. */

import { useEffect, useState } from 'preact/hooks';
import { showSignIn, currentKey } from '../../api/current-key.ts';
import { isInsecureContext } from '../../platform/service-worker/registration.ts';
import { clock } from '../../i18n/amounts/numbers.ts';
import { t } from '../../i18n/language.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { controlElsewhere } from '../control/control-elsewhere.ts';
import { messages } from '../messages/messages.ts';
import { panelMessages } from '../messages/panels-messages.ts';
import { ChoiceButton } from '../shell/ChoiceButton.tsx';
import type { KitMessages } from '../messages/en.ts';
import { DiscardAll } from './DiscardAll.tsx';
import { entryText, lateParts } from './late-parts.ts';
import './OutboxList.css';
import { useScene } from '../model/table-context.ts';
import type { Entry } from '../../outbox/entry.ts';

export function OutboxList() {
  const { outbox, nextRound } = useScene().model;
  const [entries, predictedRefusals] = [outbox.entries.value, new Set(outbox.predictedRefusedKeys.value)];
  return (
    <>
      {!outbox.isPersistent.value && <p class="outbox-list__hint">{messages().sync.noStorage}</p>}
      {outbox.link.value === 'unwritable' && <p class="outbox-list__hint">{t().appStatus.serverFull}</p>}
      {isInsecureContext() && <p class="outbox-list__hint">{t().appStatus.noOffline}</p>}
      {entries.length === 0 && <p>{messages().sync.empty}</p>}
      <RecordedByOthers />
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
        {nextRound.entries.value.map((stored) => (
          <Line
            key={stored.key}
            entry={{ ...stored.fields, kind: stored.kind, key: '' }}
            state="next_round"
            remove={() => nextRound.remove(stored.key)}
          />
        ))}
      </ul>
      <DiscardAll />
      <Links />
    </>
  );
}

/** What others recorded since the first entry of the list was made. */
function RecordedByOthers() {
  const { model, scene } = useScene();
  const recorded = model.outbox.byOthers.value;
  const { byOthers, seeHistory, waitingHere } = panelMessages().unsent;
  if (!recorded) return null;
  return (
    <>
      <h3>{recorded.entries.length ? byOthers : messages().rejection.corrected}</h3>
      {recorded.isPartial && <ButtonLink href={`/tables/${model.outbox.id}/log`}>{seeHistory}</ButtonLink>}
      <ul class="outbox-list" hidden={recorded.entries.length === 0}>
        {recorded.entries.map(({ entry, entered }) => (
          <li key={entry}>
            <b>{entryText(model.game, entered, scene.table)}</b>
          </li>
        ))}
      </ul>
      <h3>{waitingHere}</h3>
    </>
  );
}

interface LineProps {
  entry: Entry;
  at?: string;
  state: keyof KitMessages['sync']['states'];
  remove: (() => void) | null;
}

function Line({ entry, at, state, remove }: LineProps) {
  const { model, scene } = useScene();
  const text = entryText(model.game, entry, scene.table);
  const own = state === 'next_round' ? lateParts(model.game)?.nextRoundText?.() : undefined;
  return (
    <li data-state={state}>
      <time dateTime={at}>{at && clock(at)}</time>
      <b>{text}</b>
      <span>{own ?? messages().sync.states[state]}</span>
      {remove && (
        <ChoiceButton
          kind="plain"
          class="outbox-list__remove"
          onTap={remove}
          aria-label={messages().sync.removeEntry(text)}
        >
          {messages().sync.remove}
        </ChoiceButton>
      )}
    </li>
  );
}

/** Returns a function that takes control. The panel closes once what waited is sent, or one entry of it refused. */
function useTakeControl(): () => Promise<void> {
  const { outbox, uiState } = useScene().model;
  const [hasTaken, setTaken] = useState(false);
  // The entries that waited for control are sent first.
  const isInControl = !['pen_elsewhere', 'signed_out', 'offline'].includes(outbox.link.value);
  const device = controlElsewhere(outbox.serverView.value, currentKey.value);
  // If one is refused, the slip below the panel says why.
  const isSentOrRefused = outbox.refusal.value !== null || outbox.entries.value.length === 0;
  const isDone = hasTaken && device === null && isInControl && isSentOrRefused;
  useEffect(() => {
    if (isDone) uiState.openPanel.value = null;
  }, [isDone]);
  return async () => {
    await outbox.takePen();
    setTaken(true);
  };
}

/** The action that can restore the sync: take control, sign in, or send now. */
function Links() {
  const { outbox } = useScene().model;
  const link = outbox.link.value;
  const takeControl = useTakeControl();
  const device = controlElsewhere(outbox.serverView.value, currentKey.value);
  if (link === 'pen_elsewhere' || (device !== null && link !== 'signed_out' && link !== 'offline'))
    return (
      <>
        {device !== null && <p>{messages().sync.inControl(device)}</p>}
        <ChoiceButton kind="plain" class="outbox-list__link" onTap={() => void takeControl()}>
          {t().fixes.takeControl}
        </ChoiceButton>
      </>
    );
  if (link === 'signed_out')
    return (
      <ChoiceButton kind="plain" class="outbox-list__link" onTap={showSignIn}>
        {messages().sync.signIn}
      </ChoiceButton>
    );
  if (link === 'offline' || link === 'busy' || link === 'unwritable')
    return (
      <>
        {device !== null && <p>{messages().sync.inControl(device)}</p>}
        <ChoiceButton kind="plain" class="outbox-list__link" onTap={() => outbox.retry()}>
          {messages().sync.sendNow}
        </ChoiceButton>
      </>
    );
  return null;
}
