import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { measureSources } from '../platform/enumerations.ts';
import { Day } from '../platform/dates.ts';
import { Id } from '../platform/fields.ts';
import { gaitFieldMessage } from './messages.ts';

/** Most days that one gait report covers, both ends included: a quarter of a year. */
export const GAIT_REPORT_MAX_DAYS = 92;

/** A larger report is rejected, so that no percentage covers only a part. */
export const GAIT_REPORT_MAX_SESSIONS = 10_000;

/** Messages for an invalid range of days (GAIT-03). */
export const validateGaitReport = {
  future: gaitFieldMessage.text('gait.reportInFuture'),
  order: gaitFieldMessage.text('gait.reportDaysReversed'),
  long: gaitFieldMessage.text('gait.reportMaxDays', { n: GAIT_REPORT_MAX_DAYS }),
} as const;

/** One walk; a person who walked twice has two. */
export const GaitReportSession = z.object({
  id: Id,
  /** Instant, ISO 8601 in UTC. */
  capturedDate: z.string(),
  /** m/s; null when it was not measured. */
  speed: z.nullable(z.number()),
  source: z.enum(measureSources),
  /** Half the width of the 95% interval as in `GaitMeasure`, m/s; null where it is not known. */
  plusMinus: z.nullable(z.number()),
  subject: z.object({
    patientId: Id,
    /** Empty for somebody who was added by Unique Gait ID alone (OPEN-101). */
    firstName: z.string(),
    lastName: z.string(),
    gaitUid: z.nullable(z.string()),
  }),
  /** Where it was walked. */
  location: z.object({ id: Id, name: z.string() }),
});
export type GaitReportSession = z.output<typeof GaitReportSession>;

export const GaitReport = z.object({
  /** IANA zone of the organization: by its calendar the days were cut, by its clock moments are written (OPEN-064, GAIT-17). */
  timezone: z.string(),
  /** The one location that was asked for; null for all in reach. */
  location: z.nullable(z.object({ id: Id, name: z.string() })),
  /** Oldest first. */
  sessions: z.array(GaitReportSession),
});
export type GaitReport = z.output<typeof GaitReport>;

export const gaitReport = defineCall({
  id: 'gaitReport',
  summary:
    "Gait sessions of the reader's patients at the reader's locations, from one day to another in the organization's zone, both included (GAIT-02..18, OPEN-064); 422 for days in the future, in the wrong order, more than 92 of them, and for more than 10,000 sessions",
  method: 'GET',
  path: '/v2/gait/report',
  access: { action: 'gait.read' },
  scopes: ['reports:read'],
  query: z.strictObject({ from: Day, to: Day, locationId: z.optional(Id) }),
  response: GaitReport,
});
