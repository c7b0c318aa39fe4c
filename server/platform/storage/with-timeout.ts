import { serviceUnavailable } from '../http/http-error.ts';

/** Enough for the largest file on a slow line; a caller may hold a database connection meanwhile. */
const TIMEOUT_MS = 30_000;

/** Rejects with 503 if `promise` takes longer than 30 s, and calls `abort`. */
export async function withTimeout<T>(promise: Promise<T>, abort?: () => void): Promise<T> {
  let limit: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(() => {
      reject(serviceUnavailable());
      abort?.();
    }, TIMEOUT_MS);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(limit);
  }
}

/** Streams a file with a timeout per chunk of the store; the reader may take as long as it likes. */
export async function* streamWithTimeout(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let piece = await withTimeout(reader.read()); !piece.done; piece = await withTimeout(reader.read()))
      yield piece.value;
  } finally {
    // Stops the transfer of a file that was not read to its end.
    await reader.cancel().catch(() => undefined);
  }
}
