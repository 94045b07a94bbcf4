/** The sentence of the band, as the dealer announces it, with a gap for the next tap, and the note below it. */

import { callOf, callWithin, gainText, pairSentence } from '../../draw-calls.ts';
import { money } from '../../../../i18n/amounts/currency.ts';
import { GAP } from '../../../../i18n/markup.ts';
import { t } from '../../../../i18n/language.ts';
import { messages } from '../../messages/messages.ts';
import type { Sentence, Slot } from '../../../../table-kit/table-game.ts';
import type { Ui, UiValues } from '../model/basset-page.ts';
import { coinInTray, coinOnTap } from '../model/coin-limits.ts';
import { drawEntries } from '../model/entries-of.ts';
import { drawStep, stakingStep } from './step-text.ts';
import {
  carriedStakes,
  dealsEnded,
  isAnnounced,
  newestDraw,
  seatToStake,
  shortPunter,
  shownCards,
  findPunter,
  unansweredWins,
} from '../../table-queries.ts';
import { rankOf, type Drawn, type Table } from '../../view.ts';

/** Returns the sentence and its note. The kit has the sentences of trays and states that every table has. */
export function bassetSentence(table: Table, ui: Ui): Sentence {
  const isDrawNote = table.phase === 'drawing' && ui.mode.kind !== 'card';
  return {
    text: promptText(table, ui),
    note: promptNote(table, ui),
    gap: gapLoses(table, ui) ? 'loses' : 'wins',
    hint: isDrawNote && mayRestake(table) ? messages().band.orRestake : '',
    isForTray: coinInTray(table, ui.mode, ui.selectedCoin) !== null,
    isIdle: table.phase === 'staking' && table.stakes.every(({ carried }) => carried),
    ...(isDrawNote && { correctable: drawEntries }),
  };
}

/** Whether the note asks for answers, and one of them can be to stake again. */
const mayRestake = (table: Table): boolean =>
  unansweredWins(table).some(({ answers }) => answers?.restake != null);

/** Whether the next tap names the losing card: the second if the winner is drawn first, else the first. */
const gapLoses = (table: Table, { firstCard, pendingDraw, mode }: UiValues): boolean =>
  table.phase === 'drawing' &&
  (firstCard !== null) === (table.rules.order === 'win_first') &&
  pendingDraw === null &&
  mode.kind === 'none';

/** Returns the sentence, with the markup of `i18n/markup.ts` for gaps. */
export function promptText(table: Table, ui: UiValues): string {
  const modeText = modeSentence(table, ui);
  if (modeText !== null) return modeText;
  if (isDealOver(table, ui)) return dealOverText(table);
  return table.phase === 'staking' ? stakingSentence(table, ui) : drawingSentence(table, ui);
}

/** Whether the page shows the result of the deal that just ended. */
export const isDealOver = (table: Table, { isResultShown }: UiValues): boolean =>
  isResultShown && table.phase === 'staking' && dealsEnded(table) > 0;

/** Returns the sentence at the end of a deal: couches go home, or parolis stay. */
function dealOverText(table: Table): string {
  const parolis = carriedStakes(table).length;
  return parolis ? messages().announcements.parolisStay(parolis) : messages().dealResult.over;
}

/** Returns the sentence of a card that waits for its rank or coin; null if none does. */
function modeSentence(table: Table, { mode, selectedCoin }: UiValues): string | null {
  const { stakesOnRank, stakesOn } = messages().band;
  if (mode.kind === 'card' && !mode.bets) return stakesOnRank(mode.punter, rankOf(mode.card), null);
  if (mode.kind !== 'stake') return null;
  if (mode.rank !== null) return stakesOnRank(mode.punter, mode.rank, null);
  return stakesOn(mode.punter, selectedCoin === null ? GAP : money(selectedCoin, table.currency));
}

