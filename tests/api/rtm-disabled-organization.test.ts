import { afterAll, beforeAll, expect, it } from 'vitest';
import { disableOrganization } from '../../contract/admin-organizations.ts';
import { openRtmDesk, type RtmDesk } from './rtm-desk.ts';

let desk: RtmDesk;
beforeAll(async () => {
  desk = await openRtmDesk();
});
afterAll(() => desk.world.close());

it('AORG-17 windows of whoever is discharged with the organization end that day, and are flagged for review', async () => {
  const { world } = desk;
  await desk.at('2026-11-20T18:00:00Z');
  const patient = await desk.monitored('2026-09-01');
  for (const day of ['10', '11']) await desk.practised(patient, `2026-11-${day}T18:00:00Z`);
  const vendor = await world.as(world.seed.accounts.vendorAdmin);
  const { status } = await vendor.call(disableOrganization, { params: { id: world.seed.A.organizationId } });
  expect(status).toBe(202);
  await world.deps.jobs.runDue();
  expect(await desk.lines(patient)).toEqual([
    '98975 2026-11-10..2026-11-20 IN_PROGRESS 2',
    '98985 2026-11-10..2026-11-20 IN_PROGRESS 2',
  ]);
  expect((await desk.rows(patient)).map(({ flags }) => flags)).toEqual([['ENDED_EARLY'], ['ENDED_EARLY']]);
});
