import { afterAll, beforeAll, expect, it } from 'vitest';
import { planDesk } from './plan-desk.ts';
import { patientDesk } from './patient-desk.ts';
import { openRtmDesk, type Monitored, type RtmDesk } from './rtm-desk.ts';

let desk: RtmDesk;
let tokyo: number;
beforeAll(async () => {
  desk = await openRtmDesk();
  tokyo = await planDesk(desk.world).placeIn('Asia/Tokyo');
});
afterAll(() => desk.world.close());

async function move({ id }: Monitored, locationId: number): Promise<void> {
  const { version } = await planDesk(desk.world).read(desk.admin, id);
  expect((await patientDesk(desk.world, desk.admin).save(id, { locationId }, version)).status).toBe(200);
}
const denver = () => desk.world.seed.A.locations[0];

it('days stay those of the zone in which the data arrived when a patient moves on', async () => {
  await desk.at('2026-11-20T18:00:00Z');
  const patient = await desk.monitored('2026-11-01');
  // 22:30 on Nov 10 in Denver, 14:30 on Nov 11 in Tokyo.
  await desk.practised(patient, '2026-11-11T05:30:00Z');
  await move(patient, tokyo);
  expect(await desk.lines(patient)).toContain('98985 2026-11-10..2026-12-09 IN_PROGRESS 1');
  // The same hour of the next day is Nov 12 there.
  await desk.practised(patient, '2026-11-12T05:30:00Z');
  await desk.practised(patient, '2026-11-11T16:00:00Z');
  expect(await desk.lines(patient)).toContain('98985 2026-11-10..2026-12-09 IN_PROGRESS 2');
  await move(patient, denver());
  expect(await desk.lines(patient)).toContain('98985 2026-11-10..2026-12-09 IN_PROGRESS 2');
});

it('a day that is not there yet after a move counts once it is, by the nightly recount', async () => {
  // Nov 11 in Tokyo, Nov 10 in Denver.
  await desk.at('2026-11-10T20:00:00Z');
  const patient = await desk.monitored('2026-11-01');
  await move(patient, tokyo);
  await desk.practised(patient, '2026-11-10T19:00:00Z');
  expect(await desk.lines(patient)).toContain('98985 2026-11-11..2026-12-10 IN_PROGRESS 1');
  await move(patient, denver());
  expect(await desk.lines(patient)).toEqual([]);
  await desk.at('2026-11-11T06:59:00Z');
  await desk.turnDay();
  expect(await desk.lines(patient)).toEqual([]);
  await desk.at('2026-11-11T07:00:00Z');
  await desk.turnDay();
  expect(await desk.lines(patient)).toContain('98985 2026-11-11..2026-12-10 IN_PROGRESS 1');
});

it('a window closes by the zone of the place where the patient is by then', async () => {
  await desk.at('2026-11-20T18:00:00Z');
  const patient = await desk.monitored('2026-11-01');
  for (const day of ['18', '19']) await desk.practised(patient, `2026-11-${day}T18:00:00Z`);
  // Its last day, Dec 17, is over in Tokyo.
  await desk.at('2026-12-17T16:00:00Z');
  await desk.turnDay();
  expect(await desk.lines(patient)).toContain('98985 2026-11-18..2026-12-17 IN_PROGRESS 2');
  await move(patient, tokyo);
  expect(await desk.lines(patient)).toContain('98985 2026-11-18..2026-12-17 READY_TO_BILL 2');
});
