import { isProblem, type Problem } from '../contract/problem.ts';
import { createLogReader } from '../domain/replay/read-log.ts';
import type { LogFault, Recording } from '../domain/replay/recording.ts';
import type { LogKind } from '../domain/replay/skeleton.ts';
import { signedStream } from './signed-file.ts';

/** The call that hands out the signed link to a log: the vendor's or the clinic's (API-27, API-28, SEC-20). */
export type LogLink = (signal: AbortSignal) => Promise<{ url: string } | Problem>;

interface Options {
  signal: AbortSignal;
  /** Told how many frames have been read. */
  onFrames: (frames: number) => void;
}

/** Reading goes on for so long before the page may answer its user; what arrives at once may be much. */
const WORK_MS = 40;
const BITE = 65_536;

async function* bites(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      for (let at = 0; at < part.value.length; at += BITE) yield part.value.subarray(at, at + BITE);
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

const breath = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/**
 * Fetches a recording and reads it while it arrives: answers it, or the server's problem with the link (ERR-35), or what is
 * wrong with the log, or null when the link could not be followed (ERR-37). Never throws.
 */
export async function fetchRecording(
  kind: LogKind,
  link: LogLink,
  { signal, onFrames }: Options,
): Promise<Recording | LogFault | Problem | null> {
  const answer = await link(signal);
  if (isProblem(answer)) return answer;
  const stream = await signedStream(answer.url, signal);
  if (!stream) return null;
  const log = createLogReader(kind);
  const decoder = new TextDecoder();
  let since = performance.now();
  try {
    for await (const bite of bites(stream)) {
      log.write(decoder.decode(bite, { stream: true }));
      if (log.hasFailed()) break;
      if (performance.now() - since < WORK_MS) continue;
      onFrames(log.frames());
      await breath();
      since = performance.now();
    }
    log.write(decoder.decode());
  } catch {
    return 'unreadable';
  }
  return log.end();
}
