import { recurringJobs } from '../server/platform/jobs/purge-expired.ts';

/** SQL that puts off what the server does by itself: it looks at everybody in care, and is not what is measured. */
export const putOffJobs = `insert into jobs (kind, payload, run_at)
  select kind, '{}', now() + interval '1 day' from unnest(array['${recurringJobs.join("','")}']) kind`;
