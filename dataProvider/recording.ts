import { isProblem, type Problem } from '../contract/problem.ts';
import { createLoadingRecording } from '../domain/replay/loading-recording.ts';
import type { LoadingRecording } from '../domain/replay/recording.ts';
import type { LogKind } from '../domain/replay/skeleton.ts';
import { startReader, type ReadRecording } from './recording-reader.ts';
import type { ReadingEnd, ReadingOrder, ReadingProgress, RecordingFault, Told } from './recording-reading.ts';
import { noteUnfollowed } from './signed-file.ts';

/** Where the log lies, and its compact form if the server made one. */
interface Addresses {
  url: string;
  replayUrl?: string | null;
}

/** The call that hands out the signed links to a log: the vendor's or the clinic's (API-27, API-28, SEC-20). */
export type LogLink = (signal: AbortSignal) => Promise<Addresses | Problem>;

interface Options {
  /** Ends reading, whether the recording is shown already or not. */
  signal: AbortSignal;
  onProgress: (progress: ReadingProgress) => void;
  /** Told when the rest of a recording that is shown already does not come. */
  onBreak: () => void;
}

/** Links live for a minute; a store answers an old one by any of these. */
const expired = [401, 403, 410];
const isExpired = (end: ReadingEnd) => isProblem(end) && expired.includes(end.status);

/** Reads what lies behind a link, whose forms are asked for anew, once, when they have expired. */
async function follow(
  kind: LogKind,
  link: LogLink,
  read: ReadRecording,
  tell: (told: Told) => void,
  signal: AbortSignal,
) {
  let addresses = await link(signal);
  let isRenewed = false;
  let isShown = false;
  const readForm = async (form: ReadingOrder['form']): Promise<ReadingEnd | null> => {
    if (isProblem(addresses)) return null;
    const url = form === 'compact' ? addresses.replayUrl : addresses.url;
    if (!url) return null;
    const end = await read({ kind, form, url }, (told) => {
      isShown ||= told.is === 'begun';
      tell(told);
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
): Promise<LoadingRecording | RecordingFault | Problem | null> {
  const finished = new AbortController();
  const leaving = AbortSignal.any([signal, finished.signal]);
  let shown: ReturnType<typeof createLoadingRecording> | undefined;
  return new Promise((answer) => {
    const tell = (told: Told) => {
      if (told.is === 'progress') onProgress(told);
      else if (told.is === 'more') shown?.allow(told.ready);
      else {
        shown = createLoadingRecording(told.recording, told.ready);
        answer(shown.loading);
      }
    };
    void follow(kind, link, startReader(leaving), tell, leaving).then(({ refusal, end }) => {
      finished.abort();
      if (signal.aborted) return answer(null);
      if (refusal) return answer(refusal);
      if (shown && end !== 'whole') onBreak();
      if (isProblem(end)) noteUnfollowed(end.message);
      answer(typeof end === 'string' && end !== 'whole' ? end : null);
    });
  });
}
