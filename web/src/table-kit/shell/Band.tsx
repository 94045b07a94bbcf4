/** The band at the top: the menu, the drawn cards, the prompt, the figures and the sync chip. */

import { useLayoutEffect } from 'preact/hooks';
import { Menu } from '../../ui/frame/Menu.tsx';
import { CardSlots } from '../cards/CardSlots.tsx';
import { useDerived, usePageModel } from '../model/table-context.ts';
import { cancelMode } from '../model/ui-state.ts';
import { panels } from '../panels/load-panels.ts';
import { hasFreeSeat } from '../parties.ts';
import './Band.css';
import { BandFigures } from './BandFigure.tsx';
import { Prompt } from './Prompt.tsx';
import { SyncChip } from './SyncChip.tsx';

export function Band() {
  const model = usePageModel();
  const { game, outbox, actions } = model;
  const { name, closed, hasSeat, closingNote } = useDerived(({ model: { game }, scene }) => ({
    name: scene.table.name,
    closed: scene.table.phase === 'closed',
    hasSeat: hasFreeSeat(scene.table),
    closingNote: panels.value?.closingNote(game, scene.table),
  }));
  useLayoutEffect(() => {
    document.title = `${name} · Paroli`;
  }, [name]);
  const addPlayer = () => {
    cancelMode(model.uiState);
    model.uiState.mode.value = { kind: 'seat', name: '' };
  };
  return (
    <header class="band">
      {!closed && <h1 class="visually-hidden">{name}</h1>}
      <Menu
        table={outbox.id}
        closing={
          closed ? null : { game: game.id, note: closingNote, enter: (verb) => actions.enqueue(verb, {}) }
        }
        addPlayer={closed || !hasSeat ? null : addPlayer}
      />
      <CardSlots />
      <Prompt />
      <BandFigures />
      <SyncChip />
    </header>
  );
}
