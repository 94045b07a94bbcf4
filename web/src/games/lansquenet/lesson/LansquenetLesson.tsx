/** How Lansquenet works. */

import type { Lesson } from '../../../table-kit/lesson/lesson.ts';
import { LessonPage } from '../../../table-kit/lesson/LessonPage.tsx';
import { lessonMessages } from '../messages/teaching/lesson-messages.ts';
import { startPractice } from '../practice.ts';
import { withTerms } from '../terms.ts';
import { HandExercise } from './HandExercise.tsx';
import { HandsPicture, LinePicture, WagerPicture } from './HandPictures.tsx';

const lesson: Lesson = {
  game: 'lansquenet',
  texts: lessonMessages,
  pictures: [WagerPicture, HandsPicture, LinePicture],
  withTerms,
  startPractice,
  Exercise: HandExercise,
};

export const LansquenetLesson = () => <LessonPage lesson={lesson} />;
