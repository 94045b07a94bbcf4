/** Errors, the menu, the home page, signing in, the score-sheet page and the settings. */

import { cap, counted } from './grammar.ts';

export const errors = {
  unreachable: 'Paroli is not responding.',
  unreachableHint: 'This page may be out of date. Check that the server is running.',
  pageError: 'This page has an error.',
  tooManyRequests: 'Too many requests.',
  wait: (span: string) => `Wait ${span}, then try again.`,
  retry: 'Try again',
  notFound: 'Page not found',
  notFoundHint: 'Check the address, or go back to the list of tables.',
  allTables: 'All tables',
  /** The server's explanation, shown under a title from this catalogue. */
  detail: (english: string) => english,
  titles: {
    unknown_session: 'This table was not found',
    unknown_version: 'The table does not have this version yet',
    forbidden: 'This device is not allowed to do this',
    broken: 'The server has an error',
  } as Readonly<Record<string, string>>,
};

export const appStatus = {
  loadingTable: 'Loading the table',
  loadingPart: 'Loading…',
  newVersion: 'A new version is available',
  reload: 'Reload',
  noOffline: 'This page cannot be opened offline, because it was loaded over plain http.',
};

export const menu = {
  title: 'Menu',
  toContent: 'Skip to content',
  table: 'Table',
  standings: 'Standings',
  board: 'Wall board',
  history: 'History',
  seats: 'Players and money',
  rules: 'Rules',
  close: 'Close the table',
  closeQuestion: 'Close the table? You cannot open it again.',
  closeConfirm: 'Close',
  keepOpen: 'Keep open',
  home: 'All tables',
  evening: 'Evening',
  newTable: 'New table',
  sheet: 'Play a score sheet',
  settings: 'Settings',
  keys: 'Keys and devices',
  docs: 'API',
  signOut: 'Sign out',
};

export const roles = {
  names: { house: 'house', dealer: 'dealer', keeper: 'keeper', punter: 'player', board: 'board' } as Readonly<
    Record<string, string>
  >,
  permissions: {
    house: 'Can do everything: manage keys and devices, all tables, all entries.',
    dealer: 'Can view tables and their accounts, and record entries.',
    keeper: 'Like a dealer: can view tables and their accounts, and record entries.',
    punter: 'Can view one player’s cards, purse and place. Cannot change anything.',
    board: 'Shows one table to everyone in the room. Cannot change anything.',
  } as Readonly<Record<string, string>>,
};

export const home = {
  tagline: 'scores and ledger for historical card games',
  tables: 'Tables',
  closed: 'closed',
  version: (version: number) => (version === 1 ? '1 entry' : `${version} entries`),
  repeat: (day: string) => `Same again as on ${day}`,
  practice: 'Practice table',
  creatingPractice: 'Creating the table…',
  newTable: 'Open a new table',
  sheet: 'Play your own score sheet',
  demonstration: 'Play the demo evening',
  playingDemonstration: 'Playing the evening…',
  older: 'Older tables',
  olderShown: (count: number) => `${cap(counted(count, 'older table'))} shown.`,
  loading: 'Loading tables…',
  empty: 'No tables yet',
  emptyReadOnly: 'Tables that this device can view appear here.',
  about: [
    'Paroli keeps the scores and the accounts of historical card games.',
    'The dealer enters the stakes and the cards drawn. Paroli settles every draw and knows exactly how much each purse, each card and the bank hold.',
    'Recorded entries are never deleted. You can remove an entry that is not sent yet. If the game allows it, you can correct a wrong amount with another entry. You can replay any evening step by step.',
  ] as readonly string[],
  docs: 'API documentation',
  permissions: 'What this device can do',
};

export const signIn = {
  title: 'This browser is not signed in',
  help: 'Ask the house for a sign-in link or its QR code. A link works once, for one browser, within ten minutes. On the server,',
  helpPrints: 'prints a link, and',
  helpAnother: 'prints another. Open the link, or paste the link or a key here.',
  credentials: 'Link or key',
  device: 'Name of this device (optional)',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  empty: 'Paste a link or a key first.',
  linkUsed: 'This link has been used or has expired. Ask the house for a new one.',
  invalidKey: 'This key is not valid. Try another.',
  tooManyAttempts: (span: string) => `Too many attempts. Wait ${span}, then try again.`,
  invalidCredentials: 'This is not a link or a key, or the device name is too long. Check both.',
  keyInAddress:
    'Keys in an address are ignored, because addresses are stored and shared. Paste the key here instead.',
  signedOut: 'This device was signed out. Sign in again.',
  stillSignedIn: (name: string, role: string) => `Still signed in as ${name} (${role}).`,
  language: 'Language',
};

export const signInLink = {
  title: 'This browser is already signed in',
  text: (name: string, role: string) =>
    `It is signed in as ${name} (${role}). A link works once, for one device. To sign in another device, open the link there. If you use the link here, it replaces the current sign-in of this browser.`,
  stay: (name: string) => `Stay signed in as ${name}`,
  use: 'Use the link here',
};

export const copyField = {
  copy: 'Copy',
  copied: 'Copied',
  copyManually: 'Copy manually',
  copiedAnnouncement: 'Copied.',
  manualAnnouncement: 'Not copied. The text is selected: copy it manually.',
};

export const scoreSheet = {
  title: 'Your own score sheet',
  help: 'A score sheet is a short text with the rules, the currency and one entry per line. The same rules apply as at the table. If every line is valid, the sheet becomes a table. If not, nothing is saved and you see which line is wrong.',
  file: 'From a file',
  text: 'Score sheet',
  sample: 'Start from the demo sheet',
  play: 'Play the sheet',
  playing: 'Playing the sheet…',
  rejected: 'Nothing was saved. The sheet breaks a rule or contradicts itself. Correct it and try again.',
  invalid: 'Nothing was saved. This is not a valid score sheet. Correct it and try again.',
  line: (line: number) => `Line ${line}`,
};

export const settings = {
  title: 'Settings',
  storedHere: 'These settings are stored on this device only.',
  appearance: 'Appearance',
  appearances: { device: 'Same as device', day: 'Light', candle: 'Dark' },
  language: 'Language',
  layout: 'Layout',
  layouts: { right: 'Right-handed', left: 'Left-handed: the table is mirrored' },
  suits: 'Cards',
  suitsOn: 'Ask for the suit of each card drawn',
  keyboard: 'Keyboard',
  shortcutsOn: 'Single-key shortcuts, such as K for the king',
  vibration: 'Vibration',
  vibrationOn: 'Vibrate when an entry is recorded',
  money: 'Money',
  guineasOn: 'Show pounds in guineas',
};
