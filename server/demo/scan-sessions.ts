import { addDays, getToday } from '../../domain/platform/calendar.ts';
import type { participants, scanSessions } from '../platform/db/schema.ts';
import type { Clinic } from './clinics.ts';
import { momentAt } from './moments.ts';
import { createChance, type Chance } from './random.ts';
import { createResults, scanOutlines } from './scan-outlines.ts';
import { withResultFrames } from './recordings.ts';
import { gaitSpeeds, readInsightsFile } from './source.ts';
import type { Team } from './team.ts';

export type ParticipantRow = typeof participants.$inferInsert & { id: number };
export type ScanSessionRow = typeof scanSessions.$inferInsert & { id: number; createdAt: Date };

const HISTORY_DAYS = 95;

interface Participant {
  row: ParticipantRow;
  demographics: { age: number; sex: 'MALE' | 'FEMALE' };
  /** How well somebody does, 0 to 1. */
  fitness: number;
  speed: number;
}

/** Scan participants: separate from patients (OPEN-106); one in fifteen is archived. */
function demoParticipants(clinic: Clinic, firstId: number, today: string, chance: Chance): Participant[] {
  const speeds = gaitSpeeds();
  return Array.from({ length: clinic.participants }, (_, index) => {
    const id = firstId + index;
    const archivedAt = index % 15 === 14 ? momentAt(addDays(today, -chance.whole(1, 20)), 600, clinic.timezone) : null;
    return {
      row: { organizationId: clinic.id, id, uid: `P-${clinic.id}${String(index + 1).padStart(4, '0')}`, archivedAt },
      demographics: { age: chance.whole(58, 93), sex: chance.of(['MALE', 'FEMALE'] as const) },
      fitness: chance.next(),
      speed: speeds[(id * 7) % speeds.length]!,
    };
  });
}

/** When a session took place: some today, the rest spread over the last three months, always before `now`. */
function sessionMoment(index: number, zone: string, now: Date, chance: Chance): Date {
  const today = getToday(zone, now);
  const start = momentAt(today, 0, zone).getTime();
  if (index % 20 === 0) return new Date(start + Math.floor((now.getTime() - start) * chance.next()));
  return momentAt(addDays(today, -chance.whole(1, HISTORY_DAYS)), chance.whole(480, 1020), zone);
}

/** Scan sessions of the organizations with Scan, four to five a participant. */
export function demoScanSessions(
  clinics: Clinic[],
  team: Team,
  now: Date,
): { participants: ParticipantRow[]; scanSessions: ScanSessionRow[] } {
  const chance = createChance('scan');
  const all = { participants: [] as ParticipantRow[], scanSessions: [] as ScanSessionRow[] };
  for (const clinic of clinics) {
    const participants = demoParticipants(clinic, all.participants.length + 1, getToday(clinic.timezone, now), chance);
    all.participants.push(...participants.map(({ row }) => row));
    for (let index = 0; index < clinic.participants * 4.5; index++) {
      // Each participant is measured by two of the assessments, several times.
      const half = scanOutlines.length / 2;
      const { row, demographics, fitness, speed } = chance.of(
        participants.filter((_, person) => person % half === index % half),
      );
      const place = chance.of(clinic.places);
      const outline = scanOutlines[index % scanOutlines.length]!;
      const createdAt = sessionMoment(index, place.timezone, now, chance);
      const staff = team.practitionerLocations.filter(({ locationId }) => locationId === place.id);
      const sessionUuid = chance.uuid();
      const practitionerId = staff.length ? chance.of(staff).practitionerId : null;
      const results = createResults(outline, { fitness, speed }, chance);
      all.scanSessions.push({
        organizationId: clinic.id,
        id: all.scanSessions.length + 1,
        sessionUuid,
        locationId: place.id,
        practitionerId,
        participantId: row.id,
        assessmentId: outline.assessmentId,
        results,
        meta: chance.yes(0.7) ? { demographics } : {},
        resultsInsights: outline.insights ? withResultFrames(readInsightsFile(outline.insights), results) : null,
        createdAt,
        updatedAt: createdAt,
      });
    }
  }
  return all;
}
