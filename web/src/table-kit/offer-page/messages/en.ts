/** The page of offers: a table that is dealt from the buttons that its rules offer. */

export const en = {
  offersOf: (player: string) => `Entries of ${player}`,
  otherEntries: 'Other entries',
  all: (entry: string) => `${entry}: all`,
  ofPlayer: (entry: string, player: string) => `${entry}, ${player}`,
  sentence: (entry: string, values: string) => (values ? `${entry}: ${values}` : entry),
  further: (values: string, gap: string) => (values ? `${values}, ${gap}` : gap),
  waitingFor: (names: string) => `The table waits for ${names}.`,
  chooseEntry: 'Choose what happened.',
  back: 'Back',
  loading: 'One moment…',
  gone: (entry: string) => `${entry} is not possible any more.`,
  notPossible: (entry: string, why: string) => `${entry} was not entered. ${why}`,
  fillIn: 'Fill in what is open',
  perhaps: 'Entries that may be possible',
  unknown: 'Some entries are not calculated yet. A button may be refused later.',
};

export type OfferPageMessages = typeof en;
