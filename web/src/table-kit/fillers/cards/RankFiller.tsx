/** The keys of the ranks for one card. A list of cards takes one after the other. */

import { cardName, copyOf, letterOf, rankOf, RANKS, SUITS, suitOf } from '../../../i18n/cards.ts';
import { labelText } from '../../../i18n/game-texts.ts';
import { t } from '../../../i18n/language.ts';
import { SuitPicture } from '../../../ui/Picture.tsx';
import { ChosenCards } from './ChosenCards.tsx';
import { FillerKey } from '../keys/FillerKey.tsx';
import { FillerKeys } from '../keys/FillerKeys.tsx';
import type { FillerProps } from '../filler-props.ts';

export function RankFiller({ field, open, values, table, choose, begin, put }: FillerProps) {
  const cards = values.map(String);
  const choices = open?.choices ?? [];
  const isList = field.type === 'cards';
  return (
    <>
      {isList && <ChosenCards cards={cards} open={open} put={put} />}
      <FillerKeys label={labelText(table.game, field.name)} layout="grid">
        {keysFor(choices).map(({ card, isLocked }) => (
          <FillerKey
            key={card}
            kind="sign"
            words={cardName(card)}
            isLocked={isLocked}
            isPressed={isList || !cards.length ? undefined : cards.includes(card)}
            onTap={() => choose(card)}
          >
            {letterOf(card)}
            {copyOf(card) > 1 && <sub>{copyOf(card)}</sub>}
          </FillerKey>
        ))}
      </FillerKeys>
      {choices.some(isSuitAlone) && choices.some((card) => !isSuitAlone(card)) && (
        <SuitFiller {...{ field, open, values: [], table, choose, begin, put }} />
      )}
    </>
  );
}

const isSuitAlone = (card: string): boolean => card in SUITS;

interface RankKey {
  readonly card: string;
  readonly isLocked: boolean;
}

/** Returns a key for each rank, with the card that it stands for, and one for each further card of a rank. */
function keysFor(choices: readonly string[]): readonly RankKey[] {
  const ofRank = (rank: string): string[] =>
    choices.filter((card) => !isSuitAlone(card) && rankOf(card) === rank);
  return RANKS.flatMap((rank): RankKey[] => {
    const cards = ofRank(rank);
    return cards.length ? cards.map((card) => ({ card, isLocked: false })) : [{ card: rank, isLocked: true }];
  });
}

/** The keys of the four suits, for a card of which only the suit counts. */
export function SuitFiller({ field, open, values, table, choose, put }: FillerProps) {
  const cards = values.map(String);
  const choices = open?.choices ?? [];
  const isList = field.type === 'cards';
  return (
    <>
      {isList && <ChosenCards cards={cards} open={open} put={put} />}
      <FillerKeys label={labelText(table.game, field.name)} layout="wide">
        {Object.keys(SUITS).map((letter) => (
          <FillerKey
            key={letter}
            kind="sign"
            words={t().suit(suitOf(letter)!)}
            isLocked={!choices.includes(letter)}
            isPressed={isList || !cards.length ? undefined : cards.includes(letter)}
            onTap={() => choose(letter)}
          >
            <SuitPicture name={suitOf(letter)} />
          </FillerKey>
        ))}
      </FillerKeys>
    </>
  );
}
