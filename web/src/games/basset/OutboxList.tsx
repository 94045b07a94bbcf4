/** Everything not known to be recorded, oldest first; what was not sent yet can be taken out. */

import { lock, me } from '../../api/me.ts';
import { Tap } from '../../parts/Tap.tsx';
import { isPlain } from '../../sw/reopening.ts';
import { clock } from '../../words/numbers.ts';
import { w } from '../../words/words.ts';
import { penElsewhere } from './chip.ts';
import { useScene } from './dealer.ts';
import { entryInWords } from './inwords.ts';
import type { Sent } from './scene.ts';

export function OutboxList() {
  const { books, next } = useScene().dealer;
  const [waiting, foreseen] = [books.outbox.value, new Set(books.foreseen.value)];
  return (
    <>
      {!books.kept.value && <p class="hint">{w().chip.notKept}</p>}
      {isPlain() && <p class="hint">{w().chip.noReopening}</p>}
      {waiting.length === 0 && <p>{w().chip.empty}</p>}
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
  state: keyof ReturnType<typeof w>['chip']['states'];
  takeOut: (() => void) | null;
}

function Line({ entry, at, state, takeOut }: LineProps) {
  const what = entryInWords(entry, useScene().scene.table);
  return (
    <li class={state}>
      <time dateTime={at}>{at && clock(at)}</time>
      <b>{what}</b>
      <span>{w().chip.states[state]}</span>
      {takeOut && (
        <Tap class="choice plain" does={takeOut} aria-label={w().deal.takeOutOf(what)}>
          {w().chip.takeOut}
        </Tap>
      )}
    </li>
  );
}

/** What can be done about the connection. */
function Links() {
  const { books } = useScene().dealer;
  const link = books.link.value;
  const pen = penElsewhere(books.ink.value, me.value);
  if (link === 'pen_elsewhere' || (pen && link !== 'signed_out' && link !== 'offline'))
    return (
      <>
        {pen && <p>{w().chip.hasThePen(pen.device)}</p>}
        <Tap class="choice plain" does={() => void books.takePen()}>
          {w().tray.takePen}
        </Tap>
      </>
    );
  if (link === 'signed_out')
    return (
      <Tap class="choice plain" does={lock}>
        {w().mends.signIn}
      </Tap>
    );
  if (link === 'offline' || link === 'busy')
    return (
      <Tap class="choice plain" does={() => books.lookAgain()}>
        {w().chip.sendNow}
      </Tap>
    );
  return null;
}
