import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { listRtmMonths } from '../../contract/rtm/billing.ts';
import { getRtmMonth } from '../../contract/rtm/month.ts';
import { defaultRtmSettings, emptyBillingDetails } from '../../domain/rtm/settings.ts';
import { gaitSessions, patients, rtmSettings } from '../../server/platform/db/schema.ts';
import { evidenceFixture } from './rtm-evidence.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let first: Caller;
let fixture: Awaited<ReturnType<typeof evidenceFixture>>;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  first = await world.as(world.seed.A.practitioners.first);
});
beforeEach(async () => {
  fixture = await evidenceFixture(world, admin);
});
afterAll(() => world.close());

const ask = (who: Caller, yearMonth = '2026-10', patientId = fixture.patientId) =>
  who.call(getRtmMonth, { params: { patientId, yearMonth } });
const detail = async (yearMonth?: string, who = first) => (await ask(who, yearMonth)).body;
describe('the month detail of a patient', () => {
  it('RTM-08 ENT-046 ENT-048 returns each code with its cycle, and the patient and month', async () => {
    for (const day of ['2026-10-05', '2026-10-06']) await fixture.session(day);
    await fixture.note('2026-10-07', 12, {
      interactionType: 'PATIENT_INTERACTIVE_COMMUNICATION',
      contactMode: 'PHONE',
    });
    await fixture.recount();
    const body = await detail();
    expect(body).toMatchObject({
      patientRecord: {
        id: fixture.patientId,
        patient: { firstName: 'Ada', lastName: 'Lovelace' },
        location: { id: world.seed.A.locations[0] },
      },
      yearMonth: '2026-10',
      timezone: 'America/Denver',
      setUps: [{ day: '2026-09-01', credential: null }],
      dataDayDefinition: 'LOGGED',
      pdfKey: `rtm-packet-${fixture.patientId}-2026-10`,
    });
    const supply = await fixture.cycle('98985');
    expect(body.codes.find(({ code }) => code === '98985')).toMatchObject({
      clock: 'ROLLING_30',
      startDate: '2026-10-05',
      endDate: '2026-11-03',
      cycleId: supply.id,
      status: 'READY_TO_BILL',
      units: 1,
    });
    expect(body.codes.find(({ code }) => code === '98979')).toMatchObject({
      startDate: '2026-10-01',
      endDate: '2026-10-31',
      status: 'READY_TO_BILL',
      minutes: 12,
      liveContacts: 1,
    });
    expect(body.codes.find(({ code }) => code === '98980')).toMatchObject({
      cycleId: null,
      explanation: { code: 'rtm.notReached', text: '98980 is not billable: 12 of 20 minutes by Oct 31, 2026.' },
    });
  });

  it('ENT-047 returns the data days of every window of the month, and the reason why one does not count', async () => {
    await fixture.session('2026-08-31');
    await fixture.session('2026-10-05');
    await fixture.session('2026-10-06', { selfReported: 'full' });
    await fixture.answer('2026-10-06');
    await fixture.session('2026-10-09', { futureDated: true });
    await fixture.answer('2026-11-03');
    await fixture.recount();
    const days = (await detail()).dataDays;
    expect(days).toEqual([
      { day: '2026-10-05', kinds: ['HEP_SESSION'], counted: true, uncounted: null },
      { day: '2026-10-06', kinds: ['PRO_RESPONSE', 'SELF_REPORTED_HEP_SESSION'], counted: true, uncounted: null },
      { day: '2026-10-09', kinds: ['HEP_SESSION'], counted: false, uncounted: 'DATED_AHEAD' },
      // The window that began in October ends on November 3.
      { day: '2026-11-03', kinds: ['PRO_RESPONSE'], counted: true, uncounted: null },
    ]);
    expect((await detail('2026-08')).dataDays).toEqual([
      { day: '2026-08-31', kinds: ['HEP_SESSION'], counted: false, uncounted: 'BEFORE_SETUP' },
    ]);
  });

  it('counts gait sessions as data only when the organization has set so, on their day in the patient’s zone', async () => {
    const { organizationId } = world.seed.A;
    await fixture.session('2026-10-05');
    await world.asOwner((tx) =>
      tx.insert(gaitSessions).values({
        organizationId,
        patientId: fixture.patientId,
        locationId: world.seed.A.locations[0],
        day: '2026-10-08',
        sessionUuid: crypto.randomUUID(),
        sessionSchema: 'GAIT-SA-2',
        // Half past eleven in the evening of October 8 in Denver.
        capturedAt: new Date('2026-10-09T05:30:00Z'),
        meta: {},
        data: [],
      }),
    );
    await fixture.recount();
    expect((await detail()).dataDays.map(({ day }) => day)).toEqual(['2026-10-05']);
    const settings = {
      ...defaultRtmSettings,
      organizationId,
      dataDays: 'ANY_ACTIVITY',
      billing: emptyBillingDetails,
    } as const;
    await world.asOwner((tx) => tx.insert(rtmSettings).values({ ...settings, updatedBy: 'somebody' }));
    const body = await detail();
    await world.asOwner((tx) => tx.delete(rtmSettings));
    expect(body.dataDayDefinition).toBe('ANY_ACTIVITY');
    expect(body.dataDays.at(-1)).toEqual({
      day: '2026-10-08',
      kinds: ['GAIT_SESSION'],
      counted: true,
      uncounted: null,
    });
  });

  it('OPEN-078 has a document once the month has a cycle, and the list shows the same', async () => {
    expect((await detail()).pdfKey).toBeNull();
    await fixture.session('2026-10-05');
    await fixture.recount();
    const key = `rtm-packet-${fixture.patientId}-2026-10`;
    expect((await detail()).pdfKey).toBe(key);
    const query = { yearMonth: '2026-10', status: 'IN_PROGRESS,READY_TO_BILL,ACTIVE_DAYS_INCOMPLETE' };
    const { body } = await first.call(listRtmMonths, { query });
    expect(body.items.find(({ patientRecord }) => patientRecord.id === fixture.patientId)?.pdfKey).toBe(key);
    expect((await detail('2027-05')).pdfKey).toBeNull();
  });

  it('A1 A3 OPEN-149 is not accessible for a hidden patient or one of another location or organization', async () => {
    const second = await world.as(world.seed.A.practitioners.second);
    const elsewhere = await world.as(world.seed.B.practitioners.admin);
    for (const who of [second, elsewhere]) {
      const { status, problem } = await ask(who);
      expect([status, problem.message]).toEqual([404, 'Patient is hidden.']);
    }
    expect((await ask(first, '2026-10', 999_999)).status).toBe(404);
    expect((await ask(world.anonymous)).status).toBe(401);
    await world.asOwner((tx) => tx.update(patients).set({ hidden: true }).where(eq(patients.id, fixture.patientId)));
    expect((await ask(first)).status).toBe(404);
  });

  it.each(['2026-13', '2026-1', '1999-10', 'now'])('rejects the month %s', async (yearMonth) => {
    expect((await ask(first, yearMonth)).status).toBe(404);
  });
});
