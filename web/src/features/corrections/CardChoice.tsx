/** Cards of an entry, with the ranks and suits as buttons, or typed. */

import { messages } from './messages/messages.ts';
import { parseCards } from './parse-cards.ts';
import { cardName, letterOf, rankOf, RANKS, SUITS, writtenCard, type SuitLetter } from '../../i18n/cards.ts';
import { labelText } from '../../i18n/game-texts.ts';
import { t } from '../../i18n/language.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import { withCurrent } from './offered-values.ts';
import { TypedText, type FieldValue } from './TypedText.tsx';

interface CardChoiceProps {
  readonly label: string;
  readonly value: unknown;
  readonly change: (card: string) => void;
}

/** A rank, and the suit if the present card has one. */
export function CardChoice({ label, value, change }: CardChoiceProps) {
  const letter = (/[hdcs]$/.exec(String(value ?? ''))?.[0] ?? null) as SuitLetter | null;
  if (letter === null) return <RankChoice label={label} value={value} change={change} />;
  const rank = rankOf(String(value));
  const suits = (Object.keys(SUITS) as SuitLetter[]).map((one) => [one, t().suit(SUITS[one])] as const);
  return (
    <>
      <RankChoice label={label} value={rank} change={(chosen) => change(`${chosen}${letter}`)} />
      <ChoiceRow
        label={messages().corrections.suitOf(label)}
        choices={suits}
        chosen={letter}
        choose={(suit) => change(`${rank}${suit}`)}
      />
    </>
  );
}

function RankChoice({ label, value, change }: CardChoiceProps) {
  const words = (card: string): string =>
    RANKS.some((rank) => rank === card) ? letterOf(card) : cardName(card);
  return <ChoiceRow<string> label={label} {...withCurrent<string>(RANKS, value, words)} choose={change} />;
}

/** A draw of one or two cards. */
export function FewCards({ game, field, value, change }: FieldValue) {
  const { corrections } = messages();
  const cards = Array.isArray(value) ? value.map(String) : [];
  const labels =
    field.most === 1 ? [labelText(game, 'card')] : [corrections.firstCard, corrections.secondCard];
  const put = (at: number, card: string): void =>
    change(labels.map((_, other) => (other === at ? card : (cards[other] ?? ''))));
  return (
    <>
      {labels.map((label, at) => (
        <CardChoice key={label} label={label} value={cards[at]} change={(card) => put(at, card)} />
      ))}
    </>
  );
}

export function TypedCards(props: FieldValue) {
  const cards = Array.isArray(props.value) ? props.value.map(String) : [];
  const { corrections } = messages();
  const label = props.field.joined
    ? corrections.cardsOf(labelText(props.game, props.field.name))
    : corrections.cards;
  return (
    <TypedText
      {...props}
      label={label}
      parse={(text) => parseCards(text, props.field.pattern)}
      text={cards.map(writtenCard).join(' ')}
      fault={corrections.unreadCards(RANKS.map(letterOf).join(' '))}
    />
  );
}
