/** The actions of the home page: open a table, repeat one, practise. */

import { maySeePeople } from '../../api/current-key.ts';
import { playSheet } from '../../api/play-session.ts';
import type { GameModule } from '../../game-api/game-module.ts';
import { gameOf } from '../../game-api/registry.ts';
import { counts } from '../../features/gatherings/gathering-requests.ts';
import { wordsOf } from '../../i18n/game-words.ts';
import { t } from '../../i18n/language.ts';
import { navigate } from '../../platform/router.ts';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { attempt } from '../../ui/frame/notice.ts';
import { ReopenLink } from '../../ui/ReopenLink.tsx';
import './HomeActions.css';
import { newestOf, type Row } from './table-list.ts';
import { messages } from './messages/messages.ts';

/** The game that the home page offers to try. */
export const gameToTry = (): GameModule => gameOf(null);

/** Returns the tables to repeat: those that count, of the game whose opening form can repeat one. */
const reopenable = (rows: readonly Row[]): readonly Row[] =>
  rows.filter((row) => row.game === gameToTry().id && counts(row));

export function HomeActions({ rows }: { rows: readonly Row[] }) {
  const newest = newestOf(reopenable(rows));
  const words = messages();
  const { id: game, opening, practice } = gameToTry();
  return (
    <div class="home-actions">
      {newest && opening && (
        <ReopenLink place="actions" id={newest.id} opened={newest.opened_at} describe={opening.describe} />
      )}
      <ButtonLink kind="main" href="/new">
        {words.newTable}
      </ButtonLink>
      {rows.length > 0 && (
        <>
          <PracticeButton kind="usual" />
          <p>{wordsOf(game).practiceHint?.()}</p>
          <ButtonLink href="/how-to-play">{t().menu.howToPlay}</ButtonLink>
        </>
      )}
      <ButtonLink href="/sheet">{words.sheet}</ButtonLink>
      {maySeePeople() && <ButtonLink href="/people">{t().menu.people}</ButtonLink>}
      {practice && <Demonstration practice={practice} />}
    </div>
  );
}

export function PracticeButton({ kind }: { kind: 'main' | 'usual' }) {
  const words = messages();
  const { practice } = gameToTry();
  if (!practice) return null;
  const act = (): Promise<void> =>
    attempt(
      async () => (await practice()).startPractice(),
      (id) => navigate(`/tables/${id}`),
    );
  return <BusyButton words={words.practice} busy={words.creatingPractice} act={act} kind={kind} />;
}

function Demonstration({ practice }: Required<Pick<GameModule, 'practice'>>) {
  const words = messages();
  const play = (): Promise<void> =>
    attempt(
      async () => playSheet(await (await practice()).loadDemonstration(), { practice: true }),
      ({ id }) => navigate(`/tables/${id}/log/1`),
    );
  return <BusyButton words={words.demonstration} busy={words.playingDemonstration} act={play} kind="usual" />;
}
