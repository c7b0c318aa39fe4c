import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In the data directory of a server of the stories. */
export const SERVER_LOG = 'server.log';
const LINES_MAX = 10;

interface Line {
  time: string;
  status?: number;
  detail?: string;
}

const parse = (text: string): Line[] => {
  try {
    return [JSON.parse(text) as Line];
  } catch {
    return [];
  }
};

/** What a server logged of its own errors, and of calls that it could not answer, since then. */
export function listServerErrors(dataDirectory: string, sinceMs: number): string[] {
  const file = join(dataDirectory, SERVER_LOG);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((text) =>
      parse(text).some(
        ({ time, status = 0, detail }) => Date.parse(time) >= sinceMs && (status >= 429 || detail !== undefined),
      ),
    )
    .slice(-LINES_MAX);
}
