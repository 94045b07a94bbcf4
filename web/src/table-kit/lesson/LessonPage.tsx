/** How Basset works: three screens with pictures, then the words of the game. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { mayOpenTables } from '../../../api/current-key.ts';
import { navigate } from '../../../platform/router.ts';
import { BusyButton } from '../../../ui/buttons/BusyButton.tsx';
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx';
import { attempt } from '../../../ui/frame/notice.ts';
import { Page } from '../../../ui/frame/Page.tsx';
import { RichText } from '../../../ui/text/RichText.tsx';
import { lessonMessages } from '../messages/teaching/lesson-messages.ts';
import { startPractice } from '../practice.ts';
import { withTerms } from '../terms.ts';
import './LessonPage.css';
import { LessonPicture } from './LessonPicture.tsx';

export function LessonPage() {
  const [at, setAt] = useState(0);
  const words = lessonMessages();
  return (
    <Page class="lesson-page" narrow title={words.title}>
      <LessonScreen at={at} />
      <LessonSteps at={at} go={setAt} />
      <WordList />
    </Page>
  );
}

function LessonScreen({ at }: { at: number }) {
  const { screens } = lessonMessages();
  const screen = screens[at];
  const heading = useFocusOnChange(at);
  if (!screen) return null;
  return (
    <section class="lesson-page__screen">
      <h2 ref={heading} tabIndex={-1}>
        {screen.title}
      </h2>
      <LessonPicture at={at} meaning={screen.picture} />
      {screen.sentences.map((sentence) => (
        <p key={sentence}>
          <RichText text={withTerms(sentence)} />
        </p>
      ))}
    </section>
  );
}

/** Focuses the heading of a new screen, so that a screen reader reads it. The first screen takes no focus. */
function useFocusOnChange(at: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current !== at) heading.current?.focus({ preventScroll: true });
    shown.current = at;
  }, [at]);
  return heading;
}

/** The buttons below a screen. Back keeps its place, so that Next does too. */
function LessonSteps({ at, go }: { at: number; go: (at: number) => void }) {
  const words = lessonMessages();
  const all = words.screens.length;
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
        <LastSteps />
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

function LastSteps() {
  const words = lessonMessages();
  const start = (): Promise<void> => attempt(startPractice, (id) => navigate(`/tables/${id}`));
  return (
    <>
      {mayOpenTables() && (
        <BusyButton kind="main" words={words.practice} busy={words.creatingPractice} act={start} />
      )}
      <ButtonLink href="/">{words.toTables}</ButtonLink>
    </>
  );
}

function WordList() {
  const { words, terms } = lessonMessages();
  return (
    <details class="lesson-page__words">
      <summary>{words}</summary>
      <dl>
        {Object.entries(terms).map(([name, { title, meaning }]) => (
          <div key={name}>
            <dt>{title}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
