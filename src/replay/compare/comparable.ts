import type { ComparableSession } from '../../../contract/scan.ts';
import type { Problem } from '../../../contract/problem.ts';
import type { LogLink } from '../../../dataProvider/recording.ts';

/** How whoever watches a session comes by others that may be looked at beside it. */
export interface Comparable {
  /** What the list is kept by. */
  key: readonly (string | number)[];
  list: (signal: AbortSignal) => Promise<ComparableSession[] | Problem>;
  /** Of one of them, by its id. */
  linkOf: (id: number) => LogLink;
}
