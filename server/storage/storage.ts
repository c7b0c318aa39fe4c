import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Of what `stream` gives: the file, or the part of it that was asked for. */
  bytes: number;
  stream(): Readable;
}

/** A part that lies within its file. */
export interface FilePart {
  start: number;
  end: number;
}

export interface ListedFile {
  key: string;
  storedAt: Date;
}

/** Where artifacts, logos and documents live. Keys are made by the server (`newKey`), never by a caller. */
export interface Storage {
  put(key: string, content: Uint8Array, contentType: string): Promise<void>;
  /** The file, or the part from byte `start` to byte `end`, both included; null when there is no such file. */
  get(key: string, part?: FilePart): Promise<StoredFile | null>;
  remove(key: string): Promise<void>;
  /** Every file there is, in no order; also names that are none of ours, such as files that never became complete. */
  list(): AsyncIterable<ListedFile>;
}

const shape = /^(?:[a-z0-9-]+\/){1,4}[A-Za-z0-9._-]+$/;

/** `3/pose-log/0199….json`: the organization, the kind, and a random name. */
export const newKey = (organizationId: number | 'vendor', kind: string, extension: string): string =>
  `${organizationId}/${kind}/${crypto.randomUUID()}.${extension}`;

/** Throws for a key that is not one of ours: no `..`, no absolute path, no surprises. */
export function checkedKey(key: string): string {
  if (!shape.test(key) || key.includes('..')) throw new Error('Not a storage key.');
  return key;
}
