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
export function buttonTexts(step: NextStep, currency: string): [string, string] {
  const { mainButton: texts } = messages();
  switch (step.kind) {
    case 'fasse':
      return [texts.turnFasse, step.turning ? texts.tapFasseKey : ''];
    case 'needs_cards':
      return [texts.turnFasse, texts.needsCards(step.punter.name, step.punter.wants)];
    case 'no_stakes':
      return [texts.turnFasse, texts.noStakes];
    case 'seat':
      return [messages().tray.addPlayer, texts.noPlayers];
    case 'cancel_card':
      return [texts.notRank(step.rank), ''];
    case 'take_all':
      return [texts.takeAll, texts.takeAllOf(step.wins, money(step.sum, currency))];
    case 'last':
      return [texts.lastCard, step.turning ? messages().tableHints.tapCard : texts.cardsLeft(1)];
    case 'end':
      return [
        texts.endDeal,
        step.asked && step.left
          ? messages().tableHints.endAgain(step.left)
          : step.left
            ? texts.cardsLeft(step.left)
            : step.ready
              ? texts.noneLeft
              : '',
      ];
    case 'calculating':
      return [texts.calculating, texts.winsUnknown];
    case 'closed':
      return ['', ''];
  }
}

function stepValues({ model, scene, ui }: PageValues): { main: NextStep; currency: string } {
  // In portrait, the rank keys include "not this card".
  const first = model.layout.value === 'portrait' ? null : ui.firstCard;
  const main = nextStep(scene.table, { ...ui, firstCard: first }, scene.waitingForEngine > 0);
  return { main, currency: scene.table.currency };
}

export function MainButton() {
  const model = usePageModel();
  const { main: step, currency } = useDerived(stepValues);
  const [words, detail] = buttonTexts(step, currency);
  if (!words) return <div class="main-button__place" />;
  const isDisabled = !step.ready && step.kind !== 'end';
  return (
    <TapButton
      class="main-button"
      data-step={step.kind}
      data-ready={step.ready}
      isDisabled={isDisabled}
      meaning={`${step.kind} ${step.ready}`}
      onTap={() => runNextStep(model.actions, model.uiState, step)}
      aria-pressed={'turning' in step ? step.turning : undefined}
    >
      <b>{words}</b>
      {detail && <span>{plain(detail)}</span>}
    </TapButton>
  );
}
