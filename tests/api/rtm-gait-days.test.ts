import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getRtmMonth } from '../../contract/rtm-month.ts';
import type { DataDayDefinition } from '../../contract/enumerations.ts';
import { getRtmSettings, saveRtmSettings } from '../../contract/rtm-settings.ts';
import { patients } from '../../server/db/schema/index.ts';
import { handIn, walkOf } from './gait-device.ts';
import { patientDesk } from './patient-desk.ts';
import { planDesk } from './plan-desk.ts';
import { openRtmDesk, type Monitored, type RtmDesk } from './rtm-desk.ts';

let desk: RtmDesk;
let tokyo: number;
beforeAll(async () => {
  desk = await openRtmDesk();
  tokyo = await planDesk(desk.world).placeIn('Asia/Tokyo');
  await desk.at('2026-11-20T18:00:00Z');
});
afterAll(() => desk.world.close());

let patient: Monitored;
beforeEach(async () => {
  patient = await desk.monitored('2026-11-01');
  await desk.world.asOwner((tx) =>
    tx
      .update(patients)
      .set({ products: ['HEALTH', 'GAIT'] })
      .where(eq(patients.id, patient.id)),
  );
});

async function countAs(dataDays: DataDayDefinition): Promise<void> {
  const { version, ...settings } = (await desk.admin.call(getRtmSettings)).body;
  const saved = await desk.admin.call(saveRtmSettings, {
    body: { ...settings, dataDays },
    headers: { 'if-match': String(version) },
  });
  expect(saved.status).toBe(200);
}
const walked = async (capturedDate: string) =>
  expect((await handIn(desk.admin, walkOf(patient.id, {}, { capturedDate }))).status).toBe(201);

it('a walk counts as a data day at once where any activity does, and not where only what is logged does', async () => {
  await countAs('LOGGED');
  await walked('2026-11-10T20:00:00Z');
  expect(await desk.lines(patient)).toEqual([]);
  await countAs('ANY_ACTIVITY');
  await walked('2026-11-12T20:00:00Z');
  expect(await desk.lines(patient)).toContain('98985 2026-11-10..2026-12-09 IN_PROGRESS 2');
});

it('a walk stays on the day of the place where it was walked when the patient moves on', async () => {
  await countAs('ANY_ACTIVITY');
  // 22:30 on Nov 10 in Denver, 14:30 on Nov 11 in Tokyo.
  await walked('2026-11-11T05:30:00Z');
  const { version } = await planDesk(desk.world).read(desk.admin, patient.id);
  const moved = await patientDesk(desk.world, desk.admin).save(patient.id, { locationId: tokyo }, version);
  expect(moved.status).toBe(200);
  expect(await desk.lines(patient)).toContain('98985 2026-11-10..2026-12-09 IN_PROGRESS 1');
  const { body } = await desk.admin.call(getRtmMonth, { params: { patientId: patient.id, yearMonth: '2026-11' } });
  expect(body.dataDays).toEqual([{ day: '2026-11-10', kinds: ['GAIT_SESSION'], counted: true, uncounted: null }]);
});
