/** The pictures of the lesson, drawn with the cards of the table page. */

import { letterOf, RANKS } from '../../../i18n/cards.ts';
import { lessonMessages } from '../messages/teaching/lesson-messages.ts';
import { CouchCard } from '../table/grid/couches/CouchCard.tsx';
import { PLAIN, type Couch } from '../table/grid/couches/couches.ts';
import './LessonPictures.css';

const SHILLING = 48;

const CARD: Couch = { ...PLAIN, card: 'K', rank: 'K', look: 'laid', amount: SHILLING };

const Card = (changes: Partial<Couch>) => <CouchCard couch={{ ...CARD, ...changes }} currency="lsd" letter />;

const STAKES: Readonly<Record<string, number>> = { A: SHILLING, 7: 5 * SHILLING, K: 2 * SHILLING };

/** A book of thirteen cards, three of them with a coin. */
export const BookPicture = () => (
  <div class="lesson-pictures" data-picture="book">
    {RANKS.map((rank) => {
      const amount = STAKES[rank];
      return amount ? (
        <Card key={rank} card={rank} rank={rank} amount={amount} />
      ) : (
        <span key={rank} class="lesson-pictures__card">
          {letterOf(rank)}
        </span>
      );
    })}
  </div>
);

/** A pair: the winning and the losing card. */
export function PairPicture() {
  const words = lessonMessages();
  return (
    <div class="lesson-pictures" data-picture="pair">
      <span class="lesson-pictures__drawn">
        <Card look="won" />
        <span>{words.wins}</span>
      </span>
      <span class="lesson-pictures__drawn">
        <Card card="7" rank="7" look="lost" />
        <span>{words.loses}</span>
      </span>
    </div>
  );
}

const RUNGS = [1, 7, 15, 30, 60];

/** One card after each paroli. */
export const LadderPicture = () => (
  <div class="lesson-pictures" data-picture="ladder">
    {RUNGS.map((rung, crooks) => (
      <Card key={rung} crooks={crooks} rung={rung} />
    ))}
  </div>
);
