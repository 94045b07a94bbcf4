/** The events of Baccarat as lines of the history. */

import { isolated } from '../../../i18n/isolated.ts';
import { entryMessages } from '../../../table-kit/entries/messages/messages.ts';
import {
  closedSentence,
  eventSentences,
  joined,
  nameIn,
  numberIn,
  type EventData,
  type Sentence,
  type Money,
} from '../../../table-kit/history/event-sentences.ts';
import { cardTexts } from '../card-list.ts';
import { isStanding } from '../entry-text.ts';
import { messages } from '../messages/messages.ts';
import { hasCards } from '../model/hand-result.ts';
import { dealtText, settledText } from '../sentence.ts';
import type { DealtCards, PlayedHand, SettledHand } from '../view.ts';

type Stake = { readonly punter: string; readonly amount: number };

const SENTENCES: Readonly<Record<string, Sentence>> = {
  punter_seated: ({ punter, purse, where }, sum) =>
    (isStanding(where) ? messages().entries.standing : entryMessages().seated)(nameIn(punter), sum(purse)),
  bank_taken: ({ punter, amount, home }, sum) =>
    joined(messages().entries.bank(nameIn(punter), sum(amount)), returned(home, sum)),
  bank_funded: ({ banker, amount }, sum) => messages().entries.refilledBy(nameIn(banker), sum(amount)),
  stake_placed: ({ punter, amount }, sum) => messages().entries.stake(nameIn(punter), sum(amount)),
  stake_withdrawn: ({ punter, amount }, sum) => messages().entries.withdrawn(nameIn(punter), sum(amount)),
  stakes_repeated: ({ stakes }, sum) => messages().entries.repeated(parts(stakes, sum)),
  banco_said: ({ punter, how, home, stakes }, sum) =>
    joined(
      (how ? messages().entries.bancoCheval : messages().entries.banco)(nameIn(punter)),
      messages().entries.staked(parts(stakes, sum)),
      returned(home, sum),
    ),
  stakes_accepted: ({ banker, amount }, sum) => messages().entries.accepted(nameIn(banker), sum(amount)),
  hand_dealt: (data) => dealtLine(data as unknown as DealtCards & PlayedHand),
  hand_settled: (data, sum, currency) => handText(data as unknown as SettledHand, sum, currency),
  deal_passed: ({ banker, bank, next_banker: next }, sum) =>
    joined(
      banker === null ? messages().entries.declines : messages().entries.retires(nameIn(banker), sum(bank)),
      nextLine(next),
    ),
  cards_shuffled: (data, sum) => joined(messages().entries.shuffled, homeLines(data, sum)),
  session_closed: (data, sum) => joined(closedSentence(), homeLines(data, sum)),
};

/** "Bess £5": what each player has in a list of stakes, also on two sides. */
function parts(stakes: unknown, sum: Money): string[] {
  const amounts = new Map<string, number>();
  for (const { punter, amount } of (stakes as readonly Stake[] | undefined) ?? [])
    amounts.set(punter, (amounts.get(punter) ?? 0) + amount);
  return [...amounts].map(([punter, amount]) => messages().entries.of(isolated(punter), sum(amount)));
}

function returned(home: unknown, sum: Money): string {
  const stakes = parts(home, sum);
  return stakes.length ? messages().entries.stakesReturned(stakes) : '';
}

const nextLine = (next: unknown): string =>
  typeof next === 'string' ? messages().entries.next(isolated(next)) : '';

/** What went home with the end of a bank. */
const homeLines = ({ banker, bank, home }: EventData, sum: Money): string =>
  joined(
    returned(home, sum),
    typeof banker === 'string' && numberIn(bank) > 0
      ? messages().entries.home(isolated(banker), sum(bank))
      : '',
  );

function dealtLine(hand: DealtCards & PlayedHand): string {
  const result = dealtText(hand);
  if (!hasCards(hand)) return result;
  const { bank_cards: bank, right_cards: right, left_cards: left } = hand;
  return messages().entries.withCards(result, cardTexts({ bank, right, left }));
}

/** What the bank won or paid, what each stake won or lost, and the false draws. */
function handText(hand: SettledHand, sum: Money, currency: string): string {
  const { entries } = messages();
  const of = (member: 'lost' | 'paid'): string[] =>
    hand.stakes
      .filter((stake) => stake[member] > 0)
      .map((stake) => entries.of(isolated(stake.punter), sum(stake[member])));
  const [lost, won] = [of('lost'), of('paid')];
  return joined(
    settledText(hand, currency),
    lost.length ? entries.lost(lost) : '',
    won.length ? entries.won(won) : '',
    ...hand.false_draws.map((draw) => falseDrawText(draw, sum)),
    hand.ends_tenure
      ? joined(homeLines({ banker: hand.banker, bank: hand.to_banker }, sum), nextLine(hand.next_banker))
      : '',
  );
}

function falseDrawText({ punter, fine, paid }: SettledHand['false_draws'][number], sum: Money): string {
  const { entries } = messages();
  const name = isolated(punter);
  return joined(
    entries.falseDraw(name),
    fine > 0 ? entries.fine(name, sum(fine)) : '',
    paid.length ? entries.liable(name, parts(paid, sum)) : '',
  );
}

/** Returns an event of the game as a sentence; null for another event. */
export const eventLine = eventSentences('baccarat', SENTENCES);
