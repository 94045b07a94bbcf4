/** The sync chip, and the list of entries that are not recorded. */

import { strong } from '../../../i18n/markup.ts';

export const sync = {
  recorded: 'Recorded',
  recording: 'Recording',
  waiting: (count: number) => `${strong(String(count))} waiting`,
  refused: (count: number) => `${strong(String(count))} refused`,
  otherInControl: 'Another device has control',
  signedOut: 'Signed out',
  busy: 'Please wait',
  offline: 'No connection',
  noStorage:
    'This browser cannot store entries. Keep this page open until they are recorded, or they are lost.',
  title: 'Recording',
  empty: 'This device has nothing to record.',
  remove: 'Remove',
  removeEntry: (what: string) => `Remove: ${what}`,
  states: {
    waiting: 'waiting',
    sending: 'sending',
    refused: 'refused',
    held: 'waits for you',
    expected_refusal: 'will be refused',
    next_round: 'for the next round',
  },
  sendNow: 'Send now',
  signIn: 'Sign in',
  inControl: (device: string) => `${device} has control.`,
};
