/**
 * In portrait and on a phone: the answers in the place of the pad, seat by seat. What was answered keeps its place, so
 * that no other button comes under the finger.
 */

import { useEffect, useRef } from 'preact/hooks';
import { Said } from '../../parts/Said.tsx';
import { letterOf } from '../../words/cards.ts';
import { money } from '../../words/currency.ts';
import { w } from '../../words/words.ts';
import { AnswerPair } from './AnswerPair.tsx';
import { useScene } from './dealer.ts';
import type { Grip } from './hand.ts';
import { AgainTray } from './trays/coins.tsx';
import { FundTray } from './trays/fund.tsx';
import { BackToSlip } from './trays/frame.tsx';
import { PunterTray } from './trays/punter.tsx';
import { answeredNote } from './notes.ts';
import { winsOf } from './standing.ts';

/** What was opened meanwhile comes into view under the answers, which keep their places. */
function Beneath({ grip }: { grip: Grip }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (grip.kind !== 'rest') place.current?.scrollIntoView({ block: 'nearest' });
  }, [grip]);
  return (
    <div ref={place}>
      {grip.kind === 'again' && <AgainTray grip={grip} />}
      {grip.kind === 'punter' && <PunterTray grip={grip} />}
      {grip.kind === 'fund' && <FundTray />}
    </div>
  );
}

export function AnswerSheet() {
  const { scene, held } = useScene();
  const { table } = scene;
  const { grip } = held;
  return (
    <section class="answer-sheet" aria-label={w().deal.answersOf}>
      {winsOf(table).map((win) => (
        <div key={`${win.punter}|${win.card}`} class="answer-row">
          <p>
            <b>{win.punter}</b>
            <span>
              {letterOf(win.card)}
              {'stake' in win && ` · ${money(win.stake.couch, table.currency)}`}
            </span>
          </p>
          {'stake' in win ? (
            <AnswerPair stake={win.stake} at={1} of={1} />
          ) : (
            <p class="note">
              <Said text={answeredNote(win.given, table.currency)} />
            </p>
          )}
        </div>
      ))}
      <Beneath grip={grip} />
      {scene.refusal && <BackToSlip />}
    </section>
  );
}
