/** One hand to enter at the end of the lesson, with the keys of the table page. */

import { useState } from 'preact/hooks';
import { money } from '../../../i18n/amounts/currency.ts';
import { LessonExercise } from '../../../table-kit/lesson/LessonExercise.tsx';
import { lessonMessages } from '../messages/teaching/lesson-messages.ts';
import { OUTCOMES, type Outcome } from '../view.ts';
import { COVERED, EXERCISE, WAGER } from './example.ts';
import './HandExercise.css';
import { Cards } from './HandPictures.tsx';

export function HandExercise() {
  const [chosen, setChosen] = useState<Outcome | null>(null);
  const { exercise, pictures } = lessonMessages();
  return (
    <LessonExercise
      title={exercise.title}
      question={exercise.question(money(WAGER, 'lsd'), money(COVERED, 'lsd'))}
      answers={OUTCOMES}
      wordsOf={(outcome) => pictures.results[outcome]}
      chosen={chosen}
      choose={setChosen}
      result={resultOf(chosen)}
    >
      <div class="hand-exercise__cards" role="img" aria-label={exercise.cards}>
        <Cards cards={EXERCISE} />
      </div>
    </LessonExercise>
  );
}

/** What the answer means; '' before there is one. */
function resultOf(chosen: Outcome | null): string {
  const { right, wrong } = lessonMessages().exercise;
  if (chosen === null) return '';
  return chosen === 'right' ? right(money(COVERED, 'lsd')) : wrong[chosen];
}
