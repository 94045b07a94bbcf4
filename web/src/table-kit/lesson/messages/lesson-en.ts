/** The buttons of a lesson. */

export const en = {
  place: (at: number, all: number) => `${at} of ${all}`,
  skip: 'Skip',
  back: 'Back',
  next: 'Next',
  practice: 'Try it at a practice table',
  creatingPractice: 'Creating the table…',
  toTables: 'To the tables',
  others: 'Lessons of other games',
  words: 'The words of the game',
};

export type LessonMessages = typeof en;
