/** Signing in. */

import { cap, counted } from './grammar.ts';

export const signIn = {
  title: 'This browser is not signed in',
  help: 'Ask the organiser for a sign-in link or its QR code. A link works once, for one browser, within ten minutes. On the server,',
  helpPrints: 'prints a link, and',
  helpAnother: 'prints another. Open the link, or paste the link or a key here.',
  credentials: 'Link or key',
  device: 'Name of this device (optional)',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  empty: 'Paste a link or a key first.',
  linkUsed: 'This link has been used or has expired. Ask the organiser for a new one.',
  invalidKey: 'This key is not valid. Try another.',
  tooManyAttempts: (span: string) => `Too many attempts. Wait ${span}, then try again.`,
  invalidCredentials: 'This is not a link or a key, or the device name is too long. Check both.',
  keyInAddress:
    'Keys in an address are ignored, because addresses are stored and shared. Paste the key here instead.',
  signedOut: 'This device was signed out. Sign in again.',
  waiting: (count: number) =>
    `${cap(counted(count, 'entry is', 'entries are'))} not recorded yet. Sign in to send what waits on this device.`,
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
