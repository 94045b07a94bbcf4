/** The menu, the first page, signing in, the sheet and the settings. */

import { cap, counted } from './grammar.ts';

export const failed = {
  gone: 'Paroli does not answer.',
  goneWords: 'What you see may be old. Is the service still running?',
  mistake: 'This page made a mistake.',
  tooMuch: 'Too much at once.',
  wait: (span: string) => `Wait ${span}, then try again.`,
  again: 'Try again',
  noPage: 'No such page',
  noPageWords: 'Nothing of this house is at this address.',
  toTables: 'Tables of the house',
  /** What the house says of it, under a title of ours. */
  detail: (english: string) => english,
  titles: {
    unknown_session: 'There is no such table',
    unknown_version: 'The table has not come that far',
    forbidden: 'This device may not do that',
    broken: 'Something is broken in the house',
  } as Readonly<Record<string, string>>,
};

export const menu = {
  title: 'Where to go',
  toContent: 'To the content',
  table: 'The table',
  standings: 'Standings',
  board: 'Board for the wall',
  history: 'History',
  seats: 'Seats and money',
  rules: 'Rules in plain words',
  close: 'Close the table',
  closeAsk: 'Close the table? It cannot be opened again yet.',
  closeNow: 'Close',
  keepOpen: 'Keep open',
  home: 'Tables of the house',
  evening: 'The evening',
  newTable: 'New table',
  sheet: 'Play a score sheet',
  settings: 'Settings',
  keys: 'Keys and devices',
  docs: 'The API',
  signOut: 'Sign out',
};

export const roles = {
  names: { house: 'house', dealer: 'dealer', keeper: 'keeper', punter: 'punter', board: 'board' } as Readonly<
    Record<string, string>
  >,
  may: {
    house: 'May do everything: keys and devices, all tables, all entries.',
    dealer: 'Reads tables and their books, and enters what happens at them.',
    keeper: 'As a dealer: reads tables and their books, and enters what happens at them.',
    punter: 'Sees one punter’s own cards, purse and place, and changes nothing.',
    board: 'Shows one table to everybody in the room, and changes nothing.',
  } as Readonly<Record<string, string>>,
};

export const home = {
  under: 'the books of a Basset table',
  tables: 'Tables',
  phases: { staking: 'staking', drawing: 'drawing', closed: 'closed' } as Readonly<Record<string, string>>,
  settling: 'a draw is being settled',
  version: (version: number) => (version === 1 ? '1 entry' : `${version} entries`),
  again: (day: string) => `Again, as on ${day}`,
  againOf: (rules: string, seats: number, bank: string) =>
    `${rules} · ${counted(seats, 'seat')} · bank ${bank}`,
  practice: 'Practice table',
  practiceUnder: 'Six punters sit down and lay their stakes: turn the fasse and draw.',
  practising: 'Laying the table…',
  newTable: 'Open a new table',
  sheet: 'Play a sheet of your own',
  demonstration: 'Play the demonstration evening',
  demonstrating: 'Playing the evening…',
  older: 'Older tables',
  olderShown: (count: number) => `${cap(counted(count, 'older table'))} shown.`,
  looking: 'Looking into the books…',
  none: 'No table yet',
  noneWords:
    'Here stands every table that is opened or played in this house. A practice table shows how it goes: six punters, a pack, nothing to lose.',
  noneRead: 'Here stands every table that this device may read.',
  about: [
    'Paroli keeps the books of a Basset table.',
    'Somebody says which cards were drawn and who laid what; Paroli settles every draw and knows, to the last farthing, what each purse, each card and the bank hold.',
    'Nothing recorded is ever erased: what was not sent yet can be taken out, a wrong sum is put right by another entry where the game allows one, and any evening can be followed back step by step.',
  ] as readonly string[],
  docs: 'The API, to read and to try',
  mine: 'What this device may do',
};

export const practice = {
  name: 'Practice table',
};

export const lock = {
  title: 'This browser is not signed in',
  help: 'Ask the house for a link or its QR code: it signs one browser in, once, within ten minutes. On the machine itself',
  prints: 'prints one, and',
  another: 'another. Open the link, or paste it here; a key will do too.',
  proof: 'Link or key',
  device: 'What to call this device (may stay empty)',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  nothing: 'Paste a link or a key first.',
  used: 'This link was used before, or is too old. Ask the house for a new one.',
  noKey: 'This key opens nothing here. Try another.',
  tooMany: (span: string) => `Too many tries. Wait ${span}, then try again.`,
  noProof: 'This is no link and no key, or the name of the device is too long.',
  tooOpen: 'A key in an address is not read: addresses are kept and passed on. Paste the key here instead.',
  ended: 'This device is not signed in any more.',
  still: (name: string, role: string) => `Still signed in as ${name} (${role}).`,
  language: 'Language',
};

export const instead = {
  title: 'This browser is signed in already',
  words: (name: string, role: string) =>
    `It is ${name} (${role}). A link is for one device, and good once: opened on the device that it is for, it signs that one in. Used here, it makes this browser that device, and it will no longer be what it is now.`,
  stay: (name: string) => `Stay ${name}`,
  use: 'Use the link here',
};

export const copying = {
  copy: 'Copy',
  copied: 'Copied',
  byHand: 'Copy it by hand',
  saidCopied: 'Copied.',
  saidByHand: 'Not copied: it is selected, copy it by hand.',
};

export const sheet = {
  title: 'A sheet of your own',
  help: 'A score sheet is a short text: the rules, the currency, and one entry a line. It is played through the same rules as an evening at the table. If all agrees it becomes a table; otherwise nothing is kept and you see which line it was.',
  file: 'From a file',
  text: 'The sheet',
  sample: 'Begin with the demonstration’s',
  play: 'Play it',
  playing: 'Playing it…',
  disagrees: 'Nothing was kept: the sheet disagrees with the rules or with itself.',
  noSheet: 'Nothing was kept: this is no score sheet yet.',
  line: (line: number) => `Line ${line}`,
};

export const settings = {
  title: 'Settings',
  here: 'All of this is kept on this device.',
  light: 'Light',
  lights: { device: 'As the device', day: 'Day', candle: 'Candle' },
  language: 'Language',
  hand: 'Hand',
  hands: { right: 'Right', left: 'Left: the table is mirrored' },
  suits: 'Cards',
  suitsOn: 'Cards are called with their suits',
  keyboard: 'Keyboard',
  shortcutsOn: 'Single keys act, such as K for the king',
  vibration: 'Touch',
  vibrationOn: 'A short tremble when an entry is recorded',
  money: 'Money',
  guineasOn: 'Pounds are counted in guineas',
};
