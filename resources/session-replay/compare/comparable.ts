import type { ComparableSession } from '../../../contract/scan-sessions/scan-sessions.ts';
import type { Problem } from '../../../contract/platform/error.ts';
import type { LogLink } from '../../../dataProvider/recording.ts';

/** Access to sessions to compare with. */
export interface Comparable {
  /** Query key of the list. */
  key: readonly (string | number)[];
  list: (signal: AbortSignal) => Promise<ComparableSession[] | Problem>;
  /** Loads one of them by id. */
  linkOf: (id: number) => LogLink;
}
