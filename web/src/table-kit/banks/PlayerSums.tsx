/** The bank on a player's page: a bar of what is staked against it, and its sums. */

import { CoverBar } from '../values/CoverBar.tsx';
import './PlayerSums.css';

interface PlayerSumsProps {
  readonly parts: readonly { readonly name: string; readonly amount: number }[];
  readonly open: number;
  /** Each with a label. `isOwn`: it is the player's own, and stands out. */
  readonly sums: readonly { readonly label: string; readonly value: string; readonly isOwn?: boolean }[];
}

export const PlayerSums = ({ parts, open, sums }: PlayerSumsProps) => (
  <section class="player-sums">
    <CoverBar parts={parts} open={open} />
    <dl class="player-sums__list">
      {sums.map(({ label, value, isOwn = false }, index) => (
        <div key={index} data-own={isOwn}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);
