import { consoleMessage } from '../contract/platform/form-messages.ts';
import { createProblem, isProblem, type Problem } from '../contract/platform/error.ts';
import { openExternal } from './external.ts';

/** Recordings are large, and lines are slow. */
const TIMEOUT_MS = 600_000;

const isGzip = (bytes: Uint8Array | undefined) => bytes?.[0] === 0x1f && bytes[1] === 0x8b;

/** A file behind a signed link that arrives. Reading the content may fail. */
export interface SignedContent {
  content: ReadableStream<Uint8Array>;
  /** How much of it has arrived, from 0 to 1; null where its length is not known. */
  share(): number | null;
}

/** Bytes on the line, unless they were packed for it alone: then, as for what another server sends, nobody tells. */
function getLength({ headers, type }: Response): number | null {
  const length = Number(headers.get('content-length'));
  return type === 'cors' || headers.has('content-encoding') || !(length > 0) ? null : length;
}

/** The content of an answer; a file that the store hands out as the gzip that it keeps is unpacked here. */
async function unpack(response: Response, body: ReadableStream<Uint8Array>): Promise<SignedContent> {
  const length = getLength(response);
  const reader = body.getReader();
  const first = await reader.read();
  let arrived = first.value?.length ?? 0;
  const whole = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      if (first.value) controller.enqueue(first.value as Uint8Array<ArrayBuffer>);
    },
    async pull(controller) {
      const { done, value } = await reader.read();
      arrived += value?.length ?? 0;
      if (done) controller.close();
      else controller.enqueue(value as Uint8Array<ArrayBuffer>);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return {
    content: isGzip(first.value) ? whole.pipeThrough(new DecompressionStream('gzip')) : whole,
    share: () => (length === null ? null : Math.min(arrived / length, 1)),
  };
}

/**
 * Opens the file behind a signed link by a plain GET, to be read as it arrives (API-29). Never throws: answers a problem
 * with `status` (0 when nothing answered) when the link cannot be followed.
 */
export async function openSigned(url: string, signal?: AbortSignal): Promise<SignedContent | Problem> {
  const response = await openExternal(url, { signal, timeoutMs: TIMEOUT_MS });
  if (isProblem(response)) return response;
  const empty = createProblem(consoleMessage('service.answerEmpty'), response.status);
  try {
    return response.body ? await unpack(response, response.body) : empty;
  } catch {
    return createProblem(consoleMessage('service.answerBrokeOff'), 0);
  }
}

/** A link that cannot be followed is a note for the console alone (ERR-37). */
export function logUnfollowed(reason: unknown): void {
  console.warn(consoleMessage.text('service.signedLink'), reason);
}

/** The whole file behind a signed link; null when it cannot be had, with a note on the console only (ERR-37). */
export async function fetchSignedFile(url: string): Promise<Blob | null> {
  const opened = await openSigned(url);
  try {
    if (isProblem(opened)) throw new Error(opened.message);
    return await new Response(opened.content as ReadableStream<Uint8Array<ArrayBuffer>>).blob();
  } catch (error) {
    logUnfollowed(error);
    return null;
  }
}
