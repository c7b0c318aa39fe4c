import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { artifactTypes } from '../platform/enumerations.ts';
import { DateTime } from '../platform/dates.ts';
import { Id, IdList } from '../platform/fields.ts';
import { GaitItem, WalkRecording } from './gait-session.ts';
import { PAGE_SIZE } from '../platform/limits.ts';
import { SessionUuid } from '../scan-sessions/scan-sessions.ts';

const Names = z.object({ firstName: z.string(), lastName: z.string() });

/** ENT-098; `artifacts` says whether there is something to replay. */
export const AdminGaitSession = z.object({
  id: Id,
  capturedDate: DateTime,
  /** Of the location where it was walked, by whose clock it is told. */
  timezone: z.string(),
  sessionUUID: z.string(),
  patient: Names,
  patientRecordGaitUid: z.nullable(z.string()),
  practitioner: z.nullable(Names),
  organization: z.object({ id: Id, name: z.string(), logoUrl: z.nullable(z.string()) }),
  /** What the device measured, completed by what was measured in its recording. */
  session: z.object({ data: z.array(GaitItem) }),
  /** By this and the client's version staff find devices in trouble. */
  recording: WalkRecording,
  clientVersion: z.nullable(z.string()),
  artifacts: z.array(z.enum(artifactTypes)),
});
export type AdminGaitSession = z.output<typeof AdminGaitSession>;

/** AGAIT-02. */
export const GAIT_SESSION_DAYS = 90;

export const listAdminGaitSessions = defineCall({
  id: 'listAdminGaitSessions',
  summary: 'Lists gait sessions of all organizations between two times, by default the last 90 days (API-31)',
  method: 'GET',
  path: '/v2/admin/gait/sessions',
  access: { action: 'vendor.read' },
  query: z.strictObject({
    start: z.optional(DateTime),
    end: z.optional(DateTime),
    /** One session, whenever it was captured. */
    sessionUUID: z.optional(SessionUuid),
    /** These sessions, whenever they were captured. */
    id: z.optional(IdList),
  }),
  response: AdminGaitSession,
  list: { sort: ['id', 'capturedDate'], defaultSort: { key: 'id', dir: 'DESC' }, limit: PAGE_SIZE },
});

export const getAdminGaitSession = defineCall({
  id: 'getAdminGaitSession',
  summary: 'Gets a gait session',
  method: 'GET',
  path: '/v2/admin/gait/sessions/:id',
  access: { action: 'vendor.read' },
  params: z.object({ id: Id }),
  response: AdminGaitSession,
});
