/** The actions of the home page: open a table, repeat one, practise. */

import { Fragment } from 'preact';
import { maySeePeople } from '../../api/current-key.ts';
import { playSheet } from '../../api/play-session.ts';
import {
  gamesWithLesson,
  gamesWithPractice,
  newTableAddress,
  type GameWithPractice,
} from '../../game-api/registry.ts';
import { counts } from '../../features/gatherings/gathering-requests.ts';
import { wordsOf } from '../../i18n/game-words.ts';
import { gameTitleAmong, ofGame } from '../../i18n/game-texts.ts';
import { importTranslated, t } from '../../i18n/language.ts';
import { importWithRetry } from '../../platform/lazy-import.ts';
import { lessonAddress, navigate } from '../../platform/router.ts';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { attempt } from '../../ui/frame/notice.ts';
import { ReopenLink } from '../../ui/ReopenLink.tsx';
import './HomeActions.css';
import { newestOf, type Row } from './table-list.ts';
import { messages } from './messages/messages.ts';

/** `rows`: the newest tables; null until they are loaded. */
export function HomeActions({ rows }: { rows: readonly Row[] | null }) {
  const newest = newestOf((rows ?? []).filter(counts));
  const words = messages();
  return (
    <div class="home-actions">
      {newest && <Repeat row={newest} />}
      <ButtonLink kind="main" href="/new">
        {words.newTable}
      </ButtonLink>
      <ButtonLink href="/sheet">{words.sheet}</ButtonLink>
      {maySeePeople() && <ButtonLink href="/people">{t().menu.people}</ButtonLink>}
      <Learning isFirst={rows?.length === 0} />
    </div>
  );
}

/** What teaches the games. `isFirst`: there are no tables, and the list has the practice tables and the lessons. */
function Learning({ isFirst }: { isFirst: boolean }) {
  return (
    <details class="home-actions__learning" open={isFirst}>
      <summary>{messages().learn}</summary>
      {!isFirst && (
        <>
          {gamesWithPractice().map((game) => (
            <Fragment key={game.id}>
              <PracticeButton game={game} />
              <p>{wordsOf(game.id).practiceHint?.()}</p>
            </Fragment>
          ))}
          <LessonLinks />
        </>
      )}
      {gamesWithPractice().map((game) => (
        <Demonstration key={game.id} game={game} />
      ))}
    </details>
  );
}

/** The link to a new table like an earlier one. */
function Repeat({ row: { id, game, opened_at: opened } }: { row: Row }) {
  const address = newTableAddress({ id, game });
  return <ReopenLink place="actions" id={id} address={address} opened={opened} describe={describe} />;
}

async function describe(session: string): Promise<() => string> {
  const { describeOpening } = await importTranslated(() =>
    importWithRetry(() => import('../../table-kit/opening/describe-opening.ts')),
  );
  return describeOpening(session);
}

/** A link to the lesson of each game that has one. */
export function LessonLinks() {
  const games = gamesWithLesson();
  return (
    <>
      {games.map((game) => (
        <ButtonLink key={game.id} href={lessonAddress(game.id)}>
          {ofGame(t().menu.howToPlay, gameTitleAmong(game.id, games))}
        </ButtonLink>
      ))}
    </>
  );
}

interface PracticeProps {
  readonly game: GameWithPractice;
}

export function PracticeButton({ game }: PracticeProps) {
  const words = messages();
  const { practice } = game;
  const label = ofGame(words.practice, gameTitleAmong(game.id, gamesWithPractice()));
  const act = (): Promise<void> =>
    attempt(
      async () => (await practice()).startPractice(),
      (id) => navigate(`/tables/${id}`),
    );
  return <BusyButton words={label} busy={words.creatingPractice} act={act} kind="usual" />;
}

function Demonstration({ game }: PracticeProps) {
  const words = messages();
  const { practice } = game;
  const label = ofGame(words.demonstration, gameTitleAmong(game.id, gamesWithPractice()));
  const play = (): Promise<void> =>
    attempt(
      async () => playSheet(await (await practice()).loadDemonstration(), { practice: true }),
      ({ id }) => navigate(`/tables/${id}/log/1`),
    );
  return <BusyButton words={label} busy={words.playingDemonstration} act={play} kind="usual" />;
}
