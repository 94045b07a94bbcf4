/** What teaches each game: its lesson, its practice table and its demo evening. */

import { mayOpenTables } from '../../api/current-key.ts';
import { playSheet } from '../../api/play-session.ts';
import { gamesWithLesson, gamesWithPractice, type GameWithPractice } from '../../game-api/registry.ts';
import { gameTitle, gameTitleAmong, ofGame } from '../../i18n/game-texts.ts';
import { wordsOf } from '../../i18n/game-words.ts';
import { t } from '../../i18n/language.ts';
import { lessonAddress, navigate } from '../../platform/router.ts';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { attempt } from '../../ui/frame/notice.ts';
import './GamesToLearn.css';
import { messages } from './messages/messages.ts';

/** `isFirst`: there are no tables yet, so each game is described in a few sentences. */
export function GamesToLearn({ isFirst = false }: { isFirst?: boolean }) {
  const lessons = gamesWithLesson();
  const practices = mayOpenTables() ? gamesWithPractice() : [];
  // Below the heading of the box that stands for the list of tables, else beside the list.
  const Title = isFirst ? 'h4' : 'h3';
  const ids = new Set([...practices, ...lessons].map(({ id }) => id));
  return (
    <ul class="games-to-learn">
      {[...ids].map((id) => (
        <li key={id}>
          <Title>{gameTitle(id)}</Title>
          {textsOf(id, isFirst).map((text) => (
            <p key={text}>{text}</p>
          ))}
          <div class="games-to-learn__ways">
            {lessons.some((game) => game.id === id) && <LessonLink game={id} />}
            {practices
              .filter((game) => game.id === id)
              .map((game) => (
                <Ways key={id} game={game} />
              ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Returns the rules in a few sentences; later, what the practice table has. */
function textsOf(game: string, isFirst: boolean): readonly string[] {
  const { firstSteps, practiceHint } = wordsOf(game);
  if (isFirst) return firstSteps?.() ?? [];
  return mayOpenTables() && practiceHint ? [practiceHint()] : [];
}

function LessonLink({ game }: { game: string }) {
  const words = t().menu.howToPlay;
  return (
    <ButtonLink href={lessonAddress(game)} label={ofGame(words, gameTitleAmong(game, gamesWithLesson()))}>
      {words}
    </ButtonLink>
  );
}

/** The practice table and the demo evening. */
function Ways({ game }: { game: GameWithPractice }) {
  const words = messages();
  const { id, practice } = game;
  const buttonOf = (text: string, busy: string, act: () => Promise<void>) => (
    <BusyButton
      kind="usual"
      words={text}
      label={ofGame(text, gameTitleAmong(id, gamesWithPractice()))}
      busy={busy}
      act={act}
    />
  );
  const openPractice = (): Promise<void> =>
    attempt(
      async () => (await practice()).startPractice(),
      (session) => navigate(`/tables/${session}`),
    );
  const playDemonstration = (): Promise<void> =>
    attempt(
      async () => playSheet(await (await practice()).loadDemonstration(), { practice: true }),
      (session) => navigate(`/tables/${session.id}/log/1`),
    );
  return (
    <>
      {buttonOf(words.practice, words.creatingPractice, openPractice)}
      {buttonOf(words.demonstration, words.playingDemonstration, playDemonstration)}
    </>
  );
}
