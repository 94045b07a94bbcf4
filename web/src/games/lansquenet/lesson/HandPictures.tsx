/** The pictures of the lesson. */

import { LessonBank } from '../../../table-kit/banks/LessonBank.tsx';
import { HandCard } from '../../../table-kit/cards/HandCard.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { OutcomeMark } from '../marks/OutcomeMark.tsx';
import { lessonMessages } from '../messages/teaching/lesson-messages.ts';
import { partsOf } from '../model/table-queries.ts';
import type { Outcome } from '../view.ts';
import { COVERS, LEFT, PLAYERS, WAGER } from './example.ts';
import './HandPictures.css';

/** The wager of the first player, with two covers. */
export const WagerPicture = () => (
  <LessonBank
    banker={PLAYERS[0]}
    sum={WAGER}
    parts={partsOf(COVERS)}
    open={LEFT}
    openWord={lessonMessages().pictures.open}
    currency="lsd"
  />
);

const HANDS: Readonly<Record<Outcome, readonly string[]>> = {
  twins: ['Kh', '4h'],
  left: ['Kh', '3d', '9s', 'Qh'],
  right: ['Kh', '3d', '9s', 'Qd'],
};

/** A hand of each kind. */
export function HandsPicture() {
  const words = lessonMessages().pictures;
  return (
    <div class="hand-pictures" data-picture="hands">
      {(['twins', 'left', 'right'] as const).map((outcome) => (
        <div key={outcome} class="hand-pictures__hand">
          <span class="hand-pictures__result">
            <OutcomeMark outcome={outcome} />
            <b>{words.results[outcome]}</b>
          </span>
          <Cards cards={HANDS[outcome]} />
          <span>{outcome === 'right' ? words.bankerLoses : words.bankerWins}</span>
        </div>
      ))}
    </div>
  );
}

/** Cards in the order dealt. The last one is the match. */
export const Cards = ({ cards }: { readonly cards: readonly string[] }) => (
  <span class="hand-pictures__cards">
    {cards.map((card, index) => (
      <HandCard key={card} card={card} isMarked={index === cards.length - 1} />
    ))}
  </span>
);

/** The line of the players. The deck goes from the first to the second. */
export function LinePicture() {
  return (
    <div class="hand-pictures" data-picture="line">
      {PLAYERS.map((name, index) => (
        <span key={name} class="hand-pictures__seat" data-banks={index === 1}>
          {index > 0 && <Picture name="on" />}
          <span class="hand-pictures__player">{name}</span>
        </span>
      ))}
    </div>
  );
}
