import type { RtmStatus } from '../../../contract/enumerations.ts';
import type { RtmCycle } from '../../../contract/rtm.ts';

/** What is shown of a code, earned or not: a cycle has all of it. */
export type CodeFacts = Pick<
  RtmCycle,
  'code' | 'clock' | 'numActiveDays' | 'minutes' | 'liveContacts' | 'units' | 'modifiers' | 'flags' | 'explanation'
> & {
  /** Null where no window has begun. */
  startDate: string | null;
  endDate: string | null;
  /** Null for a code that has no cycle. */
  status: RtmStatus | null;
};
