/** One hand to enter at the end of the lesson, with the keys of the table page. */

import { useState } from 'preact/hooks';
import { money } from '../../../i18n/amounts/currency.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { lessonMessages } from '../messages/teaching/lesson-messages.ts';
import { OUTCOMES, type Outcome } from '../view.ts';
import { COVERED, EXERCISE, WAGER } from './example.ts';
import './HandExercise.css';
import { Cards } from './HandPictures.tsx';

export function HandExercise() {
  const [chosen, setChosen] = useState<Outcome | null>(null);
  const { exercise, pictures } = lessonMessages();
  return (
    <section class="hand-exercise">
      <h3>{exercise.title}</h3>
      <p>{exercise.question(money(WAGER, 'lsd'), money(COVERED, 'lsd'))}</p>
      <div class="hand-exercise__cards" role="img" aria-label={exercise.cards}>
        <Cards cards={EXERCISE} />
      </div>
      <div class="hand-exercise__keys" role="group" aria-label={exercise.title}>
        {OUTCOMES.map((outcome) => (
          <Button key={outcome} aria-pressed={chosen === outcome} onClick={() => setChosen(outcome)}>
            {pictures.results[outcome]}
          </Button>
        ))}
      </div>
      <p class="hand-exercise__answer" role="status" data-right={chosen === 'right'}>
        {answerTo(chosen)}
      </p>
    </section>
  );
}

/** What the answer means; '' before there is one. */
function answerTo(chosen: Outcome | null): string {
  const { right, wrong } = lessonMessages().exercise;
  if (chosen === null) return '';
  return chosen === 'right' ? right(money(COVERED, 'lsd')) : wrong[chosen];
}
