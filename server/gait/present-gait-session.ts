import type { GaitItem, GaitSession, WalkQuality } from '../../contract/gait.ts';
import { completedData } from '../../domain/gait/completed-data.ts';
import { gaitSessions, locations, patients } from '../db/schema/index.ts';

/** What a gait session is presented from; joined by `gait_sessions`' patient and location. */
export const gaitSessionColumns = {
  session: gaitSessions,
  patient: { id: patients.id, firstName: patients.firstName, lastName: patients.lastName, gaitUid: patients.gaitUid },
  location: { id: locations.id, name: locations.name },
};

export interface GaitSessionRow {
  session: typeof gaitSessions.$inferSelect;
  patient: { id: number; firstName: string; lastName: string; gaitUid: string | null };
  location: { id: number; name: string };
}

/** What the gait app stored; older ones may lack what newer ones have. */
type StoredMeta = Partial<Omit<GaitSession['session']['meta'], 'capturedDate'>>;

/** What was measured in a recording, or why nothing could be: the column `recorded_walk`. */
export interface RecordedWalk {
  items: GaitItem[];
  quality: WalkQuality | null;
  fault: GaitSession['recording']['fault'];
}

export function presentGaitSession({ session, patient, location }: GaitSessionRow): GaitSession {
  const { comment, assistanceOption, unitsSelected, timing } = session.meta as StoredMeta;
  const walk = session.recordedWalk as RecordedWalk | null;
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
      data: completedData(session.data as GaitItem[], walk?.items ?? []),
    },
    subject: {
      patientId: patient.id,
      firstName: patient.firstName,
      lastName: patient.lastName,
      gaitUid: patient.gaitUid,
    },
    location,
    day: session.day,
    recording: {
      state: session.recordingState as GaitSession['recording']['state'],
      quality: walk?.quality ?? null,
      fault: walk?.fault ?? null,
    },
    version: session.version,
  };
}
