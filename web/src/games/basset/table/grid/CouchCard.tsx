/** One card of a punter with what lies on it. */

import { Icon } from '../../../../ui/Icon.tsx';
import { letterOf } from '../../../../i18n/cards.ts';
import { t } from '../../../../i18n/language.ts';
import { Coin, Sum } from './Coin.tsx';
import type { Couch } from './couches.ts';

const FOLDS = ['tr', 'tl', 'br', 'bl'] as const;

/** The corners folded of a card, in the order they are bent; a fifth is a notch. */
function Folds({ crooks, paying }: { crooks: number; paying: boolean }) {
  return (
    <>
      {FOLDS.slice(0, crooks).map((corner) => (
        <svg key={corner} class={`fold ${corner}`} viewBox="0 0 12 12" aria-hidden="true">
          <path d="M0 0V12H12Z" />
        </svg>
      ))}
      {paying && (
        <svg class="fold tr bent" viewBox="0 0 12 12" aria-hidden="true">
          <path d="M0 0 12 12" />
        </svg>
      )}
    </>
  );
}

function Face({ couch, currency, letter }: { couch: Couch; currency: string; letter: boolean }) {
  const { look, amount } = couch;
  return (
    <>
      {letter && <span class="rank">{letterOf(couch.card)}</span>}
      {look === 'empty' && <span class="word">{t().couch.empty}</span>}
      {look === 'lost' && <Sum amount={amount} currency={currency} minus />}
      {look === 'refused' && <Sum amount={amount} currency={currency} />}
      {(look === 'laid' || look === 'won') && <Coin amount={amount} currency={currency} />}
      {couch.rung !== null && look !== 'lost' && <span class="rung">{t().couch.rung(couch.rung)}</span>}
      {couch.carried && <Icon sign="lock" size={12} />}
      {couch.bet && <span class="bet-dot" />}
    </>
  );
}

/** `letter`: its rank stands on it, where it lies in no column. */
export function CouchCard({
  couch,
  currency,
  letter = false,
  chosen = false,
  first = false,
}: {
  couch: Couch;
  currency: string;
  letter?: boolean;
  chosen?: boolean;
  /** Its rank is the first card of the pair being turned. */
  first?: boolean;
}) {
  const classes = [
    'card',
    couch.look,
    couch.pencil && 'pencil',
    chosen && 'chosen',
    first && 'on-first',
    couch.rung !== null && 'rides',
    ...FOLDS.slice(0, couch.crooks),
    couch.crooks > FOLDS.length && 'notched',
  ];
  return (
    <span class={classes.filter(Boolean).join(' ')} aria-hidden="true">
      <span class="board" />
      <Folds crooks={couch.look === 'lost' ? 0 : couch.crooks} paying={couch.paying} />
      <Face couch={couch} currency={currency} letter={letter} />
    </span>
  );
}
