/** A column for each player: the score of the game, and below it the rounds as counted. */

import { pagesMessages } from '../messages/pages-messages.ts';
import { findPlayer, namesOf, pointsIn, scoreOf } from '../model/table-queries.ts';
import type { Table } from '../view.ts';
import './ScoreColumns.css';

interface ColumnsProps {
  readonly view: Table;
  /** The player of the page, whose column stands out. */
  readonly player?: string | undefined;
}

export function ScoreColumns({ view, player }: ColumnsProps) {
  const words = pagesMessages().board;
  const names = namesOf(view);
  if (!names.length) return <p class="score-columns__empty">{words.noScores}</p>;
  return (
    <table class="score-columns">
      <caption class="visually-hidden">{words.scores}</caption>
      <Heads view={view} player={player} />
      <tbody>
        <tr class="score-columns__scores">
          <th scope="row">{words.score}</th>
          {names.map((name) => (
            <td key={name} data-own={name === player}>
              {scoreOf(view, name)}
            </td>
          ))}
        </tr>
        {view.rounds.map((round, index) => (
          <tr key={index}>
            <th scope="row">{words.round(index + 1)}</th>
            {names.map((name) => (
              <td key={name} data-own={name === player} data-dealt={round.dealer === name}>
                {pointsIn(round, name)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The names, and below each one what is worth a note. */
function Heads({ view, player }: ColumnsProps) {
  return (
    <thead>
      <tr>
        <td />
        {namesOf(view).map((name) => (
          <th key={name} scope="col" data-own={name === player}>
            <span class="score-columns__name">{name}</span>
            <Note view={view} name={name} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Who deals, and how many games a player has won. */
function Note({ view, name }: { readonly view: Table; readonly name: string }) {
  const words = pagesMessages().board;
  const games = findPlayer(view, name)?.games_won ?? 0;
  const notes = [
    ...(view.dealer === name && view.phase !== 'closed' ? [words.dealer] : []),
    ...(games > 0 ? [words.gamesWon(games)] : []),
  ];
  return <span class="score-columns__note">{notes.join(' · ')}</span>;
}
