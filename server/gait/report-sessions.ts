import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { GAIT_REPORT_MAX_SESSIONS, GAIT_REPORT_TOO_MANY, type GaitReportSession } from '../../contract/gait-report.ts';
import type { GaitItem } from '../../contract/gait.ts';
import { addDays, startOfDayInstant } from '../../domain/calendar.ts';
import { completedData } from '../../domain/gait/completed-data.ts';
import type { ReportAsked } from '../../domain/gait/report-range.ts';
import { measuredSpeed } from '../../domain/gait/speed.ts';
import { gaitSessions, locations, patients } from '../db/schema/index.ts';
import { faulty } from '../http/refusal.ts';
import type { Reader } from '../routes/patient-rows.ts';
import { atPlace, inReach, ofPatient } from './gait-sessions-in-reach.ts';

// Of what was measured nothing but speeds is read: a report holds thousands of sessions.
const columns = {
  id: gaitSessions.id,
  capturedAt: gaitSessions.capturedAt,
  device: sql<GaitItem[]>`jsonb_path_query_array(${gaitSessions.data}, '$[*] ? (@.name == "speed")')`,
  recorded: sql<
    GaitItem[] | null
  >`jsonb_path_query_array(${gaitSessions.recordedWalk}, '$.items[*] ? (@.name == "speed")')`,
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
export async function reportSessions(
  { tx, scope }: Pick<Reader, 'tx' | 'scope'>,
  { from, to, locationId }: ReportAsked,
  zone: string,
): Promise<GaitReportSession[]> {
  const rows = await tx
    .select(columns)
    .from(gaitSessions)
    .innerJoin(patients, ofPatient)
    .innerJoin(locations, atPlace)
    .where(
      and(
        inReach(scope),
        scope.location(gaitSessions.organizationId, gaitSessions.locationId),
        gte(gaitSessions.capturedAt, startOfDayInstant(zone, from)),
        lt(gaitSessions.capturedAt, startOfDayInstant(zone, addDays(to, 1))),
        locationId === null ? undefined : eq(gaitSessions.locationId, locationId),
      ),
    )
    .orderBy(asc(gaitSessions.capturedAt), asc(gaitSessions.id))
    .limit(GAIT_REPORT_MAX_SESSIONS + 1);
  if (rows.length > GAIT_REPORT_MAX_SESSIONS) throw faulty('to', GAIT_REPORT_TOO_MANY);
  return rows.map(({ id, capturedAt, device, recorded, location, ...subject }) => {
    const measured = measuredSpeed(completedData(device, recorded ?? []));
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
