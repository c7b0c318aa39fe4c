import { recountAuthorClock, type AuthorClocks } from '../rtm/author-clock.ts';
import type { JobWork } from './jobs.ts';

/** Flags, or no longer flags, the months of whoever shares an author's clock with a note that has changed. */
export const rtmAuthorClock =
  (now: () => Date): JobWork =>
  async ({ organizationId, payload }, door) => {
    if (organizationId === null) throw new Error('A care note is of an organization.');
    await recountAuthorClock(door, organizationId, payload as AuthorClocks, now());
  };
