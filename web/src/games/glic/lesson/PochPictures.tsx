/** The pictures of the lesson: the pools, the bets in the Poch, and the end of a sequence. */

import { money } from '../../../i18n/amounts/currency.ts';
import { letterOf } from '../../../i18n/cards.ts';
import { lessonMessages } from '../messages/teaching/lesson-messages.ts';
import { BETS, FOLDED, PLAYERS, POOLS, SEQUENCE } from './example.ts';
import './PochPictures.css';

const sum = (amount: number): string => money(amount, 'lsd');

export const PoolsPicture = () => (
  <ul class="poch-pictures poch-pictures__pools">
    {POOLS.map(([pool, amount]) => (
      <li key={pool}>
        <span>{lessonMessages().pictures.pools[pool]}</span>
        <b>{sum(amount)}</b>
      </li>
    ))}
    <li data-poch="true">
      <span>{lessonMessages().pictures.poch}</span>
    </li>
  </ul>
);

export const BetsPicture = () => (
  <ul class="poch-pictures poch-pictures__bets">
    {PLAYERS.map((name) => (
      <li key={name} data-folded={FOLDED.includes(name)}>
        <b>{name}</b>
        <span>{lessonMessages().pictures.bets[name]}</span>
        <b>{BETS[name] ? sum(BETS[name]) : '–'}</b>
      </li>
    ))}
  </ul>
);

export const RunPicture = () => (
  <div class="poch-pictures poch-pictures__run">
    {SEQUENCE.map((card, index) => (
      <span key={card} class="poch-pictures__card" data-last={index === SEQUENCE.length - 1}>
        {letterOf(card)}
      </span>
    ))}
    <span>{lessonMessages().pictures.run}</span>
  </div>
);
