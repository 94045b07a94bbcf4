/** One card of a punter with its couch. */

import { Icon } from '../../../../../ui/Icon.tsx';
import { letterOf } from '../../../../../i18n/cards.ts';
import { messages } from '../../../messages/messages.ts';
import './CouchCard.css';
import { Coin, Sum } from '../../../../../table-kit/money/Coin.tsx';
import { CardFold } from './CardFold.tsx';
import { CardOutline } from './CardOutline.tsx';
import type { Couch } from './couches.ts';

const FOLDS = ['tr', 'tl', 'br', 'bl'] as const;

/** The folded corners of a card, in the order they are bent. The fifth is a notch. */
function Folds({ crooks, paying }: { crooks: number; paying: boolean }) {
  return (
    <>
      {FOLDS.slice(0, crooks).map((corner) => (
        <CardFold key={corner} class="couch-card__fold" corner={corner} />
      ))}
      {paying && <CardFold class="couch-card__fold" corner="tr" bent />}
    </>
  );
}

function Face({ couch, currency, letter }: { couch: Couch; currency: string; letter: boolean }) {
  const { look, amount } = couch;
  return (
    <>
      {letter && <span class="couch-card__rank">{letterOf(couch.card)}</span>}
      {look === 'empty' && <span class="couch-card__word">{messages().couch.empty}</span>}
      {look === 'lost' && <Sum class="couch-card__sum" amount={amount} currency={currency} minus />}
      {look === 'refused' && <Sum class="couch-card__sum" amount={amount} currency={currency} />}
      {(look === 'laid' || look === 'won') && (
        <Coin class="couch-card__coin" sumClass="couch-card__sum" amount={amount} currency={currency} />
      )}
      {couch.rung !== null && look !== 'lost' && (
        <span class="couch-card__rung">{messages().couch.rung(couch.rung)}</span>
      )}
      {couch.carried && <Icon sign="lock" size={12} />}
      {couch.hasSideBet && <span class="couch-card__bet" />}
    </>
  );
}

/** `letter`: the card shows its rank, because it is not in a column. */
export function CouchCard({
  couch,
  currency,
  letter = false,
  chosen = false,
  first = false,
  small = false,
}: {
  couch: Couch;
  currency: string;
  letter?: boolean;
  chosen?: boolean;
  /** Whether its rank is the first card of the pair being turned. */
  first?: boolean;
  /** Whether the card has room for its sum only. */
  small?: boolean;
}) {
  return (
    <span
      class="couch-card"
      data-look={couch.look}
      data-small={small}
      data-pending={couch.isUnconfirmed}
      data-chosen={chosen}
      data-on-first={first}
      data-rides={couch.rung !== null}
      data-corners={FOLDS.slice(0, couch.crooks).join(' ')}
      data-notched={couch.crooks > FOLDS.length}
      aria-hidden="true"
    >
      <CardOutline class="couch-card__outline" />
      <Folds crooks={couch.look === 'lost' ? 0 : couch.crooks} paying={couch.paying} />
      <Face couch={couch} currency={currency} letter={letter} />
    </span>
  );
}
