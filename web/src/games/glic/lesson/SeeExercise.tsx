/** One turn of the betting to enter at the end of the lesson: why seeing does not end it. */

import { useState } from 'preact/hooks';
import { Button } from '../../../ui/buttons/Button.tsx';
import { lessonMessages } from '../messages/teaching/lesson-messages.ts';
import './SeeExercise.css';

const ANSWERS = ['best', 'bess', 'out'] as const;

export function SeeExercise() {
  const [chosen, setChosen] = useState<(typeof ANSWERS)[number] | null>(null);
  const { exercise } = lessonMessages();
  return (
    <section class="see-exercise">
      <h3>{exercise.title}</h3>
      <p>{exercise.question}</p>
      <div class="see-exercise__keys" role="group" aria-label={exercise.title}>
        {ANSWERS.map((answer) => (
          <Button key={answer} aria-pressed={chosen === answer} onClick={() => setChosen(answer)}>
            {exercise.answers[answer]}
          </Button>
        ))}
      </div>
      <p class="see-exercise__answer" role="status">
        {chosen === null ? '' : exercise.results[chosen]}
      </p>
    </section>
  );
}