function stakingSentence(table: Table, { mode, selectedSeat, selectedCoin, pendingDraw }: UiValues): string {
  if (pendingDraw === 'fasse') return messages().announcements.fasse(null);
  const chosen = findPunter(table, seatToStake(table, mode, selectedSeat));
  if (!chosen) {
    const { allPlaced, lacksMoney, noMoney } = messages().band;
    const short = shortPunter(table);
    if (short) return lacksMoney(short.name, short.wants);
    return table.stakes.length ? allPlaced : noMoney;
  }
  const coin = coinOnTap(table, mode, selectedCoin, chosen);
  return coin === null
    ? messages().band.stakesUnknownAmount(chosen.name)
    : messages().band.stakesOn(chosen.name, money(coin, table.currency));
}

function drawingSentence(table: Table, { firstCard, pendingDraw }: UiValues): string {
  if (pendingDraw === 'last') return messages().announcements.last(null);
  const newest = newestDraw(table);
  if (newest && isAnnounced(table, firstCard)) return callOf(newest, table.rules.order);
  return pairSentence(firstCard, table.rules.order);
}

/** Returns the line below the sentence. */
export function promptNote(table: Table, ui: UiValues): string {
  if (table.phase === 'closed') return t().capitalize(messages().progress.deals(dealsEnded(table)));
  return table.phase === 'staking' ? stakingLine(table, ui) : drawingLine(table, ui);
}

function stakingLine(table: Table, ui: UiValues): string {
  return [stakingStep(table, ui), stakingState(table), targetText(table)].filter(Boolean).join(' · ');
}

/** Returns the winners of a game for points, or its target before that; empty without a target. */
function targetText({ winners, rules, currency }: Table): string {
  if (winners.length) return messages().announcements.targetReached(winners);
  return rules.target ? messages().band.target(money(rules.target, currency)) : '';
}

function stakingState(table: Table): string {
  if (!table.stakes.length) return messages().band.noStakes(table.deal);
  const staked = table.punters.reduce((sum, punter) => sum + punter.at_table, 0);
  const required = table.rules.cards_required ? table.stakes.length + table.next.cards_wanted : null;
  return messages().band.staking(table.deal, table.stakes.length, required, money(staked, table.currency));
}

function drawingLine(table: Table, ui: UiValues): string {
  const winners = table.winners.length ? targetText(table) : '';
  return [drawState(table, ui), winners].filter(Boolean).join(' · ');
}

function drawState(table: Table, { firstCard }: UiValues): string {
  const newest = newestDraw(table);
  if (!newest) return messages().band.drawing(table.deal);
  if (table.owes_settlement) return messages().band.settling;
  if (firstCard !== null)
    return `${messages().tableHints.secondCard} · ${messages().tableHints.lastDraw(callWithin(newest, table.rules.order))}`;
  if (isAnnounced(table, firstCard)) return resultLine(table, newest);
  return messages().band.lastDraw(table.deal, callWithin(newest, table.rules.order));
}

function resultLine(table: Table, drawn: Drawn): string {
  const waiting = unansweredWins(table);
  const wins = waiting.length;
  const gain = drawn.gain === null ? null : gainText(drawn.gain, table);
  const step = wins
    ? messages().band.toAnswer(
        wins,
        gain === null,
        waiting.some((stake) => !stake.take_only),
      )
    : drawStep(table);
  if (gain !== null) return `${gain} · ${step}`;
  return wins ? step : t().capitalize(step);
}

export function slots(table: Table, ui: UiValues): Slot[] {
  if (table.phase !== 'drawing' && ui.pendingDraw !== 'fasse') return [];
  if (ui.mode.kind === 'card' || ui.mode.kind === 'stake' || ui.mode.kind === 'restake') return [];
  if (ui.pendingDraw) return [{ card: null, look: 'open' }];
  const newest = newestDraw(table);
  // The last draw stays, dimmed, until the first card of the next one.
  if (newest && ui.firstCard === null) {
    const isPast = !isAnnounced(table, null);
    return shownCards(newest).map((slot) => ({ ...slot, ...(isPast && { isPast }) }));
  }
  const open: Slot = { card: null, look: 'open' };
  const loseFirst = table.rules.order === 'lose_first';
  return [ui.firstCard === null ? open : { card: ui.firstCard, look: loseFirst ? 'lost' : 'won' }, open];
}
