import type { Readable } from 'node:stream';

interface StoredFile {
  /** The size of what `stream` returns: the file or the requested part. */
  bytes: number;
  stream(): Readable;
}

interface FilePart {
  start: number;
  end: number;
}

export interface ListedFile {
  key: string;
  storedAt: Date;
}

/** Artifacts, logos and documents. Keys are created by the server (`createStorageKey`), never by a caller. */
export interface Storage {
  put(key: string, content: Uint8Array, contentType: string): Promise<void>;
  /** The file, or its bytes from `start` to `end` inclusive; null when it does not exist. */
  get(key: string, part?: FilePart): Promise<StoredFile | null>;
  remove(key: string): Promise<void>;
  /** All files, unordered, including names that are not ours, such as unfinished files. */
  list(): AsyncIterable<ListedFile>;
}

const keyPattern = /^(?:[a-z0-9-]+\/){1,4}[A-Za-z0-9._-]+$/;

/** `3/pose-log/0199….json`: organization, kind and a random name. */
export const createStorageKey = (organizationId: number | 'vendor', kind: string, extension: string): string =>
  `${organizationId}/${kind}/${crypto.randomUUID()}.${extension}`;

/** Throws for a key that `createStorageKey` cannot have created, such as one with `..`. */
export function validateKey(key: string): string {
  if (!keyPattern.test(key) || key.includes('..')) throw new Error('Not a storage key.');
  return key;
}
