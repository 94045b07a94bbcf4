/** The fillers: keys for the open field of an entry. */

export const en = {
  again: 'Again',
  entered: 'Entered',
  theRest: 'The rest',
  suggested: 'Suggested',
  other: 'Other…',
  done: 'Done',
  noHand: 'No cards',
  coins: 'Coins',
  backspace: 'Delete the last figure',
  otherAmount: 'Another amount',
  amounts: (field: string) => `${field}: choose an amount`,
  between: (least: string, most: string) => `From ${least} to ${most}.`,
  atLeast: (least: string) => `At least ${least}.`,
  inSteps: (step: string, least: string) => `In steps of ${step} from ${least}.`,
  nothingLeft: 'Nothing can be chosen here.',
  cardsChosen: (cards: string) => `Chosen: ${cards}`,
  cardsLeft: (least: number, most: number) =>
    least === most
      ? `${least} more ${least === 1 ? 'card' : 'cards'}`
      : least <= 0
        ? `up to ${most} more`
        : `${least} to ${most} more`,
  takeOff: (card: string) => `Take off ${card}`,
  countOf: (player: string, count: string) => `${player}: ${count}`,
  noCount: 'no number entered',
  numberFor: (player: string) => `Number for ${player}`,
  inPool: (sum: string) => `holds ${sum}`,
  inPurse: (sum: string) => `purse ${sum}`,
};

export type FillerMessages = typeof en;
