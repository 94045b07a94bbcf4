/** The pictures of the lesson. */

import { lessonMessages } from '../messages/teaching/lesson-messages.ts';
import { TRICKS, trickPoints, worthOf, type Face } from './example.ts';
import './TrickPictures.css';

const COUNTING: readonly Face[] = ['world', 'magician', 'fool', 'king', 'queen', 'cavalier', 'jack'];

/** The cards of a trick. Those that count have their worth below. */
export const Cards = ({ faces }: { readonly faces: readonly Face[] }) => (
  <span class="trick-pictures__cards">
    {faces.map((face, index) => (
      <span key={index} class="trick-pictures__place">
        <span class="trick-pictures__card" data-counts={worthOf(face) > 0}>
          {lessonMessages().pictures.faces[face]}
        </span>
        <span>{worthOf(face) || '–'}</span>
      </span>
    ))}
  </span>
);

export const CardsPicture = () => (
  <div class="trick-pictures">
    <Cards faces={COUNTING} />
  </div>
);

/** Four tricks with what each is worth. */
export const TricksPicture = () => (
  <div class="trick-pictures" data-picture="tricks">
    {TRICKS.map((trick, index) => (
      <div key={index} class="trick-pictures__trick">
        <Cards faces={trick} />
        <span>{lessonMessages().pictures.sums[index]}</span>
        <b>{trickPoints(trick)}</b>
      </div>
    ))}
  </div>
);

/** What the cards are worth, less their number, and one for each trick. */
export const RoundPicture = () => (
  <dl class="trick-pictures" data-picture="round">
    {lessonMessages().pictures.round.map(([label, number]) => (
      <div key={label} class="trick-pictures__line">
        <dt>{label}</dt>
        <dd>{number}</dd>
      </div>
    ))}
  </dl>
);
