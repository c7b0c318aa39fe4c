import type { GaitItem, GaitSession } from '../../contract/gait/gait.ts';
import { completedData } from '../../domain/gait/completed-data.ts';
import type { RecordedWalk } from '@exer/gait-analysis/walk.ts';
import { gaitSessions, locations, patients } from '../platform/db/schema.ts';

/** What a gait session is presented from; joined by `gait_sessions`' patient and location. */
export const gaitSessionColumns = {
  session: gaitSessions,
  patient: { id: patients.id, firstName: patients.firstName, lastName: patients.lastName, gaitUid: patients.gaitUid },
  location: { id: locations.id, name: locations.name },
};

interface GaitSessionRow {
  session: typeof gaitSessions.$inferSelect;
  patient: { id: number; firstName: string; lastName: string; gaitUid: string | null };
  location: { id: number; name: string };
}

/** What the gait app stored; older ones may lack what newer ones have. */
type StoredMeta = Partial<Omit<GaitSession['session']['meta'], 'capturedDate'>>;

type WalkColumns = Pick<typeof gaitSessions.$inferSelect, 'data' | 'walkAnalysis' | 'recordingState'>;

/** What a session measured, completed by what its recording tells, and what became of that. */
export function presentWalk({ data, walkAnalysis, recordingState }: WalkColumns): Pick<GaitSession, 'recording'> & {
  data: GaitItem[];
} {
  const walk = walkAnalysis as RecordedWalk | null;
  return {
    data: completedData(data as GaitItem[], walk?.items ?? []),
    recording: {
      state: recordingState as GaitSession['recording']['state'],
      quality: walk?.quality ?? null,
      fault: walk?.fault ?? null,
    },
  };
}

export function presentGaitSession({ session, patient, location }: GaitSessionRow): GaitSession {
  const { comment, assistanceOption, unitsSelected, timing } = session.meta as StoredMeta;
  const { data, recording } = presentWalk(session);
  return {
    id: session.id,
    sessionUUID: session.sessionUuid,
    sessionSchema: session.sessionSchema as GaitSession['sessionSchema'],
    session: {
      meta: {
        capturedDate: session.capturedAt.toISOString(),
        comment: comment ?? '',
        assistanceOption: assistanceOption ?? null,
        unitsSelected: unitsSelected ?? null,
        ...(timing && { timing }),
      },
      data,
    },
    subject: {
      patientId: patient.id,
      firstName: patient.firstName,
      lastName: patient.lastName,
      gaitUid: patient.gaitUid,
    },
    location,
    day: session.day,
    recording,
    version: session.version,
  };
}
