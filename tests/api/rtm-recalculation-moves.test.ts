import { afterAll, beforeAll, expect, it } from 'vitest';
import { planFixture } from './plan-fixture.ts';
import { patientFixture } from './patient-fixture.ts';
import { openRtmFixture, type Monitored, type RtmFixture } from './rtm-fixture.ts';

let fixture: RtmFixture;
let tokyo: number;
beforeAll(async () => {
  fixture = await openRtmFixture();
  tokyo = await planFixture(fixture.world).placeIn('Asia/Tokyo');
});
afterAll(() => fixture.world.close());

async function move({ id }: Monitored, locationId: number): Promise<void> {
  const { version } = await planFixture(fixture.world).read(fixture.admin, id);
  expect((await patientFixture(fixture.world, fixture.admin).save(id, { locationId }, version)).status).toBe(200);
}
const denver = () => fixture.world.seed.A.locations[0];

it('days stay in the zone in which the data arrived when a patient moves', async () => {
  await fixture.at('2026-11-20T18:00:00Z');
  const patient = await fixture.monitored('2026-11-01');
  // 22:30 on Nov 10 in Denver, 14:30 on Nov 11 in Tokyo.
  await fixture.addSession(patient, '2026-11-11T05:30:00Z');
  await move(patient, tokyo);
  expect(await fixture.lines(patient)).toContain('98985 2026-11-10..2026-12-09 IN_PROGRESS 1');
  // The same hour of the next day is Nov 12 there.
  await fixture.addSession(patient, '2026-11-12T05:30:00Z');
  await fixture.addSession(patient, '2026-11-11T16:00:00Z');
  expect(await fixture.lines(patient)).toContain('98985 2026-11-10..2026-12-09 IN_PROGRESS 2');
  await move(patient, denver());
  expect(await fixture.lines(patient)).toContain('98985 2026-11-10..2026-12-09 IN_PROGRESS 2');
});

it('a future day after a move counts once it has come, by the nightly recalculation', async () => {
  // Nov 11 in Tokyo, Nov 10 in Denver.
  await fixture.at('2026-11-10T20:00:00Z');
  const patient = await fixture.monitored('2026-11-01');
  await move(patient, tokyo);
  await fixture.addSession(patient, '2026-11-10T19:00:00Z');
  expect(await fixture.lines(patient)).toContain('98985 2026-11-11..2026-12-10 IN_PROGRESS 1');
  await move(patient, denver());
  expect(await fixture.lines(patient)).toEqual([]);
  await fixture.at('2026-11-11T06:59:00Z');
  await fixture.turnDay();
  expect(await fixture.lines(patient)).toEqual([]);
  await fixture.at('2026-11-11T07:00:00Z');
  await fixture.turnDay();
  expect(await fixture.lines(patient)).toContain('98985 2026-11-11..2026-12-10 IN_PROGRESS 1');
});

it('a window closes by the zone of the patient’s current location', async () => {
  await fixture.at('2026-11-20T18:00:00Z');
  const patient = await fixture.monitored('2026-11-01');
  for (const day of ['18', '19']) await fixture.addSession(patient, `2026-11-${day}T18:00:00Z`);
  // Its last day, Dec 17, is over in Tokyo.
  await fixture.at('2026-12-17T16:00:00Z');
  await fixture.turnDay();
  expect(await fixture.lines(patient)).toContain('98985 2026-11-18..2026-12-17 IN_PROGRESS 2');
  await move(patient, tokyo);
  expect(await fixture.lines(patient)).toContain('98985 2026-11-18..2026-12-17 READY_TO_BILL 2');
});
