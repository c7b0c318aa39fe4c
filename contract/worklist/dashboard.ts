import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { Id } from '../platform/fields.ts';

const page = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1);

const row = { patientId: Id, firstName: z.string(), lastName: z.string() };
/** `items` are one page of five (DASH-07, OPEN-002), `total` counts all. */
const listOf = <S extends z.ZodMiniType>(item: S) => z.object({ items: z.array(item), total: z.number() });

/** DASH-22. Names are empty for an incomplete patient. */
export const DashboardActions = z.object({
  /** Patients that the reader may see, discharged ones included; 0 shows the first steps instead (DASH-04). */
  totalPatients: z.number(),
  noAccount: listOf(z.object({ ...row, status: z.literal('NO_ACCOUNT') })),
  noHep: listOf(z.object({ ...row, status: z.literal('NO_HEP') })),
  /** The instant of the last session, null without any (DASH-10). */
  noRecentSession: listOf(z.object({ ...row, lastSession: z.nullable(z.string()) })),
  readyToBill: listOf(z.object({ ...row, status: z.literal('READY_TO_BILL') })),
});
export type DashboardActions = z.output<typeof DashboardActions>;

export const dashboardActions = defineCall({
  id: 'dashboardActions',
  summary: 'Gets the four lists of the dashboard, each with its own page (API-49, DASH-06..14)',
  method: 'GET',
  path: '/v2/dashboards/actions',
  access: { action: 'patients.read' },
  query: z.strictObject({ noAccountPage: page, noHepPage: page, noRecentSessionPage: page, readyToBillPage: page }),
  response: DashboardActions,
});
