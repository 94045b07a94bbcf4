/** The sentence and the note while the tray of a card, or that of the end of a deal, is open. */

import { money } from '../../../../i18n/amounts/currency.ts';
import { GAP } from '../../../../i18n/markup.ts';
import type { Sentence } from '../../../../table-kit/table-game.ts';
import { lateMessages } from '../../messages/late/late-messages.ts';
import { messages } from '../../messages/messages.ts';
import { allowsBetOrMace, allowsMace, allowsSideBets, findStake } from '../../table-queries.ts';
import type { Table } from '../../view.ts';
import type { Mode, UiValues } from '../model/basset-page.ts';

type CardMode = Extract<Mode, { kind: 'card' }>;

/** Returns what differs from the sentence of the table; null for other trays. */
export function cardSentence(table: Table, ui: UiValues): Partial<Sentence> | null {
  const { mode } = ui;
  if (mode.kind === 'end') return { text: lateMessages().cardSentence.endsNow };
  if (mode.kind !== 'card') return null;
  const text = cardText(table, ui, mode);
  return { ...(text !== null && { text }), ...(mode.bets && { note: cardNote(table, mode) }) };
}

function cardText(table: Table, { selectedCoin }: UiValues, mode: CardMode): string | null {
  const { changesStake, sideBet, sideBetOthers } = lateMessages().cardSentence;
  const sum = selectedCoin === null ? GAP : money(selectedCoin, table.currency);
  const stake = findStake(table, mode.punter, mode.card);
  // A paroli that was carried cannot be changed.
  if (!mode.bets) return stake?.crooks ? null : changesStake(mode.punter, mode.card);
  if (!stake || !allowsBetOrMace(table, stake)) return null;
  if (!isBetOpen(table, mode)) return messages().band.maced(mode.punter, GAP, mode.card);
  const wins = mode.outcome === 'win';
  if (!mode.others) return sideBet(null, mode.punter, sum, mode.card, wins);
  const { backer, punter, card } = mode;
  return sideBetOthers({ backer, against: null, sum, punter, card, wins });
}

const isBetOpen = (table: Table, mode: CardMode): boolean =>
  allowsSideBets(table, findStake(table, mode.punter, mode.card));

/** Returns the open side bets on the chosen card; without any, how to bet; else ''. */
function cardNote(table: Table, mode: CardMode): string {
  const bets = table.side_bets.filter(({ punter, card }) => punter === mode.punter && card === mode.card);
  const { betHint, openBet, openBets, sideBetHint, sideBetTaker } = lateMessages().cardSentence;
  const stake = findStake(table, mode.punter, mode.card);
  if (mode.backer !== null) return sideBetTaker;
  if (!bets.length && !isBetOpen(table, mode)) return '';
  if (!bets.length) return stake && allowsMace(table, stake) ? sideBetHint : betHint;
  return openBets(
    bets.map(({ backer, against, amount, outcome }) =>
      openBet(backer, against, money(amount, table.currency), outcome === 'win'),
    ),
  );
}
