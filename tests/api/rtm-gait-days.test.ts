import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getRtmMonth } from '../../contract/rtm/month.ts';
import type { DataDayDefinition } from '../../contract/platform/enumerations.ts';
import { getRtmSettings, saveRtmSettings } from '../../contract/rtm/settings.ts';
import { patients } from '../../server/platform/db/schema.ts';
import { handIn, buildWalk } from './gait-device.ts';
import { patientFixture } from './patient-fixture.ts';
import { planFixture } from './plan-fixture.ts';
import { openRtmFixture, type Monitored, type RtmFixture } from './rtm-fixture.ts';

let fixture: RtmFixture;
let tokyo: number;
beforeAll(async () => {
  fixture = await openRtmFixture();
  tokyo = await planFixture(fixture.world).placeIn('Asia/Tokyo');
  await fixture.at('2026-11-20T18:00:00Z');
});
afterAll(() => fixture.world.close());

let patient: Monitored;
beforeEach(async () => {
  patient = await fixture.monitored('2026-11-01');
  await fixture.world.asOwner((tx) =>
    tx
      .update(patients)
      .set({ products: ['HEALTH', 'GAIT'] })
      .where(eq(patients.id, patient.id)),
  );
});

async function countAs(dataDays: DataDayDefinition): Promise<void> {
  const { version, ...settings } = (await fixture.admin.call(getRtmSettings)).body;
  const saved = await fixture.admin.call(saveRtmSettings, {
    body: { ...settings, dataDays },
    headers: { 'if-match': String(version) },
  });
  expect(saved.status).toBe(200);
}
const walked = async (capturedDate: string) =>
  expect((await handIn(fixture.admin, buildWalk(patient.id, {}, { capturedDate }))).status).toBe(201);

it('a gait session counts as a data day when any activity does, and not when only logged data do', async () => {
  await countAs('LOGGED');
  await walked('2026-11-10T20:00:00Z');
  expect(await fixture.lines(patient)).toEqual([]);
  await countAs('ANY_ACTIVITY');
  await walked('2026-11-12T20:00:00Z');
  expect(await fixture.lines(patient)).toContain('98985 2026-11-10..2026-12-09 IN_PROGRESS 2');
});

it('a gait session stays on the day of its location when the patient moves', async () => {
  await countAs('ANY_ACTIVITY');
  // 22:30 on Nov 10 in Denver, 14:30 on Nov 11 in Tokyo.
  await walked('2026-11-11T05:30:00Z');
  const { version } = await planFixture(fixture.world).read(fixture.admin, patient.id);
  const moved = await patientFixture(fixture.world, fixture.admin).save(patient.id, { locationId: tokyo }, version);
  expect(moved.status).toBe(200);
  expect(await fixture.lines(patient)).toContain('98985 2026-11-10..2026-12-09 IN_PROGRESS 1');
  const { body } = await fixture.admin.call(getRtmMonth, { params: { patientId: patient.id, yearMonth: '2026-11' } });
  expect(body.dataDays).toEqual([{ day: '2026-11-10', kinds: ['GAIT_SESSION'], counted: true, uncounted: null }]);
});
