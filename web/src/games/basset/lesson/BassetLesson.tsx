/** How Basset works. */

import type { Lesson } from '../../../table-kit/lesson/lesson.ts';
import { LessonPage } from '../../../table-kit/lesson/LessonPage.tsx';
import { lessonMessages } from '../messages/teaching/lesson-messages.ts';
import { startPractice } from '../practice.ts';
import { withTerms } from '../terms.ts';
import { BookPicture, LadderPicture, PairPicture } from './LessonPictures.tsx';

const lesson: Lesson = {
  game: 'basset',
  texts: lessonMessages,
  pictures: [BookPicture, PairPicture, LadderPicture],
  withTerms,
  startPractice,
};

export const BassetLesson = () => <LessonPage lesson={lesson} />;
