/** Correcting an entry that was recorded wrong. */

import { cap, counted, owner } from '../../../../i18n/en/grammar.ts';

export const corrections = {
  correct: 'Correct…',
  cancel: 'Cancel',
  takeBack: 'Undo the correction',
  bringBack: 'Redo the correction',
  takesBack: 'Deciding the entries again…',
  title: 'Correct an entry',
  whichEntry: 'Which entry?',
  modes: {
    amend: {
      open: 'Change it instead',
      about: 'Entered:',
      record: 'Record the change',
    },
    strike: {
      open: 'Take this entry back',
      about: 'No longer counts:',
      record: 'Take it back',
    },
    insert_after: {
      open: 'Add a forgotten entry',
      about: 'Forgotten after this entry:',
      record: 'Record the forgotten entry',
    },
  },
  kinds: { amend: 'What it should be', insert_after: 'What was forgotten' },
  suitOf: (card: string) => `${card}: suit`,
  firstCard: 'First card',
  secondCard: 'Second card',
  cards: 'Cards, with spaces between them',
  cardsOf: (hand: string) => `${hand}: cards, with spaces between them`,
  unreadCards: (ranks: string) => `These cards cannot be read. Type a rank for each: ${ranks}.`,
  none: 'None',
  severalPlayers: 'Another name replaces this one. Names that you tap after that are added.',
  otherAmount: 'Other amount',
  recordDropping: (entries: number) =>
    `Record it without ${entries === 1 ? 'that entry' : `those ${entries} entries`}`,
  chooseChange: 'Choose what is right. Then the change in the balances appears here.',
  chooseForgotten: 'Choose what was forgotten. Then the change in the balances appears here.',
  calculating: 'Working out what changes…',
  unsent: 'This entry is not sent yet. The change takes effect immediately.',
  sending: 'This entry is being sent. You can change it when the server has answered.',
  offline: {
    outbox:
      'No connection. The correction is sent when the connection is back, in the order of your entries.',
    form: 'No connection. You can record it now: it is sent when the connection is back, while this form stays open.',
    nowhere: 'No connection. The change in the balances appears here when it is back.',
  },
  unconfirmed:
    'The server has not confirmed the correction yet. It is sent again until the server answers, while this form stays open.',
  notThis: 'This cannot be recorded:',
  newerCounted: 'Newer entries were recorded. What this correction changes is worked out with them.',
  newerEachTime: 'Whenever it was sent, newer entries had come before. It still does this:',
  effectChanged: 'Newer entries have changed what this correction does. Check it again.',
  noBalanceChanges: 'No balance changes.',
  theBank: 'the bank',
  less: (party: string, sum: string) => `${party} ${sum} less`,
  more: (party: string, sum: string) => `${party} ${sum} more`,
  sumLess: (sum: string) => `${sum} less`,
  sumMore: (sum: string) => `${sum} more`,
  withOutsideMoney: (party: string, net: string | null, held: string | null) =>
    net === null
      ? `${party} holds ${held} (net unchanged)`
      : `${owner(party)} net ${net} (holds ${held ?? 'the same'})`,
  withBankroll: (party: string, bankroll: string | null, held: string | null) =>
    held === null
      ? `${owner(party)} bankroll ${bankroll}`
      : `${party} holds ${held}, and ${owner(party)} bankroll has ${bankroll}`,
  toTable: (name: string, sum: string) => `${sum} more from ${owner(name)} purse on the table`,
  toPurse: (name: string, sum: string) => `${sum} back into ${owner(name)} purse`,
  mustDecide: (name: string) => `${name} has to decide`,
  mustNotDecide: (name: string) => `${name} has nothing to decide`,
  sentence: (parts: readonly string[]) => `${parts.join(', ')}.`,
  happened: (changes: string) => `Corrected: ${changes}`,
  happenedOnly: 'An entry was corrected.',
  undone: (changes: string) => `Undone: ${changes}`,
  undoneOnly: 'An entry was undone.',
  happenedAt: (table: string, changes: string) => `Corrected at ${table}: ${changes}`,
  happenedOnlyAt: (table: string) => `An entry was corrected at ${table}.`,
  noLongerFit: (entries: number) =>
    `${cap(counted(entries, 'later entry', 'later entries'))} no longer ${entries === 1 ? 'fits' : 'fit'}:`,
  /** After a payment that is dropped because its table is open again. */
  paidAlready: 'This money has changed hands. Note this payment again after the table is closed.',
  ofOthers: (entries: number) =>
    entries === 1
      ? 'One later entry then has other players:'
      : `${cap(counted(entries, 'later entry', 'later entries'))} then have other players:`,
  figure: (name: string, changes: readonly string[]) => `${name}: ${changes.join(', ')}.`,
  noPlayer: 'no player',
  insteadOf: (now: string, before: string) => `${now} instead of ${before}`,
  earlierRound: 'This was entered in an earlier round. The history lists it.',
  showHistory: 'Show the history',
};

/** What must be decided after a corrected entry. */
export const decisions = {
  title: 'What must be decided',
  first: 'Decide this too:',
  added: 'Recorded with it:',
  remove: 'Remove',
  fillIn: 'Fill in what is open. Then the change in the balances appears here.',
};

/** Rulings. */
export const rulings = {
  open: 'Make a ruling…',
  title: 'Make a ruling',
  about: 'If the table agrees to leave an error or to move money, record it as a ruling.',
  from: 'Who pays',
  to: 'Who gets the money',
  amount: 'Amount',
  reason: 'Reason',
  fillIn: 'Fill in everything. Then the change in the balances appears here.',
  record: 'Record the ruling',
  recording: 'Recording…',
};

/** Other names of players. */
export const renamings = {
  open: 'Change a player’s name…',
  title: 'Change a player’s name',
  about: 'The accounts go on under the new name. The history shows both names.',
  player: 'Player',
  name: 'New name',
  choosePlayer: 'Choose a player.',
  record: 'Change the name',
  recording: 'Recording…',
};
