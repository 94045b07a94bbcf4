/** The pictures of the lesson. */

import { LessonBank } from '../../../table-kit/banks/LessonBank.tsx';
import { HandCard } from '../../../table-kit/cards/HandCard.tsx';
import { lessonMessages } from '../messages/teaching/lesson-messages.ts';
import { isNatural, pointsOf } from '../model/hand-result.ts';
import { BANK, OPEN, PAIRS, PLAYERS, STAKES } from './example.ts';
import './CardPictures.css';

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
export const BankPicture = () => (
  <LessonBank
    banker={PLAYERS[0]}
    sum={BANK}
    parts={STAKES.map(({ punter, amount }) => ({ name: punter, amount }))}
    open={OPEN}
    openWord={lessonMessages().pictures.open}
    currency="points"
  />
);

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
