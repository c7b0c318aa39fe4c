import type { Call } from '../../../contract/platform/call.ts';
import { serviceUnavailable } from './http-error.ts';

const LARGE_BYTES = 1_000_000;
/** The number of large bodies in memory while they arrive, possibly slowly. */
const MAX_CONCURRENT = 16;

/**
 * The caller is authorized before a large body is read. File uploads (`bytes`) are counted separately, so that they do
 * not block forms.
 */
const concurrent = { file: 0, other: 0 };

/** Reads a body up to this size, or throws 503 while too many large bodies are arriving. */
export async function withLargeBodyLimit<T>(call: Call, bytes: number, read: () => Promise<T>): Promise<T> {
  if (bytes <= LARGE_BYTES) return read();
  const kind = call.form === 'bytes' ? 'file' : 'other';
  if (concurrent[kind] >= MAX_CONCURRENT) throw serviceUnavailable();
  concurrent[kind]++;
  try {
    return await read();
  } finally {
    concurrent[kind]--;
  }
}
