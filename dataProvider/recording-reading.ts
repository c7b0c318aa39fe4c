import { isProblem, type Problem } from '../contract/problem.ts';
import { createPackedReader } from '../domain/replay/packed/packed-reader.ts';
import { createLogReader } from '../domain/replay/read-log.ts';
import { isLogFault, type LogFault, type Recording } from '../domain/replay/recording.ts';
import type { LogKind } from '../domain/replay/skeleton.ts';
import { openSigned } from './signed-file.ts';

/** Which recording to read: the log as it was uploaded, or the compact form made of it. */
export interface ReadingOrder {
  kind: LogKind;
  form: 'compact' | 'log';
  url: string;
}

/** How far reading has come before the first frames can be shown: frames, and the share of the bytes where it is known. */
export interface ReadingProgress {
  frames: number;
  share: number | null;
}

export type Told =
  | ({ is: 'progress' } & ReadingProgress)
  /** The first `ready` frames can be shown; the same recording is filled from here on. */
  | { is: 'begun'; recording: Recording; ready: number }
  | { is: 'more'; ready: number };

/** Why there is no recording, or only a part of it: what is wrong with it, or that it did not arrive to its end. */
export type RecordingFault = LogFault | 'interrupted';

/** How reading ended: with the whole recording, or without; a problem when the address could not be opened. */
export type ReadingEnd = 'whole' | RecordingFault | Problem;

export interface ReadingOptions {
  signal: AbortSignal;
  /** Lets others work in between, where this is the page's own thread. */
  isPage: boolean;
}

/** Reading goes on for so long before the page may answer its user; what arrives at once may be much. */
const WORK_MS = 20;
const BITE = 65_536;
const TELL_MS = 100;

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

/** What is done with the bytes of either form. */
interface Form {
  write(bytes: Uint8Array): void;
  hasFailed(): boolean;
  end(): Recording | LogFault;
}

function logForm(kind: LogKind, onFrames: (frames: number) => void): Form {
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

function compactForm(kind: LogKind, tell: (told: Told) => void): Form {
  const packed = createPackedReader(kind);
  let told = 0;
  return {
    write(bytes) {
      packed.write(bytes);
      const [recording, ready] = [packed.recording(), packed.ready()];
      if (!recording || ready === told) return;
      tell(told === 0 ? { is: 'begun', recording, ready } : { is: 'more', ready });
      told = ready;
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
  { kind, form, url }: ReadingOrder,
  tell: (told: Told) => void,
  { signal, isPage }: ReadingOptions,
): Promise<ReadingEnd> {
  const opened = await openSigned(url, signal);
  if (isProblem(opened)) return opened;
  let since = performance.now();
  let toldAt = since;
  const onFrames = (frames: number) => {
    if (performance.now() - toldAt < TELL_MS) return;
    toldAt = performance.now();
    tell({ is: 'progress', frames, share: opened.share() });
  };
  const reader = form === 'log' ? logForm(kind, onFrames) : compactForm(kind, tell);
  try {
    for await (const bite of bites(opened.content)) {
      reader.write(bite);
      if (reader.hasFailed()) break;
      if (!isPage || performance.now() - since < WORK_MS) continue;
      await breath();
      since = performance.now();
    }
  } catch {
    return reader.hasFailed() ? 'unreadable' : 'interrupted';
  }
  const result = reader.end();
  if (isLogFault(result)) return result;
  if (form === 'log') tell({ is: 'begun', recording: result, ready: result.frames });
  return 'whole';
}
