import { closeSync, constants, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** The locked byte lies behind whatever is written in the file: on Windows nobody else could read a byte that is locked. */
const LOCKED_BYTE = 1_048_576;

const holderOf = (file: string): string => readFileSync(file, 'utf8').trim() || 'one that has not said who it is';

/**
 * Takes a data directory for this process: PGlite has no lock of its own, and a second writer would silently lose rows.
 * The operating system keeps the lock on the open file. So it holds between containers that share the directory, ends with
 * the process however it ends, and does not depend on what stands in the file, which only tells people who has it. Returns
 * the release. The file stays: a lock on a file that was removed would keep nobody out.
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  // Loaded where it is needed: a server on PostgreSQL takes no directory.
  const { tryLock } = await import('fs-native-extensions');
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'portal.lock');
  const descriptor = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600);
  try {
    if (!tryLock(descriptor, LOCKED_BYTE, 1))
      throw new Error(
        `Another process (${holderOf(file)}) is using ${directory}. Stop it first, or set DATA_DIR to another directory.`,
      );
    ftruncateSync(descriptor);
    writeSync(descriptor, `${process.pid} on ${hostname()}\n`, 0);
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
  return () => closeSync(descriptor);
}
