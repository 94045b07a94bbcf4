/** One hand to enter at the end of the lesson, with the keys of the table page. */

import { useState } from 'preact/hooks';
import { money } from '../../../i18n/amounts/currency.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { lessonMessages } from '../messages/teaching/lesson-messages.ts';
import { OUTCOMES, type Outcome } from '../view.ts';
import { BANK, EXERCISE, STAKED } from './example.ts';
import './PointsExercise.css';
import { Cards } from './CardPictures.tsx';

export function PointsExercise() {
  const [chosen, setChosen] = useState<Outcome | null>(null);
  const { exercise } = lessonMessages();
  return (
    <section class="points-exercise">
      <h3>{exercise.title}</h3>
      <p>{exercise.question(money(BANK, 'points'), money(STAKED, 'points'))}</p>
      <div class="points-exercise__hands" role="img" aria-label={exercise.cards}>
        <span class="points-exercise__hand">
          {exercise.punters}
          <Cards cards={EXERCISE.punters} />
        </span>
        <span class="points-exercise__hand">
          {exercise.banker}
          <Cards cards={EXERCISE.bank} />
        </span>
      </div>
      <div class="points-exercise__keys" role="group" aria-label={exercise.title}>
        {OUTCOMES.map((outcome) => (
          <Button key={outcome} aria-pressed={chosen === outcome} onClick={() => setChosen(outcome)}>
            {exercise.results[outcome]}
          </Button>
        ))}
      </div>
      <p class="points-exercise__answer" role="status" data-right={chosen === 'punters'}>
        {answerTo(chosen)}
      </p>
    </section>
  );
}

/** What the answer means; '' before there is one. */
function answerTo(chosen: Outcome | null): string {
  const { right, wrong } = lessonMessages().exercise;
  if (chosen === null) return '';
  return chosen === 'punters' ? right(money(STAKED, 'points')) : wrong[chosen];
}
