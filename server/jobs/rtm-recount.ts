import { recountOrganization } from '../rtm/recount-organization.ts';
import type { JobWork } from './jobs.ts';

/** Counts all that an organization has not billed anew: the settings by which it is counted have changed. */
export const rtmRecount =
  (now: () => Date): JobWork =>
  async (job, door) => {
    if (job.organizationId === null) throw new Error('A recount is of an organization.');
    await recountOrganization(door, job.organizationId, now(), job);
  };
