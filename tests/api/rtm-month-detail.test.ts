import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { listRtmMonths, setRtmStatus } from '../../contract/rtm-billing.ts';
import { getRtmMonth } from '../../contract/rtm-month.ts';
import { gaitSessions, patients, rtmCycles, rtmSettings } from '../../server/db/schema/index.ts';
import { evidenceDesk } from './rtm-evidence.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let first: Caller;
let desk: Awaited<ReturnType<typeof evidenceDesk>>;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  first = await world.as(world.seed.A.practitioners.first);
});
beforeEach(async () => {
  desk = await evidenceDesk(world, admin);
});
afterAll(() => world.close());

const ask = (who: Caller, yearMonth = '2026-10', patientId = desk.patientId) =>
  who.call(getRtmMonth, { params: { patientId, yearMonth } });
const detail = async (yearMonth?: string, who = first) => (await ask(who, yearMonth)).body;
const cycleOf = (code: string) =>
  world.asOwner(async (tx) => {
    const found = and(eq(rtmCycles.patientId, desk.patientId), eq(rtmCycles.code, code));
    return (await tx.select().from(rtmCycles).where(found))[0]!;
  });
const bill = async (code: string) => {
  const { id } = await cycleOf(code);
  const practitionerId = world.seed.A.practitioners.first.practitionerId!;
  const attestation = { practitionerId, onePractitioner: true, noPhysiologicMonitoring: true, flagsReviewed: true };
  const { status } = await first.call(setRtmStatus, { params: { id }, body: { status: 'BILLED', attestation } });
  expect(status).toBe(200);
  return id;
};

