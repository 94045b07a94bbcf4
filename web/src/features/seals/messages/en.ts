/** The seal of a session. */

export const en = {
  title: 'Seal',
  hint: 'The house signed the log at this event. Keep the code or the file: with it, anyone can check later whether the log was changed.',
  alt: 'The seal as a QR code',
  fingerprint: 'Fingerprint of the house’s key',
  save: 'Save the seal',
  check: 'Check a seal',
  boardHint: 'Scan and keep the seal: it shows later whether the log was changed.',
  fileName: 'seal',
};

export type SealMessages = typeof en;
