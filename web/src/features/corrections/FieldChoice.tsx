/** One field of an entry, with its likely values as buttons. */

import { useState } from 'preact/hooks';
import { isNewPlayer, type EntryField } from '../../api/entry-kinds.ts';
import { parseCard } from '../../game-api/parse-card.ts';
import { cardName, letterOf, rankOf, RANKS, SUITS, type SuitLetter } from '../../i18n/cards.ts';
import { choiceText, labelText } from '../../i18n/game-texts.ts';
import { t } from '../../i18n/language.ts';
import { amountIn, money } from '../../i18n/amounts/money.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { TextField } from '../../ui/fields/Field.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import type { CorrectionContext } from './correction-context.ts';

interface FieldChoiceProps {
  readonly field: EntryField;
  readonly value: unknown;
  readonly context: Pick<CorrectionContext, 'game' | 'players' | 'coins' | 'currency'>;
  /** `undefined` leaves the field out. */
  readonly change: (value: unknown) => void;
}

export function FieldChoice(props: FieldChoiceProps) {
  const { field, value, context, change } = props;
  const label = labelText(context.game, field.name);
  switch (field.type) {
    case 'player':
      return isNewPlayer(field) ? (
        <TypedText {...props} parse={(text) => text.trim() || undefined} text={String(value ?? '')} />
      ) : (
        <ChoiceRow label={label} {...withCurrent(context.players, value, String)} choose={change} />
      );
    case 'amount':
      return <AmountChoice {...props} />;
    case 'choice':
      return <WordChoice {...props} />;
    case 'card':
      return <CardChoice label={label} value={value} change={change} />;
    case 'cards':
      return field.most <= 2 ? <FewCards {...props} /> : <TypedCards {...props} />;
    case 'flag':
      return <Checkbox words={label} checked={value === true} change={change} />;
    case 'number':
      return <TypedText {...props} parse={wholeNumber} text={String(value ?? '')} />;
    default:
      return <TypedText {...props} parse={(text) => text || undefined} text={String(value ?? '')} />;
  }
}

const wholeNumber = (text: string): number | undefined => (/^\d+$/.test(text) ? Number(text) : undefined);

/** Returns the values to offer, the present one among them. */
function withCurrent<Value>(values: readonly Value[], current: unknown, words: (value: Value) => string) {
  const isKnown = current === undefined || values.includes(current as Value);
  const all = isKnown ? values : [current as Value, ...values];
  return { choices: all.map((value) => [value, words(value)] as const), chosen: current as Value };
}

function WordChoice({ field, value, context, change }: FieldChoiceProps) {
  const words = field.choices.map(
    (one) => [one as string | undefined, choiceText(context.game, field.name, one)] as const,
  );
  const none = [undefined, t().corrections.none] as const;
  return (
    <ChoiceRow
      label={labelText(context.game, field.name)}
      choices={field.optional ? [none, ...words] : words}
      chosen={value as string | undefined}
      choose={change}
    />
  );
}

function AmountChoice(props: FieldChoiceProps) {
  const { field, value, context, change } = props;
  // A chosen coin empties the text field.
  const [chosenCoins, setChosenCoins] = useState(0);
  const choose = (coin: number | undefined): void => {
    setChosenCoins((count) => count + 1);
    change(coin);
  };
  const { coins, currency } = context;
  // The amount that was entered is offered too, but not an amount that is being typed.
  const [entered] = useState(value);
  const { choices } = withCurrent<number>(coins, entered, (sum) => money(sum, currency));
  const none = [undefined, t().corrections.none] as const;
  return (
    <>
      <ChoiceRow<number | undefined>
        label={labelText(context.game, field.name)}
        choices={field.optional ? [none, ...choices] : choices}
        chosen={value as number | undefined}
        choose={choose}
      />
      <TypedText
        key={chosenCoins}
        {...props}
        label={t().corrections.otherAmount}
        parse={(text) => amountIn(text, currency) ?? undefined}
        text=""
      />
    </>
  );
}

interface CardChoiceProps {
  readonly label: string;
  readonly value: unknown;
  readonly change: (card: string) => void;
}

/** A rank, and the suit if the present card has one. */
function CardChoice({ label, value, change }: CardChoiceProps) {
  const letter = (/[hdcs]$/.exec(String(value ?? ''))?.[0] ?? null) as SuitLetter | null;
  if (letter === null) return <RankChoice label={label} value={value} change={change} />;
  const rank = rankOf(String(value));
  const suits = (Object.keys(SUITS) as SuitLetter[]).map((one) => [one, t().suit(SUITS[one])] as const);
  return (
    <>
      <RankChoice label={label} value={rank} change={(chosen) => change(`${chosen}${letter}`)} />
      <ChoiceRow
        label={t().corrections.suitOf(label)}
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
function FewCards({ field, value, context, change }: FieldChoiceProps) {
  const { corrections } = t();
  const cards = Array.isArray(value) ? value.map(String) : [];
  const labels =
    field.most === 1 ? [labelText(context.game, 'card')] : [corrections.firstCard, corrections.secondCard];
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

function TypedCards(props: FieldChoiceProps) {
  const cards = Array.isArray(props.value) ? props.value.map(String) : [];
  const parse = (text: string): string[] | undefined => {
    const read = text.split(/[\s,]+/).filter(Boolean);
    const found = read.map((word) => parseCard(word, props.field.pattern));
    return found.every((card) => card !== null) ? found : undefined;
  };
  return <TypedText {...props} label={t().corrections.cards} parse={parse} text={cards.join(' ')} />;
}

interface TypedTextProps extends FieldChoiceProps {
  readonly label?: string;
  readonly text: string;
  readonly parse: (text: string) => unknown;
}

/** A text field. Only a text that can be read changes the entry. */
function TypedText({ field, context, text, label, parse, change }: TypedTextProps) {
  const [typed, setTyped] = useState(text);
  const isWrong = typed !== '' && parse(typed) === undefined;
  const put = (next: string): void => {
    setTyped(next);
    change(parse(next));
  };
  return (
    <TextField
      id={`correction-${field.name}`}
      label={label ?? labelText(context.game, field.name)}
      value={typed}
      change={put}
      more={{ 'aria-invalid': isWrong }}
    />
  );
}
