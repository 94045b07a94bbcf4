/** Reads the files that a person opens on the check page. */

import { BadExport, readLogs, type Logs } from './exported-logs.ts';
import { sealText } from './seal-text.ts';

/** The part of a `File` that is used here. */
export interface TextFile {
  readonly name: string;
  text(): Promise<string>;
}

/** The text of the seals: typed, or from files. `error` says why files cannot be read. */
export interface SealTexts {
  readonly text: string;
  readonly error: Error | null;
}

/** A log that is open: null while it is read, an error if the file has no log. */
export interface OpenedLog {
  readonly name: string;
  readonly logs: Logs | Error | null;
}

/** Returns the seals of all files as one text. */
export async function readSealFiles(files: readonly TextFile[]): Promise<SealTexts> {
  try {
    const texts = await Promise.all(files.map((file) => file.text()));
    return { text: texts.map(sealText).join('\n'), error: null };
  } catch {
    return { text: '', error: new Error('unreadable') };
  }
}

/** Returns the logs of a file. */
export async function readLogFile(file: TextFile): Promise<OpenedLog> {
  try {
    return { name: file.name, logs: readLogs(await file.text()) };
  } catch (error) {
    return { name: file.name, logs: error instanceof BadExport ? error : new Error('unreadable') };
  }
}

/** Passes on the result of the newest of several reads only. */
export class NewestRead {
  #count = 0;

  /** Ignores the results of reads that are still running. */
  cancel(): void {
    this.#count += 1;
  }

  /** Calls `show` with the result, unless another read began meanwhile. */
  async run<Result>(read: Promise<Result>, show: (result: Result) => void): Promise<void> {
    const number = (this.#count += 1);
    const result = await read;
    if (number === this.#count) show(result);
  }
}
