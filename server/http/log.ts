export interface LogLine {
  event: string;
  requestId?: string;
  /** The route's pattern, never its filled-in path: paths carry ids and codes. */
  route?: string;
  status?: number;
  ms?: number;
  actor?: string;
  organization?: number;
  /** For faults: the error's class and its own words are ours; values of a record never are. */
  detail?: string;
}

export type Log = (line: LogLine) => void;

const FLUSH_MS = 20;
let kept = '';
let waiting: NodeJS.Timeout | undefined;

function flush(): void {
  clearTimeout(waiting);
  waiting = undefined;
  if (kept) process.stdout.write(kept);
  kept = '';
}
process.once('exit', flush);

/**
 * One JSON line each, to standard output. What may be logged is fixed by the type: ids and patterns only. Lines of the
 * same moment are written together; none is kept longer than 20 ms.
 */
export const jsonLog: Log = (line) => {
  kept += `${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`;
  waiting ??= setTimeout(flush, FLUSH_MS);
};
