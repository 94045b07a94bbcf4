/** How a game works: its screens with pictures, then the words of the game. */

import { useEffect, useState } from 'preact/hooks';
import { mayOpenTables } from '../../api/current-key.ts';
import { gamesWithLesson, loadWords } from '../../game-api/registry.ts';
import { gameTitle, ofGame } from '../../i18n/game-texts.ts';
import { t } from '../../i18n/language.ts';
import { lessonAddress, navigate } from '../../platform/router.ts';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx';
import { attempt } from '../../ui/frame/notice.ts';
import { Page } from '../../ui/frame/Page.tsx';
import { useFocusOnChange } from '../../ui/frame/use-focus-on-change.ts';
import { RichText } from '../../ui/text/RichText.tsx';
import type { Lesson } from './lesson.ts';
import './LessonPage.css';
import { LessonPicture } from './LessonPicture.tsx';
import { lessonMessages } from './messages/lesson-messages.ts';

interface LessonProps {
  readonly lesson: Lesson;
}

export function LessonPage({ lesson }: LessonProps) {
  const [at, setAt] = useState(0);
  const { title, screens } = lesson.texts();
  return (
    <Page class="lesson-page" narrow title={title}>
      <LessonScreen lesson={lesson} at={at} />
      {at === screens.length - 1 && lesson.Exercise && <lesson.Exercise />}
      <LessonSteps lesson={lesson} at={at} go={setAt} />
      <WordList lesson={lesson} />
      <OtherLessons game={lesson.game} />
    </Page>
  );
}

function LessonScreen({ lesson, at }: LessonProps & { readonly at: number }) {
  const screen = lesson.texts().screens[at];
  const heading = useFocusOnChange<HTMLHeadingElement>(at);
  const Picture = lesson.pictures[at];
  if (!screen || !Picture) return null;
  return (
    <section class="lesson-page__screen">
      <h2 ref={heading} tabIndex={-1}>
        {screen.title}
      </h2>
      <LessonPicture meaning={screen.picture}>
        <Picture />
      </LessonPicture>
      {screen.sentences.map((sentence) => (
        <p key={sentence}>
          <RichText text={lesson.withTerms(sentence)} />
        </p>
      ))}
    </section>
  );
}

interface StepsProps extends LessonProps {
  readonly at: number;
  readonly go: (at: number) => void;
}

/** The buttons below a screen. Back keeps its place, so that Next does too. */
function LessonSteps({ lesson, at, go }: StepsProps) {
  const words = lessonMessages();
  const all = lesson.texts().screens.length;
  const isLast = at === all - 1;
  return (
    <nav class="lesson-page__steps" aria-label={words.place(at + 1, all)}>
      <Button disabled={at === 0} onClick={() => go(at - 1)}>
        {words.back}
      </Button>
      <span class="lesson-page__place" aria-hidden="true">
        {words.place(at + 1, all)}
      </span>
      {isLast ? (
        <LastSteps lesson={lesson} />
      ) : (
        <>
          <Button kind="main" onClick={() => go(at + 1)}>
            {words.next}
          </Button>
          <a class="lesson-page__skip" href="/">
            {words.skip}
          </a>
        </>
      )}
    </nav>
  );
}

function LastSteps({ lesson }: LessonProps) {
  const words = lessonMessages();
  const start = (): Promise<void> => attempt(lesson.startPractice, (id) => navigate(`/tables/${id}`));
  return (
    <>
      {mayOpenTables() && (
        <BusyButton kind="main" words={words.practice} busy={words.creatingPractice} act={start} />
      )}
      <ButtonLink href="/">{words.toTables}</ButtonLink>
    </>
  );
}

function WordList({ lesson }: LessonProps) {
  return (
    <details class="lesson-page__words">
      <summary>{lessonMessages().words}</summary>
      <dl>
        {Object.entries(lesson.texts().terms).map(([name, { title, meaning }]) => (
          <div key={name}>
            <dt>{title}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** A link to the lesson of each other game. */
function OtherLessons({ game }: { readonly game: string }) {
  const others = gamesWithLesson().filter(({ id }) => id !== game);
  useEffect(() => {
    // Without the words of a game, its link has the name that the API uses.
    loadWords(others.map(({ id }) => id)).catch(() => undefined);
  }, [game]);
  if (!others.length) return null;
  return (
    <ul class="lesson-page__others" aria-label={lessonMessages().others}>
      {others.map(({ id }) => (
        <li key={id}>
          <a href={lessonAddress(id)}>{ofGame(t().menu.howToPlay, gameTitle(id))}</a>
        </li>
      ))}
    </ul>
  );
}
