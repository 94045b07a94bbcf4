/** The answers since the newest draw, with the wins that a player took as one. */

import type { Answered } from './view.ts';

export interface AnswerGroup {
  readonly punter: string;
  /** The answer to the first of `cards`. */
  readonly first: Answered;
  readonly cards: readonly string[];
  /** What the bank paid for all of them. */
  readonly amount: number;
}

/** Returns the answers in their order. Wins that a player took without staking again are one group. */
export function groupAnswers(answers: readonly Answered[]): AnswerGroup[] {
  const groups: AnswerGroup[] = [];
  for (const answer of answers) {
    const { punter, card, amount } = answer;
    const at = isTaken(answer)
      ? groups.findIndex((group) => group.punter === punter && isTaken(group.first))
      : -1;
    const before = groups[at];
    if (before) groups[at] = { ...before, cards: [...before.cards, card], amount: before.amount + amount };
    else groups.push({ punter, first: answer, cards: [card], amount });
  }
  return groups;
}

/** Whether a win was taken and its card left the table. */
export const isTaken = ({ answer, restake }: Answered): boolean => answer === 'take' && !restake;
