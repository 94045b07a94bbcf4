/** The ladder of the house, and who rides on which of its rungs. */

import { letterOf } from '../../../i18n/cards.ts';
import { t } from '../../../i18n/language.ts';
import { messages } from '../messages/messages.ts';
import type { Table } from '../view.ts';
import './BoardLadder.css';
import { calledShortly, fitting, stepsOf, type Rider, type Step } from './ladder-steps.ts';

/** Lines that have room over the lowest step, and how many fewer over each step above it. */
const ROOM = 8;
const LESS = 1.5;

export function BoardLadder({ table }: { table: Table }) {
  const steps = stepsOf(table);
  const short = calledShortly(table.punters.map((punter) => punter.name));
  return (
    <section class="board-ladder">
      <h2>{messages().board.ladder}</h2>
      <ol class="board-ladder__steps" style={{ '--steps': steps.length }}>
        {steps.map((step, at) => (
          <Rung key={at} step={step} at={at} called={(name) => short.get(name) ?? name} />
        ))}
      </ol>
    </section>
  );
}

function Rung({ step, at, called }: { step: Step; at: number; called: (name: string) => string }) {
  const { shown, more } = fitting(step.riders, Math.max(2, Math.floor(ROOM - LESS * at)));
  return (
    <li class="board-ladder__step" data-ridden={step.riders.length > 0} style={{ '--at': at }}>
      <p class="board-ladder__rung">
        <b>{step.rung}×</b> <span>{messages().board.rungName(step.rung)}</span>
      </p>
      <ul class="board-ladder__riders">
        {step.plain > 0 && <li class="board-ladder__plain">{messages().board.plainCards(step.plain)}</li>}
        {step.riders.map((rider, place) => (
          <Riding key={place} rider={rider} called={called} over={place >= shown.length} />
        ))}
        {more > 0 && <li class="board-ladder__more">{t().publicPages.andMore(more)}</li>}
      </ul>
    </li>
  );
}

interface RidingOf {
  rider: Rider;
  called: (name: string) => string;
  /** On a wall it has no room, and is counted. */
  over: boolean;
}

function Riding({ rider, called, over }: RidingOf) {
  const { won, payRung, cardOf } = messages().publicPages.board;
  const state = rider.won ? won : rider.pay === null ? '' : payRung(rider.pay);
  return (
    <li class="board-ladder__rider" data-won={rider.won} data-over={over}>
      <span class="visually-hidden">{cardOf(rider.card, rider.punter)}</span>
      <b aria-hidden="true">{letterOf(rider.card)}</b>
      <span aria-hidden="true">{called(rider.punter)}</span>
      {state && <small>{state}</small>}
    </li>
  );
}
