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

/** Reading goes on for so long before the page may answer its user. */
const WORK_MS = 12;

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
  const reader = stream.getReader();
  let since = performance.now();
  try {
    for (let part = await reader.read(); !part.done && !log.hasFailed(); part = await reader.read()) {
      log.write(decoder.decode(part.value, { stream: true }));
      if (performance.now() - since < WORK_MS) continue;
      onFrames(log.frames());
      await breath();
      since = performance.now();
    }
    log.write(decoder.decode());
  } catch {
    return 'unreadable';
  } finally {
    void reader.cancel().catch(() => undefined);
  }
  return log.end();
}
