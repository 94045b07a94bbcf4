/** The page of offers: a table that is dealt from the buttons that its rules offer. */

export const en = {
  table: 'Players and entries',
  offersOf: (player: string) => `Entries of ${player}`,
  otherEntries: 'Other entries',
  all: (entry: string) => `${entry}: all`,
  ofPlayer: (entry: string, player: string) => `${entry}, ${player}`,
  openPlayer: 'money and name',
  purse: (sum: string) => `purse ${sum}`,
  atTable: (sum: string) => `on the table ${sum}`,
  nothingElse: 'Nothing else can be entered for this player now.',
  sentence: (entry: string, values: string) => (values ? `${entry}: ${values}` : entry),
  further: (values: string, gap: string) => (values ? `${values}, ${gap}` : gap),
  waitingFor: (names: string) => `The table waits for ${names}.`,
  chooseEntry: 'Choose what happened.',
  noPlayers: 'No player is seated yet.',
  cancel: 'Cancel',
  back: 'Back',
  loading: 'One moment…',
  gone: (entry: string) => `${entry} is not possible any more.`,
  notPossible: (entry: string, why: string) => `${entry} was not entered. ${why}`,
  unknown: 'Some entries are not calculated yet. A button may be refused later.',
  rename: 'Change the name',
};

export type OfferPageMessages = typeof en;
