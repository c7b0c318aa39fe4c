import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { CarePathBody, PhaseView, Because, unmeasured } from './shapes.ts';
import { Day } from '../platform/dates.ts';
import { Id } from '../platform/fields.ts';
import { PAGE_SIZE } from '../platform/limits.ts';

const ById = z.object({ id: Id });
const reading = { action: 'programs.read' } as const;
const writing = { action: 'programs.write' } as const;

/** Never published, published in its present version, or changed since. */
export const carePathStates = ['DRAFT', 'PUBLISHED', 'CHANGED'] as const;

/** A path of the organization (ENT-049). Moments are ISO 8601. */
export const CarePath = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  phases: z.array(PhaseView),
  state: z.enum(carePathStates),
  publishedAt: z.nullable(z.string()),
  archived: z.boolean(),
  dateUpdated: z.string(),
});
export type CarePath = z.output<typeof CarePath>;

export const listCarePaths = defineCall({
  id: 'listCarePaths',
  summary: 'Lists the care paths of the organization',
  method: 'GET',
  path: '/v2/care-paths',
  access: reading,
  /** `q`: part of the name, whatever its case. `show`: drafts in use (the default), what can be assigned as it was
   * published, the archive. */
  query: z.object({
    q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    show: z._default(z.enum(['current', 'published', 'archived']), 'current'),
  }),
  response: CarePath,
  list: { sort: ['name', 'dateUpdated'], defaultSort: { key: 'dateUpdated', dir: 'DESC' }, limit: PAGE_SIZE },
});

export const createCarePath = defineCall({
  id: 'createCarePath',
  summary: 'Adds a path as a draft',
  method: 'POST',
  path: '/v2/care-paths',
  access: writing,
  body: CarePathBody,
  response: CarePath,
  status: 201,
});

export const getCarePath = defineCall({
  id: 'getCarePath',
  summary: 'Gets a care path',
  method: 'GET',
  path: '/v2/care-paths/:id',
  access: reading,
  params: ById,
  response: CarePath,
});

export const updateCarePath = defineCall({
  id: 'updateCarePath',
  summary: 'Replaces the draft of a path; patients on it keep what they were assigned',
  method: 'PATCH',
  path: '/v2/care-paths/:id',
  access: writing,
  params: ById,
  body: CarePathBody,
  response: CarePath,
  versioned: true,
});

export const publishCarePath = defineCall({
  id: 'publishCarePath',
  summary: 'Publishes a path, so that it can be assigned',
  method: 'POST',
  path: '/v2/care-paths/:id/publish',
  access: writing,
  params: ById,
  response: CarePath,
  versioned: true,
});

export const archiveCarePath = defineCall({
  id: 'archiveCarePath',
  summary: 'Archives or restores a path; patients on it continue',
  method: 'PUT',
  path: '/v2/care-paths/:id/archive',
  access: writing,
  params: ById,
  body: z.strictObject({ archived: z.boolean() }),
  response: CarePath,
});

export const duplicateCarePath = defineCall({
  id: 'duplicateCarePath',
  summary: 'Copies a path as a new draft',
  method: 'POST',
  path: '/v2/care-paths/:id/duplicate',
  access: writing,
  params: ById,
  response: CarePath,
  status: 201,
});

/** The state of a patient at the end of a dry run. */
export const dryRunEnds = ['COMPLETED', 'NOT_MET', 'NOT_MEASURABLE', 'LEFT_CARE'] as const;

/** Days are civil dates of the patients' places. */
export const DryRun = z.object({
  version: z.number(),
  from: z.string(),
  to: z.string(),
  /** Patients that were looked at; `cut`: there were more. */
  patients: z.number(),
  cut: z.boolean(),
  completed: z.number(),
  phases: z.array(
    z.object({
      reached: z.number(),
      passed: z.number(),
      /** Of the patients who passed; null if none did. */
      medianDays: z.nullable(z.number()),
      /** Still there at the end: the criterion was never met, or nothing was ever measured. */
      notMet: z.number(),
      notMeasurable: z.number(),
      leftCare: z.number(),
    }),
  ),
  people: z.array(
    z.object({
      patient: z.object({ id: z.number(), firstName: z.string(), lastName: z.string() }),
      /** The first day with data. */
      start: z.string(),
      steps: z.array(z.object({ toIndex: z.nullable(z.number()), day: z.string(), because: Because })),
      end: z.object({
        what: z.enum(dryRunEnds),
        /** The phase in which a patient stayed; the last one for a completed path. */
        phaseIndex: z.number(),
        /** Why nothing was measured. */
        why: z.nullable(z.enum(unmeasured)),
      }),
    }),
  ),
});
export type DryRun = z.output<typeof DryRun>;

/** The longest span that a dry run looks at, and the most patients. */
export const DRY_RUN_DAYS = 366;
export const DRY_RUN_PATIENTS = 500;

/**
 * What would have happened to the reader's patients who had sessions or surveys from `from` to `to`, had each of them been
 * given the draft on the first such day. Nothing is changed, and programs stay those that the patients had.
 */
export const dryRunCarePath = defineCall({
  id: 'dryRunCarePath',
  summary: 'Previews a path on past patients',
  method: 'GET',
  path: '/v2/care-paths/:id/dry-run',
  access: reading,
  params: ById,
  query: z.strictObject({ from: Day, to: Day }),
  response: DryRun,
});

export const CarePathInsights = z.object({
  /** Accessible patients who were ever assigned the path, who are on it now, and who completed it. */
  given: z.number(),
  current: z.number(),
  completed: z.number(),
  phases: z.array(
    z.object({
      phaseNumber: z.number(),
      title: z.string(),
      now: z.number(),
      passed: z.number(),
      medianDays: z.nullable(z.number()),
    }),
  ),
});
export type CarePathInsights = z.output<typeof CarePathInsights>;

export const carePathInsights = defineCall({
  id: 'carePathInsights',
  summary: 'Gets how many of the user’s patients are in each published phase and how long phases take',
  method: 'GET',
  path: '/v2/care-paths/:id/insights',
  access: reading,
  params: ById,
  response: CarePathInsights,
});
