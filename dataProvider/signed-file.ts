import { isProblem } from '../contract/problem.ts';
import { openExternal } from './external.ts';

/** Recordings are large, and lines are slow. */
const TIMEOUT_MS = 600_000;

const isGzip = (bytes: Uint8Array | undefined) => bytes?.[0] === 0x1f && bytes[1] === 0x8b;

/** The content of an answer; a file that the store hands out as the gzip that it keeps is unpacked here. */
async function unpacked(body: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const reader = body.getReader();
  const first = await reader.read();
  const whole = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      if (first.value) controller.enqueue(first.value as Uint8Array<ArrayBuffer>);
    },
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value as Uint8Array<ArrayBuffer>);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return isGzip(first.value) ? whole.pipeThrough(new DecompressionStream('gzip')) : whole;
}

/**
 * Opens the file behind a signed link by a plain GET, to be read as it arrives (API-29); null when that fails, with a note
 * on the console only (ERR-37). Reading it may fail later on.
 */
export async function signedStream(url: string, signal?: AbortSignal): Promise<ReadableStream<Uint8Array> | null> {
  const response = await openExternal(url, { signal, timeoutMs: TIMEOUT_MS });
  try {
    if (isProblem(response)) throw new Error(response.message);
    if (!response.body) throw new Error('The answer is empty.');
    return await unpacked(response.body);
  } catch (error) {
    if (!signal?.aborted) console.warn('A signed link could not be fetched.', error);
    return null;
  }
}

/** The whole file behind a signed link, as `signedStream` reads it. */
export async function signedFile(url: string): Promise<Blob | null> {
  const stream = await signedStream(url);
  if (!stream) return null;
  try {
    return await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).blob();
  } catch (error) {
    console.warn('A signed link could not be read to its end.', error);
    return null;
  }
}
