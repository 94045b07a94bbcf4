/** Keeps the row of the player in turn, or of the first who must decide, in view when the turn changes. */

import { useEffect, useMemo } from 'preact/hooks';
import { chosenPlayerOf } from '../model/chosen-player.ts';
import { useDerived, type PageValues } from '../model/table-context.ts';
import { lateParts } from '../panels/late-parts.ts';
import { windowSize } from '../shell/layout.ts';
import { showRow, watchScrolling } from './turn-scroll.ts';

/** Whom the table waits for, and the phase, which may cover the row with a higher tray. */
function turnOf({ model: { game }, scene: { table }, ui }: PageValues) {
  const { mode } = ui;
  const asked = lateParts(game)?.askedPlayer?.(table, ui);
  const player = mode.kind === 'player' ? mode.player : (asked ?? chosenPlayerOf(game, table, ui));
  return { player: player ?? table.summary?.waiting_for[0] ?? null, phase: table.phase };
}

export function TurnScroll() {
  const turn = useDerived(turnOf);
  const scrolling = useMemo(() => watchScrolling(), []);
  useEffect(() => scrolling.stop, [scrolling]);
  useEffect(() => {
    if (turn.player !== null && !scrolling.isHeld()) showRow(turn.player);
  }, [turn, windowSize.value]);
  return null;
}
