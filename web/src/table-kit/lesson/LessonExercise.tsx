/** A question at the end of a lesson: a picture, a key for each answer, and what the answer means. */

import type { ComponentChildren } from 'preact';
import { Button } from '../../ui/buttons/Button.tsx';
import './LessonExercise.css';

interface LessonExerciseProps<Answer extends string> {
  readonly title: string;
  /** What the keys choose, for a screen reader. Default: the title. */
  readonly label?: string;
  /** The question above the picture. */
  readonly question?: string;
  readonly answers: readonly Answer[];
  readonly wordsOf: (answer: Answer) => string;
  readonly chosen: Answer | null;
  readonly choose: (answer: Answer) => void;
  /** What the answer means; '' before there is one. */
  readonly result: string;
  readonly children?: ComponentChildren;
  /** What stands below the result, such as the way to the next question. */
  readonly next?: ComponentChildren;
}

export function LessonExercise<Answer extends string>(props: LessonExerciseProps<Answer>) {
  const { title, label = title, question, answers, wordsOf, chosen, choose, result, children, next } = props;
  return (
    <section class="lesson-exercise">
      <h3>{title}</h3>
      {question && <p class="lesson-exercise__question">{question}</p>}
      {children}
      <div class="lesson-exercise__keys" role="group" aria-label={label} data-answers={answers.length}>
        {answers.map((answer) => (
          <Button key={answer} aria-pressed={chosen === answer} onClick={() => choose(answer)}>
            {wordsOf(answer)}
          </Button>
        ))}
      </div>
      <p class="lesson-exercise__result" role="status">
        {result}
      </p>
      {next}
    </section>
  );
}
