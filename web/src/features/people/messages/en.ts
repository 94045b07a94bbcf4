/** People of the house, and their bankrolls. */

import { cap, counted, owner } from '../../../i18n/en/grammar.ts';

export const en = {
  /** The list of people. */
  title: 'People',
  about:
    'A bankroll is the money that a person keeps with the house between tables. A seat that plays with a bankroll buys in from it and cashes out to it.',
  search: 'Find a name',
  loading: 'Loading people…',
  more: 'Show more',
  moreShown: (count: number) => `${cap(counted(count, 'more person', 'more people'))} shown.`,
  found: (count: number) => `${cap(counted(count, 'person', 'people'))} shown.`,
  noneFound: (name: string) => `No name contains “${name}”.`,
  empty: 'No people yet',
  emptyHint:
    'Add the people who keep money with the house. To play without a bankroll, no entry is needed: a name at the table is enough.',
  noMoney: 'no money yet',
  owes: (sum: string) => `owes ${sum}`,
  withDebt: (balance: string, sum: string) => `${balance}, owes ${sum}`,
  points: (amount: number, figure: string) =>
    `${amount < 0 ? '\u2212' : ''}${figure} ${Math.abs(amount) === 1 ? 'point' : 'points'}`,

  /** The totals of all bankrolls. */
  allBankrolls: 'All bankrolls',
  totalsHint: 'The totals of all people, also of those who are not shown above.',
  totalBalances: 'Balances',
  totalInPlay: 'In play',
  totalOwed: 'Owed to the house',

  /** The form of a new person. */
  add: 'Add a person',
  addNow: (name: string) => (name ? `Add ${name}` : 'Add the person'),
  addWithDeposit: (name: string, sum: string) => `Add ${name || 'the person'} with ${sum}`,
  adding: 'Adding…',
  addingUnconfirmed: (name: string) =>
    `Adding ${name} is not confirmed. All fields are still in the form. Tap the button again: the person is added once, with one deposit.`,
  added: (name: string) => `${name} is added.`,
  name: 'Name',
  sameName: (name: string, count: number) =>
    count === 1
      ? `There is a person named ${name} already:`
      : `There are ${count} people named ${name} already, the newest are:`,
  sameNameHint: 'A contact shows which person is meant.',
  contact: 'How to reach them (optional)',
  contactHint: 'A phone number or an address. It is not in the log and can be erased.',
  firstDeposit: 'First deposit (optional)',

  /** The page of a person. */
  person: 'Person',
  allPeople: 'All people',
  bankroll: 'Bankroll',
  noBalance: 'No money yet. Enter a deposit when the person hands money to the house.',

  /** Money in and out. */
  moneyInOut: 'Money in and out',
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  depositHint: 'The person hands money to the house.',
  withdrawHint: 'The house hands money to the person.',
  amount: 'Amount',
  note: 'Note (optional)',
  enterAmount: 'Enter an amount.',
  depositFor: (name: string) => `Deposit for ${name}`,
  depositSum: (name: string, sum: string) => `Deposit ${sum} for ${name}`,
  withdrawFor: (name: string) => `Withdraw for ${name}`,
  withdrawSum: (name: string, sum: string) => `Withdraw ${sum} for ${name}`,
  deposited: (sum: string, balance: string) => `${sum} deposited. The bankroll has ${balance}.`,
  depositUnconfirmed: (sum: string) => `The deposit of ${sum} is not confirmed.`,
  withdrawalUnconfirmed: (sum: string) => `The withdrawal of ${sum} is not confirmed.`,
  tapAgain:
    'It is still in this form. When Paroli responds again, tap the button without changing anything: it is recorded once. If the page was reloaded in the meantime, first look for it in the statement.',
  withdrawn: (sum: string, balance: string) => `${sum} withdrawn. The bankroll has ${balance}.`,

  /** Name and contact. */
  details: 'Name and contact',
  rename: 'Rename',
  renamed: (name: string) => `The name is now ${name}.`,
  contactShort: 'Contact',
  contactIs: (contact: string | null) => `Contact: ${contact ?? 'none'}`,
  changeContact: 'Change the contact',
  eraseContact: 'Erase the contact',
  contactSaved: 'The contact is saved.',
  contactErased: 'The contact is erased.',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  privacy:
    'The contact is not in the log. If you erase it, it is gone immediately, except from backups made before. The log keeps the name, earlier names, and every deposit and withdrawal with its note.',

  /** Money that is at tables now. */
  atTables: 'At tables now',
  atTablesHint: 'When a table is closed, what is in the purse goes back to the bankroll.',
  inPlay: (sum: string) => `${sum} in play`,

  /** What a banker owes after tables. */
  debts: 'Owed to the house',
  debtsHint: 'When the person has paid, tick the payment on the page of the table.',
  debtPaid: (sum: string) => `${sum} of the debt paid`,

  /** The statement. */
  statement: 'Statement',
  statementLoading: 'Loading the statement…',
  period: 'Period',
  periods: {
    month: 'This month',
    lastMonth: 'Last month',
    year: 'This year',
    lastYear: 'Last year',
    all: 'All',
  },
  currency: 'Currency',
  when: 'When',
  change: 'Change',
  sum: 'Amount',
  balance: 'Balance',
  openingBalance: 'Balance before',
  closingBalance: 'Balance at the end',
  noMoves: 'No money moved in this period.',
  moves: {
    deposited: 'Deposit',
    withdrawn: 'Withdrawal',
    moved_to_session: 'To the table',
    moved_from_session: 'Back from the table',
  },
  asPlayer: (player: string) => (player === 'bank' ? 'as the bank' : `as ${player}`),
  sessions: 'Tables of this period',
  table: 'Table',
  movedIn: 'Brought in',
  movedOut: 'Taken back',
  result: 'Result',
  running: 'open',
  showAll: (count: number) => `Show all ${count} changes`,

  /** The choice of a bankroll for a seat or the bank. */
  seatBankroll: 'Plays with',
  bankBankroll: 'The bank’s money comes from',
  ownMoney: 'money at the table',
  /** A person with a bankroll has the typed name. The short text stands in a tray, in place of the label. */
  hasBankroll: 'Has a bankroll',
  chooseBankroll: 'A person of this name has a bankroll. Choose it here.',
  /** `mark` distinguishes people of one name; '' without one. */
  bankrollOf: (name: string, mark: string, balance: string) =>
    `${owner(name)} bankroll${mark && ` (${mark})`}: ${balance}`,
  addedOn: (when: string) => `added ${when}`,
  hasOnly: (balance: string) => `Has only ${balance}.`,
  tooLittle: (name: string, balance: string) =>
    `The bankroll of ${name} has only ${balance}. Enter less, or make a deposit first.`,
};

export type PeopleMessages = typeof en;
