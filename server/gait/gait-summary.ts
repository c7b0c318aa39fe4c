import type { GaitSession } from '../../contract/gait/gait-session.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { buildGaitSummary, type GaitSummary } from '../../domain/gait/gait-summary.ts';
import type { ReportRange } from '../../domain/reports/report-range.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { findStrideFilm, listComparedWalks } from './queries.ts';

interface Reader {
  tx: Tx;
  scope: Scope;
}

const summarize = async (
  { tx, scope }: Reader,
  session: GaitSession,
  { sessions, record }: { sessions: GaitSession[]; record: PatientRecord },
): Promise<GaitSummary> => {
  const { sex = null, condition = null } = record.productData.gait ?? {};
  return buildGaitSummary({
    session,
    sessions,
    walker: { sex, condition, dob: record.patient.dob },
    film: await findStrideFilm(tx, scope, session.id),
  });
};

/** What is known of a session of a patient whom the caller has found within reach. */
export async function readGaitSummary(
  reader: Reader,
  session: GaitSession,
  record: PatientRecord,
): Promise<GaitSummary> {
  const sessions = await listComparedWalks(reader.tx, reader.scope, record.id);
  return summarize(reader, session, { sessions, record });
}

/** The same of the patient's latest session in a range of days; null without one. */
export async function readLatestGaitSummary(
  reader: Reader,
  record: PatientRecord,
  { from, to }: ReportRange,
): Promise<GaitSummary | null> {
  const sessions = await listComparedWalks(reader.tx, reader.scope, record.id);
  const latest = sessions.find(({ day }) => from <= day && day <= to);
  return latest ? summarize(reader, latest, { sessions, record }) : null;
}
