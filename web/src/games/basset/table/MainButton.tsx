/** The main button, bottom right in every phase: the next step. */

import { TapButton } from '../../../ui/TapButton.tsx';
import { money } from '../../../i18n/currency.ts';
import { plain } from '../../../i18n/markup.ts';
import { messages } from '../messages/messages.ts';
import './MainButton.css';
import { usePageModel, useDerived, type PageValues } from './page-model.ts';
import { nextStep, type NextStep } from './next-step.ts';
import { runNextStep } from './run-next-step.ts';

/** Returns the two lines of the button: what it does, and a detail or the reason why it is not ready. */
export function mainWords(main: NextStep, currency: string): [string, string] {
  const { mainButton: said } = messages();
  switch (main.kind) {
    case 'fasse':
      return [said.turnFasse, main.turning ? said.tapFasseKey : ''];
    case 'needs_cards':
      return [said.turnFasse, said.needsCards(main.punter.name, main.punter.wants)];
    case 'no_stakes':
      return [said.turnFasse, said.noStakes];
    case 'seat':
      return [messages().tray.addPlayer, said.noPlayers];
    case 'cancel_card':
      return [said.notRank(main.rank), ''];
    case 'take_all':
      return [said.takeAll, said.takeAllOf(main.wins, money(main.sum, currency))];
    case 'last':
      return [said.lastCard, main.turning ? messages().tableHints.tapCard : said.cardsLeft(1)];
    case 'end':
      return [
        said.endDeal,
        main.asked && main.left
          ? messages().tableHints.endAgain(main.left)
          : main.left
            ? said.cardsLeft(main.left)
            : main.ready
              ? said.noneLeft
              : '',
      ];
    case 'calculating':
      return [said.calculating, said.winsUnknown];
    case 'closed':
      return ['', ''];
  }
}

function mainOf({ model, scene, ui }: PageValues): { main: NextStep; currency: string } {
  // In portrait, the rank keys include "not this card".
  const first = model.layout.value === 'portrait' ? null : ui.firstCard;
  const main = nextStep(scene.table, { ...ui, firstCard: first }, scene.waitingForEngine > 0);
  return { main, currency: scene.table.currency };
}

export function MainButton() {
  const model = usePageModel();
  const { main, currency } = useDerived(mainOf);
  const [words, why] = mainWords(main, currency);
  if (!words) return <div class="main-button__place" />;
  const isDisabled = !main.ready && main.kind !== 'end';
  return (
    <TapButton
      class="main-button"
      data-step={main.kind}
      data-ready={main.ready}
      isDisabled={isDisabled}
      meaning={`${main.kind} ${main.ready}`}
      onTap={() => runNextStep(model.actions, model.uiState, main)}
      aria-pressed={'turning' in main ? main.turning : undefined}
    >
      <b>{words}</b>
      {why && <span>{plain(why)}</span>}
    </TapButton>
  );
}
