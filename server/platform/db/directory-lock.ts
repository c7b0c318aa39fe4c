import { closeSync, constants, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** The locked byte is beyond the file's text: on Windows other processes cannot read a locked byte. */
const LOCKED_BYTE = 1_048_576;

const readHolder = (file: string): string => readFileSync(file, 'utf8').trim() || 'unknown';

/**
 * Locks a data directory for this process and returns the function that releases it. PGlite has no lock of its own, and a
 * second writer would silently lose rows. The operating system holds the lock on the open file, so it works between
 * containers and ends with the process. The file's text only tells users who holds the lock. The file is never deleted: a
 * lock on a deleted file would exclude nobody.
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  // Imported lazily: a server on PostgreSQL does not need it.
  const { tryLock } = await import('fs-native-extensions');
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'portal.lock');
  const descriptor = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600);
  try {
    if (!tryLock(descriptor, LOCKED_BYTE, 1))
      throw new Error(
        `Another process (${readHolder(file)}) is using ${directory}. Stop it first, or set DATA_DIR to another directory.`,
      );
    ftruncateSync(descriptor);
    writeSync(descriptor, `${process.pid} on ${hostname()}\n`, 0);
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
  return () => closeSync(descriptor);
}
