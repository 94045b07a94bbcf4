/** The band at the top: the menu, the drawn cards, the prompt, the pack, the bank and the sync chip. */

import { Menu } from '../../../../ui/frame/Menu.tsx';
import './Band.css';
import { BandFigures, BandLine } from './BandFigure.tsx';
import { DrawSlots } from './DrawSlots.tsx';
import { Prompt } from './Prompt.tsx';
import { SyncChip } from './SyncChip.tsx';
import { usePageModel, useDerived } from '../model/page-model.ts';

export function Band() {
  const model = usePageModel();
  const { name, closed } = useDerived(({ scene }) => ({
    name: scene.table.name,
    closed: scene.table.phase === 'closed',
  }));
  const closeTable = () => void model.actions.enqueue('close', {});
  return (
    <header class="band">
      <h1 class="visually-hidden">{name}</h1>
      <Menu table={model.outbox.id} closeTable={closed ? null : closeTable} />
      <DrawSlots />
      <Prompt />
      {model.layout.value === 'phone' ? <BandLine /> : <BandFigures />}
      <SyncChip />
    </header>
  );
}
