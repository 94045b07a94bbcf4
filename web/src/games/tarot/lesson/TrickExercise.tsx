/** Four tricks to count at the end of the lesson, one after the other. */

import { useState } from 'preact/hooks';
import { Button } from '../../../ui/buttons/Button.tsx';
import { lessonMessages } from '../messages/teaching/lesson-messages.ts';
import { TRICKS, trickPoints } from './example.ts';
import './TrickExercise.css';
import { Cards } from './TrickPictures.tsx';

const ANSWERS = [1, 5, 9, 10, 12] as const;

export function TrickExercise() {
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState<number | null>(null);
  const { exercise } = lessonMessages();
  const trick = TRICKS[at] ?? [];
  const isRight = chosen === trickPoints(trick);
  const hasNext = isRight && at < TRICKS.length - 1;
  const next = () => {
    setAt(at + 1);
    setChosen(null);
  };
  return (
    <section class="trick-exercise">
      <h3>{exercise.title(at + 1, TRICKS.length)}</h3>
      <div role="img" aria-label={exercise.tricks[at]}>
        <Cards faces={trick} />
      </div>
      <div class="trick-exercise__keys" role="group" aria-label={exercise.question}>
        {ANSWERS.map((answer) => (
          <Button key={answer} aria-pressed={chosen === answer} onClick={() => setChosen(answer)}>
            {String(answer)}
          </Button>
        ))}
      </div>
      <p class="trick-exercise__answer" role="status">
        {chosen === null ? exercise.question : isRight ? exercise.right[at] : exercise.wrong}
      </p>
      {hasNext && <Button onClick={next}>{exercise.next}</Button>}
    </section>
  );
}
