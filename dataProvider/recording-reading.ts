import { isProblem, type Problem } from '../contract/platform/error.ts';
import { createPackedReader } from '@exer/pose-log/packed/packed-recording.ts';
import { createLogReader } from '@exer/pose-log/read-log.ts';
import { isLogError, type LogError, type Recording } from '@exer/pose-log/recording.ts';
import type { LogKind } from '@exer/pose-log/skeleton.ts';
import { openSigned } from './signed-file.ts';

/** Which recording to read: the log as it was uploaded, or the compact form made of it. */
export interface ReadJob {
  kind: LogKind;
  form: 'compact' | 'log';
  url: string;
}

/** How far reading has come before the first frames can be shown: frames, and the share of the bytes where it is known. */
export interface ReadingProgress {
  frames: number;
  share: number | null;
}

export type ReadingEvent =
  | ({ is: 'progress' } & ReadingProgress)
  /** The first `ready` frames can be shown; the same recording is filled from here on. */
  | { is: 'begun'; recording: Recording; ready: number }
  | { is: 'more'; ready: number };

/** Why there is no recording, or only a part of it: what is wrong with it, or that it did not arrive to its end. */
export type RecordingError = LogError | 'interrupted';

/** How reading ended: with the whole recording, or without; a problem when the address could not be opened. */
export type ReadingEnd = 'whole' | RecordingError | Problem;

export interface ReadingOptions {
  signal: AbortSignal;
  /** Lets others work in between, where this is the page's own thread. */
  isPage: boolean;
}

/** Reading goes on for so long before the page may answer its user; what arrives at once may be much. */
const WORK_MS = 20;
const CHUNK_BYTES = 65_536;
const PROGRESS_INTERVAL_MS = 100;

async function* readChunks(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      for (let at = 0; at < part.value.length; at += CHUNK_BYTES) yield part.value.subarray(at, at + CHUNK_BYTES);
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

const yieldToPage = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** What is done with the bytes of either form. */
interface Form {
  write(bytes: Uint8Array): void;
  hasFailed(): boolean;
  end(): Recording | LogError;
}

function createLogForm(kind: LogKind, onFrames: (frames: number) => void): Form {
  const log = createLogReader(kind);
  const decoder = new TextDecoder();
  return {
    write(bytes) {
      log.write(decoder.decode(bytes, { stream: true }));
      onFrames(log.frames());
    },
    hasFailed: () => log.hasFailed(),
    end() {
      log.write(decoder.decode());
      return log.end();
    },
  };
}

function createCompactForm(kind: LogKind, report: (event: ReadingEvent) => void): Form {
  const packed = createPackedReader(kind);
  let reported = 0;
  return {
    write(bytes) {
      packed.write(bytes);
      const [recording, ready] = [packed.recording(), packed.ready()];
      if (!recording || ready === reported) return;
      report(reported === 0 ? { is: 'begun', recording, ready } : { is: 'more', ready });
      reported = ready;
    },
    hasFailed: () => packed.hasFailed(),
    end: () => packed.end(),
  };
}

/**
 * Fetches a recording and reads it while it arrives: tells how far it has come, then of the first frames that can be shown
 * and of more. The compact form shows them long before its end, a log only there. Never throws.
 */
export async function readRecording(
  { kind, form, url }: ReadJob,
  report: (event: ReadingEvent) => void,
  { signal, isPage }: ReadingOptions,
): Promise<ReadingEnd> {
  const opened = await openSigned(url, signal);
  if (isProblem(opened)) return opened;
  let since = performance.now();
  let toldAt = since;
  const onFrames = (frames: number) => {
    if (performance.now() - toldAt < PROGRESS_INTERVAL_MS) return;
    toldAt = performance.now();
    report({ is: 'progress', frames, share: opened.share() });
  };
  const reader = form === 'log' ? createLogForm(kind, onFrames) : createCompactForm(kind, report);
  try {
    for await (const bite of readChunks(opened.content)) {
      reader.write(bite);
      if (reader.hasFailed()) break;
      if (!isPage || performance.now() - since < WORK_MS) continue;
      await yieldToPage();
      since = performance.now();
    }
  } catch {
    return reader.hasFailed() ? 'unreadable' : 'interrupted';
  }
  const result = reader.end();
  if (isLogError(result)) return result;
  if (form === 'log') report({ is: 'begun', recording: result, ready: result.frames });
  return 'whole';
}
