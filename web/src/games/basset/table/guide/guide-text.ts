/** The next step of a practice table, in one or two short sentences. */

import { messages as kitMessages } from '../../../../table-kit/messages/messages.ts';
import { money } from '../../../../i18n/amounts/currency.ts';
import { guideMessages } from '../../messages/teaching/guide-messages.ts';
import { messages } from '../../messages/messages.ts';
import { chosenSeat, mayReplaceCard, newestDraw, shortPunter, unansweredWins } from '../../table-queries.ts';
import type { Stake, Table } from '../../view.ts';
import { allAsLastDeal } from '../model/as-last-deal.ts';
import type { Mode, UiValues } from '../model/basset-page.ts';
import { coinOnTap } from '../model/coin-limits.ts';

/** Returns the step; empty if the table is closed. */
export function guideText(table: Table, ui: UiValues): string {
  const inMode = modeStep(table, ui.mode);
  if (inMode !== null) return inMode;
  if (table.phase === 'closed') return '';
  if (!table.punters.length) return guideMessages().addPlayer(kitMessages().tray.addPlayer);
  return table.phase === 'staking' ? stakingStep(table, ui) : dealStep(table, ui);
}

function modeStep({ phase }: Table, mode: Mode): string | null {
  const steps = guideMessages();
  switch (mode.kind) {
    case 'none':
      return null;
    case 'seat':
      return steps.newPlayer(kitMessages().tray.add);
    case 'player':
      return mode.task === null ? steps.player(mode.player) : steps.money;
    case 'offer':
      return null;
    case 'restake':
    case 'fund':
      return steps.money;
    case 'stake':
      return steps.newCard;
    case 'card':
      if (!mode.bets) return steps.cardInStaking;
      return phase === 'staking' ? steps.betInStaking : steps.cardInDeal;
    case 'suits':
      return steps.suits;
    case 'end':
      return steps.endEarly(messages().mainButton.endDeal);
  }
}

function stakingStep(table: Table, { mode, pendingDraw, selectedCoin, selectedSeat }: UiValues): string {
  const steps = guideMessages();
  if (pendingDraw === 'fasse') return steps.tapFasse;
  const chosen = chosenSeat(table, selectedSeat);
  const short = shortPunter(table);
  if (!chosen && short) return steps.lacksMoney(messages().mainButton.needsCards(short.name, short.wants));
  if (!chosen) return table.stakes.length ? steps.turnFasse(messages().mainButton.turnFasse) : steps.noMoney;
  if (allAsLastDeal(table).length) return steps.repeat(messages().tray.allAsLastDeal);
  const coin = coinOnTap(table, mode, selectedCoin, chosen);
  return coin === null ? steps.chooseCoin(chosen.name) : steps.chooseRank(chosen.name);
}

function dealStep(table: Table, { firstCard, pendingDraw }: UiValues): string {
  const steps = guideMessages();
  const [win] = unansweredWins(table);
  if (win) return winStep(win, table.currency);
  if (table.owes_settlement) return steps.calculating;
  const winsFirst = table.rules.order === 'win_first';
  if (firstCard !== null) return steps.secondCard(!winsFirst);
  if (pendingDraw === 'last') return steps.tapLast;
  if (table.next.draw === 'last') return steps.lastCard(messages().mainButton.lastCard);
  if (table.next.draw === null) return steps.endDeal(messages().mainButton.endDeal);
  return pairStep(table, winsFirst);
}

function winStep({ punter, card, answers }: Stake, currency: string): string {
  const steps = guideMessages();
  const paid = money(answers?.take.pays ?? 0, currency);
  const paroli = answers?.paroli;
  return (
    steps.win(punter, card, paid, messages().answers.take) +
    steps.orParoli(paroli ? money(paroli.pays, currency) : null)
  );
}

function pairStep(table: Table, winsFirst: boolean): string {
  const steps = guideMessages();
  const { burn } = table.rules;
  if (newestDraw(table)?.kind === 'fasse' && burn) return steps.setAside(burn) + steps.firstCard(winsFirst);
  const replacing = table.punters.find((punter) => mayReplaceCard(table, punter));
  return replacing
    ? steps.newCardOr(replacing.name, messages().playerRow.newCard)
    : steps.firstCard(winsFirst);
}
