import { describe, expect, it } from 'vitest';
import type { GaitItem } from '../../contract/gait/gait-session.ts';
import { gaitSchemas } from '../../contract/platform/enumerations.ts';
import { addDays, toDayInZone, getToday } from '../../domain/platform/calendar.ts';
import { mergeData, getSessionSpeed } from '../../domain/gait/measures.ts';
import { detectableChanges } from '../../domain/gait/detectable-change.ts';
import { SPEED_THRESHOLD } from '../../domain/gait/report-summary.ts';
import type { RecordedWalk } from '@exer/gait-analysis/walk.ts';
import { buildDemo } from './build.ts';
import { gaitWalks } from './source.ts';

const demoAt = (now: Date) => {
  const demo = buildDemo(now, 'hash');
  const zoneOf = new Map(demo.locations.map(({ id, timezone }) => [id, timezone]));
  const patientOf = new Map(demo.patients.map((patient) => [patient.id, patient]));
  const sessions = demo.gaitSessions.map((session) => {
    const walk = session.walkAnalysis as RecordedWalk | null;
    const data = mergeData(session.data as GaitItem[], walk?.items ?? []);
    return { ...session, walk, items: data, speed: getSessionSpeed(data)! };
  });
  return { demo, zoneOf, patientOf, sessions };
};
const now = new Date('2026-11-21T15:00:00Z');
const { demo, zoneOf, patientOf, sessions } = demoAt(now);
const gaitOrganizations = [2, 4];

describe('gait sessions of the demo', () => {
  it('ENT-035 ENT-038 hold the nine items, as the device or the recording measured them, or the speed by a stopwatch', () => {
    expect(sessions.filter(({ sessionSchema }) => !(gaitSchemas as readonly string[]).includes(sessionSchema))).toEqual(
      [],
    );
    const all = 'speed,hip,knee,arm,ankle,trunk,head,step,stride';
    for (const { items, meta } of sessions)
      expect(items.map(({ name }) => name).join()).toBe('timing' in (meta as object) ? 'speed' : all);
    expect(sessions.filter(({ speed }) => !(speed > 0.2 && speed < 2.2))).toEqual([]);
  });

  it('lie where the patient is, on the day of that place, before now, the newest with the highest id', () => {
    for (const { locationId, patientId, day, capturedAt } of sessions) {
      expect(locationId).toBe(patientOf.get(patientId)!.locationId);
      expect(day).toBe(toDayInZone(capturedAt, zoneOf.get(locationId)!));
      expect(capturedAt <= now).toBe(true);
    }
    const moments = sessions.toSorted((one, other) => one.id - other.id).map(({ capturedAt }) => capturedAt.getTime());
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
  });

  it('are measured by their recordings, one of each organization cannot be', () => {
    const recorded = new Map(
      demo.artifacts.flatMap((each) => (each.gaitSessionId ? [[each.gaitSessionId, each]] : [])),
    );
    for (const { id, recordingState, walk } of sessions) {
      expect(recordingState === 'NONE').toBe(!recorded.has(id));
      expect(recordingState === 'MEASURED').toBe((walk?.items.length ?? 0) > 0 && walk!.quality!.strides > 0);
      expect(recordingState === 'NOT_MEASURABLE').toBe(Boolean(walk?.fault));
    }
    expect(sessions.filter(({ recordingState }) => recordingState === 'MEASURED').length).toBeGreaterThan(50);
    const notMeasurable = sessions.filter(({ recordingState }) => recordingState === 'NOT_MEASURABLE');
    expect(notMeasurable).toHaveLength(2);
    expect(new Set(notMeasurable.map(({ organizationId }) => organizationId))).toEqual(new Set(gaitOrganizations));
  });

  it('by a recording are as fast as it shows somebody of that height; without the height, as fast as the device says', () => {
    for (const { walk, patientId, items } of sessions.filter(({ recordingState }) => recordingState === 'MEASURED')) {
      const { heightCm } = patientOf.get(patientId)!;
      const source = items.find(({ name }) => name === 'speed')!.measures[0]!.source;
      expect(source).toBe(heightCm ? 'RECORDING' : undefined);
      expect(walk!.quality!.remarks).toContain(heightCm ? 'SCALE_FROM_HEIGHT' : 'NO_SCALE');
    }
  });

  it('one of each organization was timed by hand', () => {
    const timed = sessions.filter(({ meta }) => 'timing' in (meta as object));
    expect(timed).toHaveLength(2);
    expect(new Set(timed.map(({ organizationId }) => organizationId))).toEqual(new Set(gaitOrganizations));
    for (const { meta, speed } of timed) {
      const { metres, seconds } = (meta as { timing: { metres: number; seconds: number } }).timing;
      expect(speed).toBeCloseTo(metres / seconds, 6);
    }
  });

  it('show a change beyond every published error, and one within all of them', () => {
    const errors = detectableChanges.map(({ value }) => value);
    for (const organization of gaitOrganizations) {
      const byPatient = new Map<number, typeof sessions>();
      for (const session of sessions.filter(({ organizationId }) => organizationId === organization))
        byPatient.set(session.patientId, [...(byPatient.get(session.patientId) ?? []), session]);
      const changes = [...byPatient.values()].flatMap((own) => {
        const [before, last] = own.slice(-2);
        if (!last || before!.sessionSchema !== last.sessionSchema || before!.recordingState !== last.recordingState)
          return [];
        return Math.abs(last.speed - before!.speed);
      });
      expect(changes.some((change) => change >= Math.max(...errors) + 0.05)).toBe(true);
      expect(changes.some((change) => change < Math.min(...errors) - 0.04)).toBe(true);
    }
  });

  it('on a day some weeks ago are forty of a screening event at one place, at speeds that were measured of people', () => {
    const event = addDays(getToday(zoneOf.get(10)!, now), -24);
    const walks = sessions.filter(({ locationId, day }) => locationId === 10 && day === event);
    expect(walks.length).toBeGreaterThanOrEqual(40);
    const real = new Set(gaitWalks().flat());
    const ofEvent = walks.filter(({ speed }) => real.has(speed));
    expect(ofEvent).toHaveLength(40);
    expect(ofEvent.filter(({ speed }) => speed < SPEED_THRESHOLD).length).toBeGreaterThan(2);
    expect(new Set(ofEvent.map(({ patientId }) => patientId)).size).toBe(20);
  });
});

