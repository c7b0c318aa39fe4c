import { assistanceOptions } from '../../contract/platform/enumerations.ts';
import { getSessionSpeed } from '../../domain/gait/measures.ts';
import { toGaitItems } from '../../domain/gait/timed-walk.ts';
import type { gaitSessions } from '../platform/db/schema.ts';
import { gaitData } from './gait-measures.ts';
import { tellStories, walksOfToday } from './gait-stories.ts';
import { gaitVisits, type GaitVisit, type WalkRecording, screeningEvent } from './gait-visits.ts';
import type { DemoPatient } from './patients.ts';
import { measureRecordedWalk } from './recordings.ts';

export type GaitSessionRow = typeof gaitSessions.$inferInsert & { id: number };

/** A gait session, and which recording belongs to it. */
export interface DemoGaitSession {
  row: GaitSessionRow;
  recording: WalkRecording | null;
}

const comments = [
  '',
  '',
  '',
  'Felt steady today.',
  'New shoes.',
  'Tired after a long drive.',
  'Walked down the hallway.',
];

const CLIENT_VERSION = '2.20.0';
/** A walk is told by a recording of somebody as tall who walks about as fast. */
const NEARLY = 0.1;

const USUAL_HEIGHT_CM = 165;

/** The recording that shows a walk like this one; speed by a recording grows with the height it is measured by. */
function likeRecording({ patient, speed, isStory }: GaitVisit): WalkRecording | null {
  if (isStory) return null;
  const taller = (patient.row.heightCm ?? USUAL_HEIGHT_CM) / USUAL_HEIGHT_CM;
  const near = (name: WalkRecording) => {
    const recorded = getSessionSpeed(measureRecordedWalk(name, USUAL_HEIGHT_CM).walk.items);
    return recorded !== null && Math.abs(recorded * taller - speed) < NEARLY;
  };
  return (['walk-side', 'walk-two-laps'] as const).find(near) ?? null;
}

/** How a walk was timed by hand. */
const timeWalk = (metres: number, speed: number) => ({
  metres,
  seconds: Number((metres / speed).toFixed(1)),
  start: 'MOVING' as const,
});

/** What the device measured: nothing beside a recording that tells the speed, the speed alone beside one that does not. */
function deviceData({ patient, speed, timedOver }: GaitVisit, recording: WalkRecording | null) {
  if (timedOver !== null) return toGaitItems(timeWalk(timedOver, speed));
  const data = gaitData(speed, patient.chance);
  if (recording === null || recording === 'balance-beam') return data;
  return getSessionSpeed(measureRecordedWalk(recording, patient.row.heightCm ?? null).walk.items) === null
    ? data.slice(0, 1)
    : [];
}

function createSession(
  visit: GaitVisit,
  assistance: string,
): Omit<DemoGaitSession, 'row'> & { row: Omit<GaitSessionRow, 'id'> } {
  const { patient, capturedAt, day, speed, timedOver } = visit;
  const { row, chance } = patient;
  const recording = visit.recording ?? likeRecording(visit);
  const isNew = visit.isStory || recording !== null || chance.yes(0.85);
  const measured = recording && measureRecordedWalk(recording, row.heightCm ?? null);
  return {
    recording,
    row: {
      organizationId: row.organizationId,
      sessionUuid: chance.uuid(),
      patientId: row.id,
      locationId: row.locationId,
      day,
      practitionerId: row.primaryPractitionerId ?? null,
      sessionSchema: isNew ? 'GAIT-SA-2' : 'GAIT-SA-1',
      capturedAt,
      meta: {
        capturedDate: capturedAt.toISOString(),
        comment: visit.isStory ? '' : chance.of(comments),
        assistanceOption: assistance,
        unitsSelected: 'm/s',
        ...(timedOver === null ? {} : { timing: timeWalk(timedOver, speed) }),
      },
      data: deviceData(visit, recording),
      recordingState: measured?.state ?? 'NONE',
      walkAnalysis: measured?.walk ?? null,
      clientVersion: isNew && timedOver === null ? CLIENT_VERSION : null,
      createdAt: capturedAt,
    },
  };
}

/** Walks of the gait patients, oldest first; every ninth patient has not walked yet. */
export function demoGaitSessions(
  patients: DemoPatient[],
  zoneOf: (organizationId: number) => string,
  now: Date,
): DemoGaitSession[] {
  const walking = patients.filter(({ row }) => row.products.includes('GAIT')).filter((_, index) => index % 9 !== 8);
  const visits = walking.map((patient, index) => gaitVisits(patient, index, now));
  tellStories(visits, now);
  const all = [...visits.flat(), ...walksOfToday(visits, zoneOf, now), ...screeningEvent(walking, now)];
  const assistance = new Map(
    walking.map(({ row, chance }) => [row.id, chance.of([...assistanceOptions, 'NONE', 'NONE', 'NONE'] as const)]),
  );
  return all
    .toSorted((one, other) => one.capturedAt.getTime() - other.capturedAt.getTime())
    .map((visit, index) => {
      const { row, recording } = createSession(visit, assistance.get(visit.patient.row.id)!);
      return { recording, row: { ...row, id: index + 1 } };
    });
}
