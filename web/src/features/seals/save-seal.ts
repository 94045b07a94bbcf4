/** Saves a seal as a text file. */

import { saveFile } from '../../platform/files.ts';
import { messages } from './messages/messages.ts';
import type { Seal } from './load-seal.ts';

/** Saves the seal under a name with its date and session. */
export function saveSeal(seal: Seal): void {
  const name = `${seal.recorded_at.slice(0, 10)}-${messages().fileName}-${seal.session.slice(0, 8)}.txt`;
  saveFile(name, new Blob([`${seal.text}\n`], { type: 'text/plain' }));
}
