/** How Swiss Tarot works. */

import type { Lesson } from '../../../table-kit/lesson/lesson.ts';
import { LessonPage } from '../../../table-kit/lesson/LessonPage.tsx';
import { lessonMessages } from '../messages/teaching/lesson-messages.ts';
import { startPractice } from '../practice.ts';
import { withTerms } from '../terms.ts';
import { CardsPicture, RoundPicture, TricksPicture } from './TrickPictures.tsx';
import { TrickExercise } from './TrickExercise.tsx';

const lesson: Lesson = {
  game: 'tarot',
  texts: lessonMessages,
  pictures: [CardsPicture, TricksPicture, RoundPicture],
  withTerms,
  startPractice,
  Exercise: TrickExercise,
};

export const TarotLesson = () => <LessonPage lesson={lesson} />;