it.each([
  '2026-01-01T08:05:00Z',
  '2026-03-08T10:30:00Z',
  '2026-07-15T23:59:00Z',
  '2026-11-01T06:30:00Z',
  '2027-02-28T05:01:00Z',
])(
  'GAIT-12 at %s somebody walked today at two places of each organization, somebody else too slowly',
  (moment) => {
    const at = new Date(moment);
    const day = demoAt(at);
    for (const organization of gaitOrganizations) {
      const { timezone } = day.demo.organizations.find(({ id }) => id === organization)!;
      const today = day.sessions.filter(
        ({ organizationId, capturedAt }) =>
          organizationId === organization && toDayInZone(capturedAt, timezone) === getToday(timezone, at),
      );
      expect(new Set(today.map(({ locationId }) => locationId)).size).toBeGreaterThanOrEqual(2);
      expect(today.filter(({ speed }) => speed < SPEED_THRESHOLD).length).toBeGreaterThan(0);
      expect(today.filter(({ speed }) => speed >= SPEED_THRESHOLD).length).toBeGreaterThan(0);
    }
  },
  30_000,
);

it('gait patients have the sex of their record and a height of somebody of that sex, unless known by gait id alone', () => {
  const walkers = demo.patients.filter(({ products }) => products.includes('GAIT'));
  for (const { firstName, sex, heightCm } of walkers) {
    if (firstName === '') expect([sex, heightCm]).toEqual([null, null]);
    else expect(['MALE', 'FEMALE']).toContain(sex);
    if (heightCm) expect(heightCm > 140 && heightCm < 200).toBe(true);
  }
  expect(walkers.filter(({ heightCm }) => heightCm).length).toBeGreaterThan(walkers.length * 0.9);
});
