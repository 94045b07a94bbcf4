/** The words of the page that checks seals. */

export const en = {
  title: 'Check a seal',
  about:
    'A seal shows whether the log of a session was changed after it was sealed. This page checks it on this device: it needs no network and sends nothing.',
  save: 'Save this page',
  saveHint: 'Keep a copy with your seals. The house cannot change your copy.',
  sealTitle: '1. The seal',
  sealHint:
    'Paste the text of one or more seals, or open their file. To get the text of a QR code, scan it with a camera.',
  sealField: 'Text of the seal',
  openSeal: 'Open a seal',
  logTitle: '2. The log',
  logHint: 'Open the session’s report as JSON, or a file that Paroli exported. The house has both.',
  openLog: 'Open a log',
  noFile: 'No file is open.',
  keyTitle: '3. The key of the house',
  keyHint: 'If you noted the fingerprint of the key earlier, enter it here. Otherwise compare it below.',
  fingerprintForm: 'A fingerprint has 32 digits, 0-9 and A-F.',
  keyField: 'Fingerprint (optional)',
  resultTitle: 'Result',
  waiting: 'Add a seal and a log. The result appears here.',
  reading: 'Reading…',
  right: 'Correct',
  wrong: 'Wrong',
  matches: 'The log matches. Compare the fingerprint.',
  notChecked: 'Not checked',
  agrees: (newer: number) => {
    const same = 'The events are those that were sealed.';
    const others = 'Other figures of the file, such as amounts of a report, were not checked.';
    if (newer === 0) return `${same} ${others}`;
    return `${same} ${newer === 1 ? '1 newer event follows' : `${newer} newer events follow`} the sealed one. ${others}`;
  },
  forged: 'The signature does not match. The text of the seal was changed, or it is forged.',
  noLog: 'The file has no log of this session.',
  missing: (event: number) => `Event ${event} is missing from the log.`,
  doesNotFollow: (event: number) => `Event ${event} does not follow the event before it.`,
  wrongHash: (event: number) => `Event ${event} was changed: it does not match its hash.`,
  cut: (last: number, sealed: number) =>
    `The log ends at event ${last}, but event ${sealed} was sealed. The last events were removed.`,
  rehashed: (first: number, last: number) => {
    const which = first === last ? `Event ${last}` : `One of events ${first} to ${last}`;
    return `${which} was changed after the session was sealed, and the hashes were computed again.`;
  },
  expectedKey: 'The seal is signed with the key that you entered.',
  otherKey: 'The seal is not signed with the key that you entered.',
  unknownKey:
    'Compare this fingerprint with your own note or with those of others. If it differs, another key signed.',
  session: 'Session',
  sealed: (event: number, isClosed: boolean) =>
    isClosed ? `${event}; the session was closed` : `${event}; the session was open`,
  state: 'Sealed event',
  recorded: 'Recorded',
  fingerprint: 'Fingerprint of the key',
  noSeal: 'This text has no seal. A seal begins with “Paroli seal 1”.',
  tooLong: 'This text is too long for a seal. Copy the seal alone.',
  newer: (firstLine: string) => `This is a “${firstLine}”. It needs a newer version of this page.`,
  incomplete: (part: string) => `The seal is incomplete: its line “${part}” is missing.`,
  damagedSeal: (part: string) => `The seal is damaged at “${part}”. Copy it again.`,
  notAnExport: 'This file is not a log. Open the report as JSON, or a file that Paroli exported.',
  noEvents: 'This file has no events. Open the report as JSON, or a file that Paroli exported.',
  incompleteArchive: 'The archive is incomplete, or it was changed. Export it again.',
  damagedEvent: (at: number) => `Event ${at} in this file is damaged.`,
  hiddenPerson: (at: number) =>
    `Event ${at} in this file hides a person, so it cannot be checked. Ask the house for a report made by someone who may see people.`,
  damagedLine: (at: number) => `Line ${at} of this archive is damaged.`,
  unreadable: 'The browser cannot read this file.',
};

/** The words in one language. */
export type CheckSealMessages = typeof en;
