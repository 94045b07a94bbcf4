/** How Glic works. */

import type { Lesson } from '../../../table-kit/lesson/lesson.ts';
import { LessonPage } from '../../../table-kit/lesson/LessonPage.tsx';
import { lessonMessages } from '../messages/teaching/lesson-messages.ts';
import { startPractice } from '../practice.ts';
import { withTerms } from '../terms.ts';
import { BetsPicture, PoolsPicture, RunPicture } from './PochPictures.tsx';
import { SeeExercise } from './SeeExercise.tsx';

const lesson: Lesson = {
  game: 'glic',
  texts: lessonMessages,
  pictures: [PoolsPicture, BetsPicture, RunPicture],
  withTerms,
  startPractice,
  Exercise: SeeExercise,
};

export const GlicLesson = () => <LessonPage lesson={lesson} />;
