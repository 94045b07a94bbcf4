/** Passes the deal: with one tap, or with a second one if stakes lie on the table. */

import { mayEnter } from '../../../table-kit/offers/allowed-entries.ts';
import { isSecondTap } from '../../../table-kit/model/ui-state.ts';
import { ChoiceNote } from '../../../table-kit/shell/ChoiceButton.tsx';
import { TrayButton } from '../../../table-kit/trays/TrayFrame.tsx';
import { messages } from '../messages/messages.ts';
import { passDeal } from '../model/actions.ts';
import './PassKey.css';
import { useDerived, usePageModel, type PageValues } from './page.ts';

const passValues = ({ scene: { table }, ui }: PageValues) => ({
  mayPass: mayEnter(table, 'pass'),
  hasStakes: table.staked > 0,
  isConfirmed: ui.isEndConfirmed,
});

/** It keeps its place while the rules do not allow it. */
export function PassKey() {
  const model = usePageModel();
  const { mayPass, hasStakes, isConfirmed } = useDerived(passValues);
  const words = messages().table;
  const pass = () => {
    if (hasStakes && !isSecondTap(model.uiState)) return;
    model.uiState.isEndConfirmed.value = false;
    passDeal(model);
  };
  return (
    <TrayButton
      class="pass-key"
      meaning={`pass ${isConfirmed}`}
      bounce={0}
      kind={isConfirmed ? 'best' : 'plain'}
      isDisabled={!mayPass}
      onTap={pass}
    >
      <b>{words.pass}</b>
      {isConfirmed && <ChoiceNote text={words.again} />}
    </TrayButton>
  );
}
