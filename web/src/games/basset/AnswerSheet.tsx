/** In portrait and on a phone: the answers in the place of the pad, seat by seat. */

import { letterOf } from '../../words/cards.ts';
import { money } from '../../words/currency.ts';
import { w } from '../../words/words.ts';
import { AnswerPair } from './AnswerPair.tsx';
import { useScene } from './dealer.ts';
import { AgainTray } from './trays/coins.tsx';
import { BackToSlip } from './trays/frame.tsx';
import { unanswered } from './standing.ts';

export function AnswerSheet() {
  const { scene, held } = useScene();
  const { table } = scene;
  const { grip } = held;
  return (
    <section class="answer-sheet" aria-label={w().deal.answersOf}>
      {unanswered(table).map((stake) => (
        <div key={`${stake.punter}|${stake.card}`} class="answer-row">
          <p>
            <b>{stake.punter}</b>
            <span>
              {letterOf(stake.card)} · {money(stake.couch, table.currency)}
            </span>
          </p>
          <AnswerPair stake={stake} at={1} of={1} />
        </div>
      ))}
      {grip.kind === 'again' && <AgainTray grip={grip} />}
      {scene.refusal && <BackToSlip />}
    </section>
  );
}
