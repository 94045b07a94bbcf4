/** One field of an entry, with its likely values as buttons. */

import { messages } from './messages/messages.ts';
import { useState } from 'preact/hooks';
import { isNewPlayer, isRequired } from '../../api/entry-kinds.ts';
import { parseNumber } from '../../game-api/parse-word.ts';
import { choiceText, labelText } from '../../i18n/game-texts.ts';
import { amountIn, money } from '../../i18n/amounts/money.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import { CardChoice, FewCards, TypedCards } from './CardChoice.tsx';
import type { CorrectionContext } from './correction-context.ts';
import { withCurrent } from './offered-values.ts';
import { CountsChoice, PlayersChoice } from './PlayerListChoice.tsx';
import { TypedText, type FieldValue } from './TypedText.tsx';

interface FieldChoiceProps extends Omit<FieldValue, 'game'> {
  readonly context: Pick<CorrectionContext, 'game' | 'players' | 'rules' | 'coins' | 'currency'>;
}

export function FieldChoice(props: FieldChoiceProps) {
  const { field, value, context, change } = props;
  const own = { ...props, game: context.game };
  const label = labelText(context.game, field.name);
  switch (field.type) {
    case 'player':
      return isNewPlayer(field) ? (
        <TypedText {...own} parse={(text) => text.trim() || undefined} text={String(value ?? '')} />
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
      return field.most <= 2 && !field.joined ? <FewCards {...own} /> : <TypedCards {...own} />;
    case 'players':
      return <PlayersChoice {...own} players={context.players} />;
    case 'counts':
      return <CountsChoice {...own} players={context.players} />;
    case 'flag':
      return <Checkbox words={label} checked={value === true} change={change} />;
    case 'number':
      return (
        <TypedText
          {...own}
          parse={(text) => parseNumber(text, field.least, field.most) ?? undefined}
          text={String(value ?? '')}
        />
      );
    default:
      return <TypedText {...own} parse={(text) => text || undefined} text={String(value ?? '')} />;
  }
}

function WordChoice({ field, value, context, change }: FieldChoiceProps) {
  const words = field.choices.map(
    (one) => [one as string | undefined, choiceText(context.game, field.name, one)] as const,
  );
  const none = [undefined, messages().corrections.none] as const;
  return (
    <ChoiceRow
      label={labelText(context.game, field.name)}
      choices={isRequired(field, context.rules) ? words : [none, ...words]}
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
  const none = [undefined, messages().corrections.none] as const;
  return (
    <>
      <ChoiceRow<number | undefined>
        label={labelText(context.game, field.name)}
        choices={isRequired(field, context.rules) ? choices : [none, ...choices]}
        chosen={value as number | undefined}
        choose={choose}
      />
      <TypedText
        key={chosenCoins}
        {...props}
        game={context.game}
        label={messages().corrections.otherAmount}
        parse={(text) => amountIn(text, currency) ?? undefined}
        text=""
      />
    </>
  );
}
