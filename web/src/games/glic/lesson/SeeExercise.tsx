/** One turn of the betting to enter at the end of the lesson: why seeing does not end it. */

import { useState } from 'preact/hooks';
import { LessonExercise } from '../../../table-kit/lesson/LessonExercise.tsx';
import { lessonMessages } from '../messages/teaching/lesson-messages.ts';

const ANSWERS = ['best', 'bess', 'out'] as const;

export function SeeExercise() {
  const [chosen, setChosen] = useState<(typeof ANSWERS)[number] | null>(null);
  const { title, question, answers, results } = lessonMessages().exercise;
  return (
    <LessonExercise
      title={title}
      question={question}
      answers={ANSWERS}
      wordsOf={(answer) => answers[answer]}
      chosen={chosen}
      choose={setChosen}
      result={chosen === null ? '' : results[chosen]}
    />
  );
}
