/** The main button, bottom right in every phase: the next step. */

import { TapButton } from '../../../ui/buttons/TapButton.tsx';
import { APPEARED_MS } from '../../../ui/buttons/tap-guard.ts';
import { money } from '../../../i18n/amounts/currency.ts';
import { plain } from '../../../i18n/markup.ts';
import { messages } from '../messages/messages.ts';
import './MainButton.css';
import { usePageModel, useDerived, type PageValues } from './model/page-model.ts';
import { nextStep, type NextStep } from './model/next-step.ts';
import { runNextStep } from './model/run-next-step.ts';

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
    case 'next_pair':
      return [texts.nextPair, texts.tapItsCards];
    case 'end':
      return [texts.endDeal, texts.noneLeft];
    case 'calculating':
      return [texts.calculating, texts.winsUnknown];
    case 'closed':
      return ['', ''];
  }
}

/** A quick tap after "Take all" must not end the deal. */
const END_APPEARED_MS = 1200;

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
  return (
    <TapButton
      class="main-button"
      data-step={step.kind}
      data-ready={step.ready}
      isDisabled={!step.ready}
      meaning={`${step.kind} ${step.ready}`}
      appeared={step.kind === 'end' ? END_APPEARED_MS : APPEARED_MS}
      onTap={() => runNextStep(model.actions, model.uiState, step)}
      aria-pressed={'turning' in step ? step.turning : undefined}
    >
      <b>{words}</b>
      {detail && <span>{plain(detail)}</span>}
    </TapButton>
  );
}
