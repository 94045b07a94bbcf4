/** Everything not known to be recorded, oldest first; what was not sent yet can be taken out. */

import { lock, currentKey } from '../../../../api/current-key.ts';
import { TapButton } from '../../../../ui/TapButton.tsx';
import { isInsecureContext } from '../../../../platform/service-worker/registration.ts';
import { clock } from '../../../../i18n/numbers.ts';
import { t } from '../../../../i18n/language.ts';
import { penElsewhere } from '../band/sync-status.ts';
import { useScene } from '../page-model.ts';
import { entryText } from '../rejection/entry-text.ts';
import type { Sent } from '../scene.ts';

export function OutboxList() {
  const { books, next } = useScene().dealer;
  const [waiting, foreseen] = [books.outbox.value, new Set(books.foreseen.value)];
  return (
    <>
      {!books.kept.value && <p class="hint">{t().chip.notKept}</p>}
      {isInsecureContext() && <p class="hint">{t().chip.noReopening}</p>}
      {waiting.length === 0 && <p>{t().chip.empty}</p>}
      <ul class="outbox">
        {waiting.map(({ entry, at, state }) => (
          <Line
            key={entry.key}
            entry={entry}
            at={at}
            state={state === 'waiting' && foreseen.has(entry.key) ? 'foreseen' : state}
            takeOut={state === 'sending' ? null : () => void books.drop(entry.key)}
          />
        ))}
        {next.wishes.value.map((wish) => (
          <Line
            key={wish.key}
            entry={{ ...wish.fields, kind: wish.kind, key: '' }}
            state="kept"
            takeOut={() => next.leaveOut(wish.key)}
          />
        ))}
      </ul>
      <Links />
    </>
  );
}

interface LineProps {
  entry: Sent;
  at?: string;
  state: keyof ReturnType<typeof t>['chip']['states'];
  takeOut: (() => void) | null;
}

function Line({ entry, at, state, takeOut }: LineProps) {
  const what = entryText(entry, useScene().scene.table);
  return (
    <li class={state}>
      <time dateTime={at}>{at && clock(at)}</time>
      <b>{what}</b>
      <span>{t().chip.states[state]}</span>
      {takeOut && (
        <TapButton class="choice plain" does={takeOut} aria-label={t().deal.takeOutOf(what)}>
          {t().chip.takeOut}
        </TapButton>
      )}
    </li>
  );
}

/** What can be done about the connection. */
function Links() {
  const { books } = useScene().dealer;
  const link = books.link.value;
  const pen = penElsewhere(books.ink.value, currentKey.value);
  if (link === 'pen_elsewhere' || (pen && link !== 'signed_out' && link !== 'offline'))
    return (
      <>
        {pen && <p>{t().chip.hasThePen(pen.device)}</p>}
        <TapButton class="choice plain" does={() => void books.takePen()}>
          {t().tray.takePen}
        </TapButton>
      </>
    );
  if (link === 'signed_out')
    return (
      <TapButton class="choice plain" does={lock}>
        {t().mends.signIn}
      </TapButton>
    );
  if (link === 'offline' || link === 'busy')
    return (
      <TapButton class="choice plain" does={() => books.lookAgain()}>
        {t().chip.sendNow}
      </TapButton>
    );
  return null;
}
