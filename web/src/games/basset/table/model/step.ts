/** What the main button says for the next step of the deal. */

import { money } from '../../../../i18n/amounts/currency.ts';
import { messages as kitMessages } from '../../../../table-kit/messages/messages.ts';
import type { Step } from '../../../../table-kit/table-game.ts';
import { messages } from '../../messages/messages.ts';
import type { Table } from '../../view.ts';
import type { BassetMode } from './basset-modes.ts';
import type { Ui } from './basset-page.ts';
import { nextStep, type NextStep } from './next-step.ts';
import { runNextStep } from './run-next-step.ts';

/** Returns the two lines of the button: what it does, and a detail or the reason why it is not ready. */
export function buttonTexts(step: NextStep, currency: string): [string, string] {
  const { mainButton: texts } = messages();
  switch (step.kind) {
    case 'fasse':
      return [texts.turnFasse, step.turning ? texts.tapFasseKey : ''];
    case 'needs_cards': {
      const needs = texts.needsCards(step.punter.name, step.punter.wants);
      return step.ready ? [needs, ''] : [texts.turnFasse, needs];
    }
    case 'no_stakes':
      return [texts.turnFasse, texts.noStakes];
    case 'cancel_card':
      return [kitMessages().tray.notRank(step.rank), ''];
    case 'take_all':
      return [texts.takeAll, texts.takeAllOf(step.wins, money(step.sum, currency))];
    case 'last':
      return [texts.lastCard, step.turning ? messages().tableHints.tapCard : texts.cardsLeft(1)];
    case 'next_pair':
      return [texts.nextPair, texts.tapItsCards];
    case 'end':
      return [texts.endDeal, step.hasCards ? texts.nothingStaked : texts.noneLeft];
  }
}

/** A quick tap after "Take all" must not end the deal. */
const END_GUARD_MS = 1200;

export function bassetStep(table: Table, ui: Ui): Step<Table, BassetMode> {
  // In portrait, the rank keys include "not this card".
  const step = nextStep(table, ui.layout === 'portrait' ? { ...ui, firstCard: null } : ui);
  const [words, detail] = buttonTexts(step, table.currency);
  return {
    id: step.kind,
    words,
    detail,
    isReady: step.ready,
    ...('turning' in step && { isPressed: step.turning }),
    isBack: step.kind === 'cancel_card',
    ...(step.kind === 'end' && { guard: END_GUARD_MS }),
    run: ({ actions, uiState }) => runNextStep(actions, uiState, step),
  };
}
