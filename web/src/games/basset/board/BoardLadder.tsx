/** The ladder of the house rules, with the stakes on each rung. */

import { pageWords } from '../../../i18n/page-words.ts';
import { letterOf } from '../../../i18n/cards.ts';
import { pagesMessages } from '../messages/pages-messages.ts';
import type { Table } from '../view.ts';
import './BoardLadder.css';
import { shortNames, fitLines, ladderSteps, type LadderStake, type LadderStep } from './ladder-steps.ts';

/** How many lines fit over the lowest step, and how many fewer over each higher step. */
const LOWEST_STEP_LINES = 8;
const FEWER_LINES_PER_STEP = 1.5;

export function BoardLadder({ table }: { table: Table }) {
  const steps = ladderSteps(table);
  const nameOf = shortNames(table.punters.map((punter) => punter.name));
  return (
    <section class="board-ladder">
      <h2>{pagesMessages().board.ladder}</h2>
      <ol class="board-ladder__steps" style={{ '--steps': steps.length }}>
        {steps.map((step, index) => (
          <Rung key={index} step={step} index={index} shortName={(name) => nameOf.get(name) ?? name} />
        ))}
      </ol>
    </section>
  );
}

function Rung({
  step,
  index,
  shortName,
}: {
  step: LadderStep;
  index: number;
  shortName: (name: string) => string;
}) {
  const { shown, more } = fitLines(
    step.stakes,
    Math.max(2, Math.floor(LOWEST_STEP_LINES - FEWER_LINES_PER_STEP * index)),
  );
  return (
    <li class="board-ladder__step" data-ridden={step.stakes.length > 0} style={{ '--at': index }}>
      <p class="board-ladder__rung">
        <b>{step.rung}×</b> <span>{pagesMessages().board.rungName(step.rung)}</span>
      </p>
      <ul class="board-ladder__riders">
        {step.plainCards > 0 && (
          <li class="board-ladder__plain">{pagesMessages().board.plainCards(step.plainCards)}</li>
        )}
        {step.stakes.map((stake, line) => (
          <StakeLine key={line} stake={stake} shortName={shortName} isOverflow={line >= shown.length} />
        ))}
        {more > 0 && <li class="board-ladder__more">{pageWords().publicPages.andMore(more)}</li>}
      </ul>
    </li>
  );
}

interface StakeLineProps {
  stake: LadderStake;
  shortName: (name: string) => string;
  /** On a wall it does not fit: it is hidden, and counted in the last line. */
  isOverflow: boolean;
}

function StakeLine({ stake, shortName, isOverflow }: StakeLineProps) {
  const { won, payRung, cardOf } = pagesMessages().board;
  const state = stake.hasWon ? won : stake.pay === null ? '' : payRung(stake.pay);
  return (
    <li class="board-ladder__rider" data-won={stake.hasWon} data-over={isOverflow}>
      <span class="visually-hidden">{cardOf(stake.card, stake.punter)}</span>
      <b aria-hidden="true">{letterOf(stake.card)}</b>
      <span aria-hidden="true">{shortName(stake.punter)}</span>
      {state && <small>{state}</small>}
    </li>
  );
}
