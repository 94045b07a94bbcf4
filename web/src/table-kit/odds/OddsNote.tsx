/** The exact figures of the game that matter now, in one quiet line. */

import { figureText } from '../../features/odds/odds-text.ts';
import { useDerived, type PageValues } from '../model/table-context.ts';
import { lateParts } from '../panels/late-parts.ts';
import { playersOf } from '../parties.ts';
import './OddsNote.css';
import { useTableOdds } from './use-table-odds.ts';

/** The figures depend on the rules, which do not change, and on how many play. */
const wantedFigures = ({ model: { game }, scene: { table }, ui }: PageValues) => ({
  game: game.id,
  names: lateParts(game)?.oddsFigures?.(table, ui) ?? [],
  players: playersOf(table).length,
});

interface OddsNoteProps {
  readonly place: 'band' | 'rows';
}

export function OddsNote({ place }: OddsNoteProps) {
  const { game, names, players } = useDerived(wantedFigures);
  const odds = useTableOdds(names.length > 0 ? String(players) : null);
  const figures = names.flatMap((name) => odds?.figures.filter((figure) => figure.name === name) ?? []);
  if (figures.length === 0) return null;
  return (
    <p class="odds-note" data-place={place}>
      {figures.map((figure) => (
        <span key={figure.name}>{figureText(game, figure)} </span>
      ))}
    </p>
  );
}
