import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { gaitMessage } from '../../contract/gait/messages.ts';
import { GAIT_REPORT_MAX_SESSIONS, type GaitReportSession } from '../../contract/gait/report.ts';
import type { GaitItem } from '../../contract/gait/gait-session.ts';
import { addDays, findStartOfDay } from '../../domain/platform/calendar.ts';
import { mergeData, findSpeed } from '../../domain/gait/measures.ts';
import type { ReportQuery } from '../../domain/gait/report-range.ts';
import { isPatientOf } from '../platform/db/accessible-patients.ts';
import { gaitSessions, locations, patients } from '../platform/db/schema.ts';
import { validationError } from '../platform/http/http-error.ts';
import type { Reader } from '../patients/queries.ts';
import { isSessionLocation, isGaitSessionAccessible } from './queries.ts';

// Of what was measured nothing but speeds is read: a report holds thousands of sessions.
const columns = {
  id: gaitSessions.id,
  capturedAt: gaitSessions.capturedAt,
  device: sql<GaitItem[]>`jsonb_path_query_array(${gaitSessions.data}, '$[*] ? (@.name == "speed")')`,
  recorded: sql<
    GaitItem[] | null
  >`jsonb_path_query_array(${gaitSessions.walkAnalysis}, '$.items[*] ? (@.name == "speed")')`,
  patientId: patients.id,
  firstName: patients.firstName,
  lastName: patients.lastName,
  gaitUid: patients.gaitUid,
  location: { id: locations.id, name: locations.name },
};

/**
 * Sessions of the reader's patients at the reader's locations, whose instants lie in the days of the zone, oldest first.
 * Throws 422 when there are more than one report holds.
 */
export async function listReportSessions(
  { tx, scope }: Pick<Reader, 'tx' | 'scope'>,
  { from, to, locationId }: ReportQuery,
  zone: string,
): Promise<GaitReportSession[]> {
  const rows = await tx
    .select(columns)
    .from(gaitSessions)
    .innerJoin(patients, isPatientOf(gaitSessions))
    .innerJoin(locations, isSessionLocation)
    .where(
      and(
        isGaitSessionAccessible(scope),
        scope.location(gaitSessions.organizationId, gaitSessions.locationId),
        gte(gaitSessions.capturedAt, findStartOfDay(zone, from)),
        lt(gaitSessions.capturedAt, findStartOfDay(zone, addDays(to, 1))),
        locationId === null ? undefined : eq(gaitSessions.locationId, locationId),
      ),
    )
    .orderBy(asc(gaitSessions.capturedAt), asc(gaitSessions.id))
    .limit(GAIT_REPORT_MAX_SESSIONS + 1);
  if (rows.length > GAIT_REPORT_MAX_SESSIONS) {
    const n = GAIT_REPORT_MAX_SESSIONS.toLocaleString('en-US');
    throw validationError('to', gaitMessage('gait.reportMaxSessions', { n }));
  }
  return rows.map(({ id, capturedAt, device, recorded, location, ...subject }) => {
    const measured = findSpeed(mergeData(device, recorded ?? []));
    return {
      id,
      capturedDate: capturedAt.toISOString(),
      speed: measured?.value ?? null,
      source: measured?.source ?? 'DEVICE',
      plusMinus: measured?.plusMinus ?? null,
      subject,
      location,
    };
  });
}
