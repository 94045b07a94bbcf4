/** Requests of files that the server makes, such as reports: at once, or after a while. */

import type { Schemas } from './client.ts';
import { errorOf } from './problem.ts';
import { send } from './send.ts';

/** A large log takes the server some seconds. */
const TIMEOUT_MS = 120_000;

/** How far a file is that a worker makes. */
export type FileState = Schemas['ReportState'];

export interface FetchedFile {
  readonly kind: 'file';
  /** The file's name from the server; '' without one. */
  readonly name: string;
  readonly content: Blob;
}

/** A file that a worker makes. `location` has its state. */
export interface PendingFile {
  readonly kind: 'pending';
  readonly location: string;
  readonly state: FileState;
}

/** Returns a file, or the state of a file that is being made. Raises: `Problem`, `Unreachable`. */
export async function fetchFile(path: string): Promise<FetchedFile | PendingFile> {
  const response = await send(path, { credentials: 'same-origin', cache: 'no-cache' }, TIMEOUT_MS);
  if (response.status === 202) {
    const state = (await response.json().catch(() => null)) as FileState | null;
    const location = response.headers.get('Location');
    if (state === null || location === null) throw errorOf(response, null);
    return { kind: 'pending', location, state };
  }
  if (!response.ok) throw errorOf(response, await response.json().catch(() => null));
  const name = fileNameIn(response.headers.get('Content-Disposition') ?? '');
  return { kind: 'file', name, content: await response.blob() };
}

/** Returns the file's name in a `Content-Disposition` header; '' without one. */
export function fileNameIn(disposition: string): string {
  const encoded = /filename\*=(?:UTF-8|utf-8)''([^;]+)/.exec(disposition)?.[1];
  if (encoded) return decoded(encoded.trim());
  const [, quoted, bare] = /filename=(?:"((?:\\.|[^"\\])*)"|([^;]+))/.exec(disposition) ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? bare?.trim() ?? '';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
