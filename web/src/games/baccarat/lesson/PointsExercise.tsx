/** One hand to enter at the end of the lesson, with the keys of the table page. */

import { useState } from 'preact/hooks';
import { money } from '../../../i18n/amounts/currency.ts';
import { LessonExercise } from '../../../table-kit/lesson/LessonExercise.tsx';
import { lessonMessages } from '../messages/teaching/lesson-messages.ts';
import { OUTCOMES, type Outcome } from '../view.ts';
import { BANK, EXERCISE, STAKED } from './example.ts';
import './PointsExercise.css';
import { Cards } from './CardPictures.tsx';

export function PointsExercise() {
  const [chosen, setChosen] = useState<Outcome | null>(null);
  const { exercise } = lessonMessages();
  return (
    <LessonExercise
      title={exercise.title}
      question={exercise.question(money(BANK, 'points'), money(STAKED, 'points'))}
      answers={OUTCOMES}
      wordsOf={(outcome) => exercise.results[outcome]}
      chosen={chosen}
      choose={setChosen}
      result={resultOf(chosen)}
    >
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
    </LessonExercise>
  );
}

/** What the answer means; '' before there is one. */
function resultOf(chosen: Outcome | null): string {
  const { right, wrong } = lessonMessages().exercise;
  if (chosen === null) return '';
  return chosen === 'punters' ? right(money(STAKED, 'points')) : wrong[chosen];
}
