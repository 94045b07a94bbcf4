/** The sentence that the dealer says next, and a note below it. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { showSignIn } from '../../../../api/current-key.ts';
import { NewVersion } from '../../../../ui/frame/NewVersion.tsx';
import { RichText } from '../../../../ui/RichText.tsx';
import { TapButton } from '../../../../ui/TapButton.tsx';
import { clock } from '../../../../i18n/numbers.ts';
import { useAfterPaint } from '../use-after-paint.ts';
import { useScene, type Seen } from '../page-model.ts';
import { spoken, promptNote } from './prompt.ts';
import './Prompt.css';

export function Prompt() {
  const { dealer, scene, held } = useScene();
  const since = dealer.books.offlineSince.value;
  const beneath = {
    offlineAt: since && clock(since),
    signedOut: dealer.books.link.value === 'signed_out',
    waiting: scene.waiting.length,
    unkept: !dealer.books.isPersistent.value,
    reckoning: scene.reckoning > 0,
    unknown: dealer.books.isWinnerUnknown.value,
    tooLate: dealer.hand.tooLate.value,
  };
  const opens = !since && !beneath.tooLate && scene.table.phase === 'drawing' && held.grip.kind !== 'card';
  // To fit it the page is laid out: not before the tap itself is seen.
  const said = useAfterPaint(spoken(scene, held));
  return (
    <div class="prompt">
      <Sentence text={said} rouge={gapLoses({ dealer, scene, held })} />
      <Under
        log={opens ? `/tables/${dealer.books.id}/log` : null}
        door={beneath.signedOut && !beneath.tooLate}
        text={promptNote(scene.table, held, beneath)}
      />
      {isBetweenDeals({ dealer, scene, held }) && <NewVersion place="band" idle={scene.waiting.length > 0} />}
    </div>
  );
}

/** In a deal it tells what was drawn, and opens the history; signed out it opens the door. */
function Under({ log, door, text }: { log: string | null; door: boolean; text: string }) {
  const said = <RichText text={text} />;
  if (door)
    return (
      <TapButton class="prompt__note" meaning="sign in" does={showSignIn}>
        {said}
      </TapButton>
    );
  if (!log) return <p class="prompt__note">{said}</p>;
  return (
    <a class="prompt__note" href={log}>
      {said}
    </a>
  );
}

/** When a reload costs nothing: no deal is on, and the house is there. */
const isBetweenDeals = ({ dealer, scene }: Seen): boolean =>
  scene.table.phase !== 'drawing' &&
  scene.refusal === null &&
  ['live', 'recording'].includes(dealer.books.link.value);

/** The next tap names the losing card: the second where the winner comes first, else the first. */
const gapLoses = ({ scene, held }: Seen): boolean =>
  scene.table.phase === 'drawing' &&
  (held.first !== null) === (scene.table.rules.order === 'win_first') &&
  held.turning === null &&
  held.grip.kind === 'rest';

const STEPS = [1, 31 / 35, 27 / 35];

/** In the largest of three sizes that holds it in one line; else in two lines. */
function Sentence({ text, rouge }: { text: string; rouge: boolean }) {
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const fit = () => line.current && fitted(line.current);
    fit();
    addEventListener('resize', fit);
    if (document.fonts.status === 'loading') void document.fonts.ready.then(fit);
    return () => removeEventListener('resize', fit);
  }, [text]);
  return (
    <p class="prompt__text" ref={line}>
      <RichText text={text} gap={rouge ? 'loses' : 'wins'} />
    </p>
  );
}

function fitted(line: HTMLElement): void {
  line.dataset.wraps = 'false';
  const fits = STEPS.some((step) => {
    line.style.setProperty('--step', String(step));
    return line.scrollWidth <= line.clientWidth;
  });
  line.dataset.wraps = String(!fits);
}
