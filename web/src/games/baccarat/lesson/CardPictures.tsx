/** The pictures of the lesson. */

import { money } from '../../../i18n/amounts/currency.ts';
import { HandCard } from '../../../table-kit/cards/HandCard.tsx';
import { CoverBar } from '../../../table-kit/values/CoverBar.tsx';
import { lessonMessages } from '../messages/teaching/lesson-messages.ts';
import { isNatural, pointsOf } from '../model/hand-result.ts';
import { BANK, OPEN, PAIRS, PLAYERS, STAKES } from './example.ts';
import './CardPictures.css';

const sum = (amount: number): string => money(amount, 'points');

/** Three pairs of cards with their points. */
export function PointsPicture() {
  const words = lessonMessages().pictures;
  return (
    <div class="card-pictures" data-picture="points">
      {PAIRS.map((cards) => (
        <div key={cards[0]} class="card-pictures__hand">
          <Cards cards={cards} />
          <b>{words.points[pointsOf(cards)]}</b>
          {isNatural(cards) && <span>{words.natural}</span>}
        </div>
      ))}
    </div>
  );
}

export const Cards = ({ cards }: { readonly cards: readonly string[] }) => (
  <span class="card-pictures__cards">
    {cards.map((card) => (
      <HandCard key={card} card={card} />
    ))}
  </span>
);

/** The bank of the first player, with two stakes. */
export function BankPicture() {
  return (
    <div class="card-pictures" data-picture="bank">
      <p class="card-pictures__banker">
        <b>{PLAYERS[0]}</b> {sum(BANK)}
      </p>
      <CoverBar parts={STAKES.map(({ punter, amount }) => ({ name: punter, amount }))} open={OPEN} />
      <p class="card-pictures__stakes">
        {STAKES.map(({ punter, amount }) => (
          <span key={punter}>
            {punter} <b>{sum(amount)}</b>
          </span>
        ))}
        <span>
          {lessonMessages().pictures.open} <b>{sum(OPEN)}</b>
        </span>
      </p>
    </div>
  );
}

/** When a punter draws. */
export function RulePicture() {
  const { rule } = lessonMessages().pictures;
  return (
    <dl class="card-pictures" data-picture="rule">
      {Object.values(rule).map(({ points, words }) => (
        <div key={points} class="card-pictures__rule">
          <dt>{points}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
