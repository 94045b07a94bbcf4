/** The seals and the log that are typed or opened, for a component. */

import { useRef, useState } from 'preact/hooks';
import { NewestRead, readLogFile, readSealFiles, type OpenedLog, type SealTexts } from './opened-files.ts';

export interface OpenedFiles {
  /** Null while files are read. */
  readonly seals: SealTexts | null;
  /** Null if no log is open. */
  readonly log: OpenedLog | null;
  readonly typeSeals: (text: string) => void;
  readonly openSeals: (files: readonly File[]) => Promise<void>;
  readonly openLog: (files: readonly File[]) => Promise<void>;
}

/** Returns the seals and the log. A new choice replaces a file that is still read. */
export function useOpenedFiles(): OpenedFiles {
  const [seals, setSeals] = useState<SealTexts | null>({ text: '', error: null });
  const [log, setLog] = useState<OpenedLog | null>(null);
  const sealRead = useRef(new NewestRead()).current;
  const logRead = useRef(new NewestRead()).current;
  return {
    seals,
    log,
    typeSeals: (text) => {
      sealRead.cancel();
      setSeals({ text, error: null });
    },
    openSeals: (files) => {
      setSeals(null);
      return sealRead.run(readSealFiles(files), setSeals);
    },
    openLog: async ([file]) => {
      if (!file) return;
      setLog({ name: file.name, logs: null });
      await logRead.run(readLogFile(file), setLog);
    },
  };
}
