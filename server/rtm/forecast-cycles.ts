import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { RtmClock, RtmCode } from '../../contract/platform/enumerations.ts';
import type { ForecastCycle } from '../../domain/rtm/forecast/forecast-codes.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { isPatientAccessible } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { locations, plansOfCare, rtmCycles } from '../platform/db/schema.ts';
import { endsInMonth } from './cycle-queries.ts';

/** Who reads the forecast of which month, and when. */
export interface ForecastReader {
  tx: Tx;
  scope: Scope;
  /** `2026-11`. */
  month: string;
  now: Date;
}

/** The last day of a patient's last plan of care: `infinity` while one is open. */
export const selectLastDayOfCare = ({ tx, scope }: ForecastReader) =>
  tx
    .select({ day: sql<string>`max(coalesce(${plansOfCare.end}, 'infinity'))`.as('last_of_care') })
    .from(plansOfCare)
    .where(
      and(
        scope.organization(plansOfCare.organizationId),
        eq(plansOfCare.organizationId, rtmCycles.organizationId),
        eq(plansOfCare.patientId, rtmCycles.patientId),
      ),
    )
    .as('care');

/** Nothing counts after care has ended; windows end with it anyway. */
export const effectiveEndDate = sql<string>`least(${rtmCycles.endDate}, greatest(${rtmCycles.startDate}, care.last_of_care))::text`;

/** The columns of a cycle, joined with `selectLastDayOfCare` and `selectLoggedToday`. */
export const forecastColumns = {
  until: effectiveEndDate,
  timezone: locations.timezone,
  code: sql<RtmCode>`${rtmCycles.code}`,
  clock: sql<RtmClock>`${rtmCycles.clock}`,
  status: sql<ForecastCycle['status']>`${rtmCycles.status}`,
  startDate: rtmCycles.startDate,
  endDate: rtmCycles.endDate,
  numActiveDays: rtmCycles.numActiveDays,
  minutes: rtmCycles.minutes,
  liveContacts: rtmCycles.liveContacts,
  units: rtmCycles.units,
  loggedToday: sql<boolean>`logged.today`,
};

const shownStatuses: readonly ForecastCycle['status'][] = ['IN_PROGRESS', 'READY_TO_BILL', 'BILLED'];

export const isForecastCycle = ({ scope, month }: ForecastReader): SQL | undefined =>
  and(
    scope.organization(rtmCycles.organizationId),
    isPatientAccessible(scope),
    endsInMonth(month),
    inArray(rtmCycles.status, [...shownStatuses]),
  );
