/** How Baccarat works. */

import type { Lesson } from '../../../table-kit/lesson/lesson.ts';
import { LessonPage } from '../../../table-kit/lesson/LessonPage.tsx';
import { lessonMessages } from '../messages/teaching/lesson-messages.ts';
import { startPractice } from '../practice.ts';
import { withTerms } from '../terms.ts';
import { PointsExercise } from './PointsExercise.tsx';
import { BankPicture, PointsPicture, RulePicture } from './CardPictures.tsx';

const lesson: Lesson = {
  game: 'baccarat',
  texts: lessonMessages,
  pictures: [PointsPicture, BankPicture, RulePicture],
  withTerms,
  startPractice,
  Exercise: PointsExercise,
};

export const BaccaratLesson = () => <LessonPage lesson={lesson} />;
