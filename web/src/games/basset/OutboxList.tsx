/** Everything not known to be recorded, oldest first; what was not sent yet can be taken out. */

import { lock } from '../../api/me.ts';
import { Tap } from '../../parts/Tap.tsx';
import { isPlain } from '../../sw/reopening.ts';
import { letterOf } from '../../words/cards.ts';
import { clock } from '../../words/numbers.ts';
import { w } from '../../words/words.ts';
import { useScene } from './dealer.ts';
import { entryBriefly } from './notes.ts';

export function OutboxList() {
  const { dealer, scene } = useScene();
  const { books } = dealer;
  const waiting = books.outbox.value;
  return (
    <>
      {!books.kept.value && <p class="hint">{w().chip.notKept}</p>}
      {isPlain() && <p class="hint">{w().chip.noReopening}</p>}
      {waiting.length === 0 && <p>{w().chip.empty}</p>}
      <ul class="outbox">
        {waiting.map(({ entry, at, state }) => {
          const what = entryBriefly(entry, scene.table, letterOf);
          return (
            <li key={entry.key} class={state}>
              <time dateTime={at}>{clock(at)}</time>
              <b>{what}</b>
              <span>{w().chip.states[state]}</span>
              {state !== 'sending' && (
                <Tap
                  class="choice plain"
                  does={() => books.drop(entry.key)}
                  aria-label={w().deal.takeOutOf(what)}
                >
                  {w().chip.takeOut}
                </Tap>
              )}
            </li>
          );
        })}
      </ul>
      <Links />
    </>
  );
}

/** What can be done about the connection. */
function Links() {
  const { books } = useScene().dealer;
  const link = books.link.value;
  if (link === 'pen_elsewhere')
    return (
      <Tap class="choice plain" does={() => void books.takePen()}>
        {w().tray.takePen}
      </Tap>
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
