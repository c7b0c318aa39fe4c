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

/** One JSON line each, to standard output. What may be logged is fixed by the type: ids and patterns only. */
export const jsonLog: Log = (line) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
};
