import { isProblem, type Problem } from '../contract/platform/error.ts';
import { createLoadingRecording, type LoadingRecording } from '@exer/pose-log/recording.ts';
import type { LogKind } from '@exer/pose-log/skeleton.ts';
import { startReader, type ReadRecording } from './recording-reader.ts';
import type { ReadingEnd, ReadJob, ReadingProgress, RecordingError, ReadingEvent } from './recording-reading.ts';
import { logUnfollowed } from './signed-file.ts';

/** Where the log lies, and its compact form if the server made one. */
interface LogLinks {
  url: string;
  replayUrl?: string | null;
}

/** The call that hands out the signed links to a log: the vendor's or the clinic's (API-27, API-28, SEC-20). */
export type LogLink = (signal: AbortSignal) => Promise<LogLinks | Problem>;

interface Options {
  /** Ends reading, whether the recording is shown already or not. */
  signal: AbortSignal;
  onProgress: (progress: ReadingProgress) => void;
  /** Called when the rest of a recording that is already shown fails to load. */
  onBreak: () => void;
}

/** Links live for a minute; a store answers an old one by any of these. */
const expiredStatuses = [401, 403, 410];
const isExpired = (end: ReadingEnd) => isProblem(end) && expiredStatuses.includes(end.status);

/** Reads a recording by its signed links; requests new links once if they have expired. */
async function followLink(
  kind: LogKind,
  link: LogLink,
  read: ReadRecording,
  report: (event: ReadingEvent) => void,
  signal: AbortSignal,
) {
  let addresses = await link(signal);
  let isRenewed = false;
  let isShown = false;
  const readForm = async (form: ReadJob['form']): Promise<ReadingEnd | null> => {
    if (isProblem(addresses)) return null;
    const url = form === 'compact' ? addresses.replayUrl : addresses.url;
    if (!url) return null;
    const end = await read({ kind, form, url }, (event) => {
      isShown ||= event.is === 'begun';
      report(event);
    });
    if (!isExpired(end) || isRenewed || signal.aborted) return end;
    isRenewed = true;
    addresses = await link(signal);
    return readForm(form);
  };
  const end = await readForm('compact');
  // The log as it was uploaded plays too, if more slowly, when its compact form cannot be had.
  const isEnough = isShown || end === 'tooOld' || signal.aborted;
  const last = isEnough ? end : await readForm('log');
  return isProblem(addresses) ? { refusal: addresses } : { end: last };
}

/**
 * Fetches a recording and answers it as soon as its first frames can be shown; the rest is laid into it while it arrives.
 * Or answers the server's problem with the link (ERR-35), or what is wrong with the log, or null when the link could not be
 * followed (ERR-37). Never throws.
 */
export async function fetchRecording(
  kind: LogKind,
  link: LogLink,
  { signal, onProgress, onBreak }: Options,
): Promise<LoadingRecording | RecordingError | Problem | null> {
  const finished = new AbortController();
  const leaving = AbortSignal.any([signal, finished.signal]);
  let shown: ReturnType<typeof createLoadingRecording> | undefined;
  return new Promise((answer) => {
    const report = (event: ReadingEvent) => {
      if (event.is === 'progress') onProgress(event);
      else if (event.is === 'more') shown?.allow(event.ready);
      else {
        shown = createLoadingRecording(event.recording, event.ready);
        answer(shown.loading);
      }
    };
    void followLink(kind, link, startReader(leaving), report, leaving).then(({ refusal, end }) => {
      finished.abort();
      if (signal.aborted) return answer(null);
      if (refusal) return answer(refusal);
      if (shown && end !== 'whole') onBreak();
      if (isProblem(end)) logUnfollowed(end.message);
      answer(typeof end === 'string' && end !== 'whole' ? end : null);
    });
  });
}
