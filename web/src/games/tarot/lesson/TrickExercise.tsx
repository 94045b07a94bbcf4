/** Four tricks to count at the end of the lesson, one after the other. */

import { useState } from 'preact/hooks';
import { Button } from '../../../ui/buttons/Button.tsx';
import { LessonExercise } from '../../../table-kit/lesson/LessonExercise.tsx';
import { lessonMessages } from '../messages/teaching/lesson-messages.ts';
import { TRICKS, trickPoints } from './example.ts';
import './TrickExercise.css';
import { Cards } from './TrickPictures.tsx';

const ANSWERS = ['1', '5', '9', '10', '12'] as const;

type Answer = (typeof ANSWERS)[number];

export function TrickExercise() {
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState<Answer | null>(null);
  const { exercise } = lessonMessages();
  const trick = TRICKS[at] ?? [];
  const isRight = chosen === String(trickPoints(trick));
  const hasNext = isRight && at < TRICKS.length - 1;
  const next = () => {
    setAt(at + 1);
    setChosen(null);
  };
  return (
    <LessonExercise
      title={exercise.title(at + 1, TRICKS.length)}
      label={exercise.question}
      answers={ANSWERS}
      wordsOf={String}
      chosen={chosen}
      choose={setChosen}
      result={chosen === null ? exercise.question : isRight ? (exercise.right[at] ?? '') : exercise.wrong}
      next={hasNext && <Button onClick={next}>{exercise.next}</Button>}
    >
      <div class="trick-exercise__cards" role="img" aria-label={exercise.tricks[at]}>
        <Cards faces={trick} />
      </div>
    </LessonExercise>
  );
}