describe('one patient and month', () => {
  it('RTM-08 ENT-046 ENT-048 answers each code with its cycle, and whose month it is', async () => {
    for (const day of ['2026-10-05', '2026-10-06']) await desk.session(day);
    await desk.note('2026-10-07', 12, { interactionType: 'PATIENT_INTERACTIVE_COMMUNICATION', contactMode: 'PHONE' });
    await desk.recount();
    const body = await detail();
    expect(body).toMatchObject({
      patientRecord: {
        id: desk.patientId,
        patient: { firstName: 'Ada', lastName: 'Lovelace' },
        location: { id: world.seed.A.locations[0] },
      },
      yearMonth: '2026-10',
      timezone: 'America/Denver',
      setupDate: '2026-09-01',
      dataDayDefinition: 'LOGGED',
      pdfKey: `rtm-packet-${desk.patientId}-2026-10`,
    });
    const supply = await cycleOf('98985');
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
    // Twelve minutes give no 98980: it is told why, without a cycle.
    expect(body.codes.find(({ code }) => code === '98980')?.cycleId ?? null).toBeNull();
  });

  it('ENT-047 names the days with data of every window of the month, and why one does not count', async () => {
    await desk.session('2026-08-31');
    await desk.session('2026-10-05');
    await desk.session('2026-10-06', { selfReported: 'full' });
    await desk.answer('2026-10-06');
    await desk.session('2026-10-09', { datedAhead: true });
    await desk.answer('2026-11-03');
    await desk.recount();
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

  it('counts gait sessions as data only where the organization says so, on their day in the patient’s zone', async () => {
    const { organizationId } = world.seed.A;
    await desk.session('2026-10-05');
    await world.asOwner((tx) =>
      tx.insert(gaitSessions).values({
        organizationId,
        patientId: desk.patientId,
        sessionUuid: crypto.randomUUID(),
        sessionSchema: 'GAIT-SA-2',
        // Half past eleven in the evening of October 8 in Denver.
        capturedAt: new Date('2026-10-09T05:30:00Z'),
        meta: {},
        data: [],
      }),
    );
    await desk.recount();
    expect((await detail()).dataDays.map(({ day }) => day)).toEqual(['2026-10-05']);
    const settings = { organizationId, supplyDomain: 'MSK', dataDays: 'ANY_ACTIVITY', discipline: 'PT', billing: {} };
    await world.asOwner((tx) =>
      tx.insert(rtmSettings).values({ ...settings, contactPerFurtherUnit: false, updatedBy: 'somebody' }),
    );
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

  it('RTM.md 10 counts shared clock minutes once, and adds up minutes and contacts by author', async () => {
    const live = { interactionType: 'PATIENT_INTERACTIVE_COMMUNICATION', contactMode: 'VIDEO', credential: 'PT' };
    const clock = (from: string, to: string) => ({
      startedAt: new Date(`2026-10-07T${from}:00Z`),
      endedAt: new Date(`2026-10-07T${to}:00Z`),
    });
    const second = world.seed.A.practitioners.second.practitionerId!;
    await desk.note('2026-10-07', 20, { ...live, ...clock('18:00', '18:20') });
    await desk.note('2026-10-07', 20, { ...clock('18:10', '18:30'), authorId: second, credential: 'PTA' });
    await desk.note('2026-10-08', 9, { credential: 'AIDE' });
    await desk.note('2026-10-09', 4, { ...live, contactMode: 'MESSAGE' });
    await desk.recount();
    const { notes, authors } = await detail('2026-10', admin);
    expect(
      notes.map(({ date, minutes, countedMinutes, live: isLive }) => [date, minutes, countedMinutes, isLive]),
    ).toEqual([
      ['2026-10-07', 20, 20, true],
      ['2026-10-07', 20, 10, false],
      ['2026-10-08', 9, 0, false],
      ['2026-10-09', 4, 4, false],
    ]);
    expect(notes.map(({ remarks }) => remarks.length)).toEqual([0, 1, 1, 0]);
    expect(notes[0]).toMatchObject({ startedAt: '2026-10-07T18:00:00.000Z', endedAt: '2026-10-07T18:20:00.000Z' });
    expect(
      authors.map(({ author, credential, minutes, contacts }) => [author?.firstName, credential, minutes, contacts]),
    ).toEqual([
      ['firsta', 'PT', 24, 1],
      ['seconda', 'PTA', 10, 0],
    ]);
    // The month's own count is the same: 34 minutes, one contact.
    expect(await cycleOf('98980')).toMatchObject({ minutes: 34, liveContacts: 1 });
    expect(JSON.stringify(notes)).not.toContain('What was said');
  });

  it('OPEN-149 names no author of another location to a practitioner, and still counts the minutes', async () => {
    await desk.note('2026-10-07', 15, { authorId: world.seed.A.practitioners.second.practitionerId });
    await desk.recount();
    const { notes, authors } = await detail();
    expect(notes[0]).toMatchObject({ author: null, countedMinutes: 15 });
    expect(authors).toEqual([{ author: null, credential: null, minutes: 15, contacts: 0 }]);
    expect((await detail('2026-10', admin)).notes[0]!.author).toMatchObject({ firstName: 'seconda' });
  });

  it('RTM.md 9 marks what arrived after billing: a note as not billed, a day as not counted', async () => {
    for (const day of ['2026-10-05', '2026-10-06'])
      await desk.session(day, { createdAt: new Date(`${day}T18:30:00Z`) });
    await desk.note('2026-10-07', 22, { interactionType: 'PATIENT_INTERACTIVE_COMMUNICATION' });
    await desk.recount();
    const supply = await bill('98985');
    await bill('98980');
    const later = new Date(Date.now() + 60_000);
    await desk.note('2026-10-08', 5, { createdAt: later });
    await desk.session('2026-10-10', { createdAt: later });
    const { notes, dataDays, codes, history } = await detail('2026-10', admin);
    expect(notes.map(({ countedMinutes }) => countedMinutes)).toEqual([22, 0]);
    expect(notes[1]!.remarks).toEqual(['Written after the month was billed, and not billed with it.']);
    expect(dataDays.at(-1)).toEqual({
      day: '2026-10-10',
      kinds: ['HEP_SESSION'],
      counted: false,
      uncounted: 'AFTER_BILLING',
    });
    expect(codes.find(({ code }) => code === '98985')).toMatchObject({ status: 'BILLED', numActiveDays: 2 });
    expect(history.find(({ cycleId, toStatus }) => cycleId === supply && toStatus === 'BILLED')).toMatchObject({
      code: '98985',
      startDate: '2026-10-05',
      fromStatus: 'READY_TO_BILL',
      byRules: false,
      by: 'firsta CANARYA1',
      attestation: {
        practitioner: { firstName: 'firsta', lastName: 'CANARYA1' },
        onePractitioner: true,
        noPhysiologicMonitoring: true,
        flagsReviewed: true,
      },
    });
  });

  it('keeps what the rules did in the history, the newest first', async () => {
    await desk.session('2026-10-05');
    await desk.recount('2026-10-10T18:00:00Z');
    await desk.recount();
    const { history } = await detail();
    expect(history.length).toBeGreaterThan(0);
    expect(history.every(({ byRules, by }) => byRules && by === null)).toBe(true);
    expect(history.map(({ at }) => at)).toEqual(
      history
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(history.find(({ code }) => code === '98985')).toMatchObject({ toStatus: 'ACTIVE_DAYS_INCOMPLETE' });
  });

  it('knows the app that was paired last by then, and the pauses of the month', async () => {
    await desk.device('Old phone', '2026-09-02T18:00:00Z');
    await desk.device('New phone', '2026-10-20T05:00:00Z');
    await desk.device('Later phone', '2026-11-01T07:00:00Z');
    await desk.pause('2026-10-28', '2026-11-02', 'Holiday');
    await desk.pause('2026-01-01', '2026-01-05');
    const october = await detail();
    // Eleven in the evening of October 19 in Denver.
    expect(october.device).toEqual({ name: 'New phone', pairedOn: '2026-10-19' });
    expect(october.pauses).toEqual([{ from: '2026-10-28', to: '2026-11-02', reason: 'Holiday' }]);
    expect((await detail('2026-09')).device).toEqual({ name: 'Old phone', pairedOn: '2026-09-02' });
    expect((await detail('2026-08')).device).toBeNull();
  });

  it('OPEN-078 has a document once the month has a cycle; the list says the same', async () => {
    expect((await detail()).pdfKey).toBeNull();
    await desk.session('2026-10-05');
    await desk.recount();
    const key = `rtm-packet-${desk.patientId}-2026-10`;
    expect((await detail()).pdfKey).toBe(key);
    const query = { yearMonth: '2026-10', status: 'IN_PROGRESS,READY_TO_BILL,ACTIVE_DAYS_INCOMPLETE' };
    const { body } = await first.call(listRtmMonths, { query });
    expect(body.items.find(({ patientRecord }) => patientRecord.id === desk.patientId)?.pdfKey).toBe(key);
    expect((await detail('2027-05')).pdfKey).toBeNull();
  });

  it('A1 A3 OPEN-149 knows no patient of another location or organization, and no hidden one', async () => {
    const second = await world.as(world.seed.A.practitioners.second);
    const elsewhere = await world.as(world.seed.B.practitioners.admin);
    for (const who of [second, elsewhere]) {
      const { status, problem } = await ask(who);
      expect([status, problem.message]).toEqual([404, 'Patient is hidden.']);
    }
    expect((await ask(first, '2026-10', 999_999)).status).toBe(404);
    expect((await ask(world.anonymous)).status).toBe(401);
    await world.asOwner((tx) => tx.update(patients).set({ hidden: true }).where(eq(patients.id, desk.patientId)));
    expect((await ask(first)).status).toBe(404);
  });

  it.each(['2026-13', '2026-1', '1999-10', 'now'])('knows no month %s', async (yearMonth) => {
    expect((await ask(first, yearMonth)).status).toBe(404);
  });
});
