import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { patientResults } from '../../contract/activity/patient-results.ts';
import { patientSummary } from '../../contract/patients/summary.ts';
import { getRtmMonth } from '../../contract/rtm/month.ts';
import { addDays } from '../../domain/platform/calendar.ts';
import { exercises, gaitSessions, organizations, patients, programs } from '../../server/platform/db/schema.ts';
import { evidenceFixture } from './rtm-evidence.ts';
import { openWorld, type Caller, type World } from './world.ts';

const TODAY = '2026-11-23';

let world: World;
let admin: Caller;
let fixture: Awaited<ReturnType<typeof evidenceFixture>>;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  const ROM = { min: { label: 'Extension', limit: 0 }, max: { label: 'Flexion', limit: 135 } };
  const pictures = {
    thumbnailUrl: null,
    animationUrl: null,
    animationThumbnailFrame: null,
    subjectOrientation: 'SIDE',
  };
  const data = { id: 'TEST-SLIDE', name: 'Heel Slide', bodyTargets: ['Hip/Knee'], settings: { ROM }, ...pictures };
  await world.asOwner((tx) => tx.insert(exercises).values({ id: data.id, name: data.name, position: 900, data }));
});
beforeEach(async () => {
  fixture = await evidenceFixture(world, admin);
});
afterAll(() => world.close());

const ask = async (who = admin, id = fixture.patientId) => (await who.call(patientSummary, { params: { id } })).body;

const sets = (maxROM: number) => [
  {
    exercise: { id: 'TEST-SLIDE', name: 'Heel Slide', min: null, max: null },
    setInfo: { sideOfBody: 'Left', minROM: 5, maxROM, resolution: 'SUCCESS', skipped: false, errors: [] },
  },
];
const block = {
  uuid: '7b0c6ad6-5e0b-4a52-9d0f-0a4f6c0f8a01',
  exerciseId: 'TEST-SLIDE',
  numSets: 2,
  setGoal: { goalType: 'REPS' as const, reps: 10, time: null },
  sideOfBody: 'Left' as const,
};

/** Two sessions a day on every day of the week, since 2026-09-01. */
const assign = () =>
  world.asOwner(async (tx) => {
    const own = { organizationId: world.seed.A.organizationId, patientId: fixture.patientId };
    const content = { name: 'Knee strength', notes: '', dailyFrequency: 2, weeklyFrequency: 7, blocks: [block] };
    const createdAt = new Date('2026-09-01T18:00:00Z');
    await tx.insert(programs).values({ ...own, ...content, createdAt });
  });

const pain = (day: string, value: number) =>
  fixture.answer(day, {
    formTitle: 'Numeric Pain Rating Scale',
    answers: [
      {
        questionId: 'a',
        text: 'Please rate your pain right now',
        type: 'UNKNOWN',
        value,
        isChartable: true,
        minValue: 0,
        maxValue: 10,
      },
    ],
  });

describe('the summary of a patient', () => {
  it('REC-01 OPEN-066 has the adherence of the last 30 days, as the results of these days have it', async () => {
    await assign();
    for (const ago of [1, 2, 3, 8, 9, 40]) await fixture.session(addDays(TODAY, -ago), { sets: sets(90) });
    const { health, from, to } = await ask();
    expect([from, to]).toEqual(['2026-10-25', '2026-11-23']);
    // 5 of 29 days that are over, and one of two sessions on each.
    expect(health?.adherence).toMatchObject({ activeDays: 5, prescribedDays: 29, daysPercent: 17, sessionsPercent: 9 });
    const results = await admin.call(patientResults, { params: { patientId: fixture.patientId }, query: { from, to } });
    expect(health?.adherence).toEqual(results.body.adherence);
    // November 14 and 15 lie in two weeks; the week of the 22nd is not over.
    expect(health?.weeks).toEqual([
      { day: '2026-10-25', value: 0 },
      { day: '2026-11-01', value: 0 },
      { day: '2026-11-08', value: 14 },
      { day: '2026-11-15', value: 43 },
    ]);
  });

  it('REC-13 has the best range of motion of the involved joint and side against its goal', async () => {
    await fixture.session('2026-11-10', { sets: sets(92) });
    await fixture.session('2026-11-12', { sets: sets(104) });
    await fixture.session('2026-11-14', { sets: sets(101) });
    const { health } = await ask();
    expect(health?.rangeOfMotion).toEqual({
      exerciseId: 'TEST-SLIDE',
      name: 'Heel Slide',
      side: 'Left',
      goal: { min: 0, max: 135 },
      best: { day: '2026-11-12', value: 104 },
      points: [
        { day: '2026-11-10', value: 92 },
        { day: '2026-11-12', value: 104 },
        { day: '2026-11-14', value: 101 },
      ],
    });
  });

  it('has pain since the plan of care started, and nothing that is dated ahead', async () => {
    await pain('2026-08-30', 9);
    await pain('2026-09-02', 6);
    await pain('2026-11-20', 3);
    await fixture.answer('2026-11-21', { formTitle: 'Wellbeing' });
    expect((await ask()).pain).toMatchObject({
      question: 'Please rate your pain right now',
      max: 10,
      points: [
        { day: '2026-09-02', value: 6 },
        { day: '2026-11-20', value: 3 },
      ],
    });
  });

  it('REC-16 has the dose, the minutes and the first pictures of the program', async () => {
    await assign();
    const { health } = await ask();
    // Getting ready 30 s, 2 sets of 10 reps at 4 s, a rest of 30 s: 140 s, twice a day.
    expect(health?.program).toMatchObject({ dailyFrequency: 2, weeklyFrequency: 7, minutes: 5, exerciseCount: 1 });
    expect(health?.program?.exercises).toMatchObject([
      { id: 'TEST-SLIDE', name: 'Heel Slide', numSets: 2, setGoal: { goalType: 'REPS', reps: 10, time: null } },
    ]);
  });

  it('RTM-08 has what is earned and the next step of the month, and the newest live interaction', async () => {
    for (const day of ['2026-11-14', '2026-11-15']) await fixture.session(day);
    await fixture.note('2026-11-16', 20, {
      interactionType: 'PATIENT_INTERACTIVE_COMMUNICATION',
      contactMode: 'VIDEO',
    });
    await fixture.note('2026-11-18', 5);
    await fixture.recount('2026-11-23T18:00:00Z');
    const { health } = await ask();
    expect(health?.lastContact).toEqual({ day: '2026-11-16', mode: 'VIDEO' });
    const params = { patientId: fixture.patientId, yearMonth: '2026-11' };
    const { codes } = (await admin.call(getRtmMonth, { params })).body;
    expect(health?.billing?.earned).toEqual(
      codes.filter(({ units }) => units > 0).map(({ code, units }) => ({ code, units })),
    );
    expect(health?.billing?.earned).toContainEqual({ code: '98980', units: 1 });
    // Of the 40 minutes for a unit of 98981, 25 are there.
    expect(health?.billing?.next).toEqual({
      code: '98981',
      clock: 'CALENDAR_MONTH',
      days: 0,
      minutes: 15,
      contacts: 0,
      by: '2026-11-30',
    });
  });

  it('REC-12 has the walking speed of gait sessions, the oldest first', async () => {
    const walked = (day: string, value: number) => ({
      organizationId: world.seed.A.organizationId,
      patientId: fixture.patientId,
      locationId: world.seed.A.locations[0],
      sessionUuid: crypto.randomUUID(),
      sessionSchema: 'V2',
      capturedAt: new Date(`${day}T18:00:00Z`),
      day,
      meta: {},
      data: [{ name: 'speed', measures: [{ name: 'avgSpeed', value, unit: 'm/s' }] }],
    });
    await world.asOwner((tx) => tx.insert(gaitSessions).values([walked('2026-11-20', 1.1), walked('2026-11-02', 0.9)]));
    expect((await ask()).gait).toEqual({
      lastSession: '2026-11-20',
      speed: [
        { day: '2026-11-02', value: 0.9 },
        { day: '2026-11-20', value: 1.1 },
      ],
    });
  });

  it('has nothing to show of a new patient', async () => {
    expect(await ask()).toMatchObject({
      health: { adherence: null, weeks: [], rangeOfMotion: null, program: null, lastContact: null },
      pain: null,
      gait: { lastSession: null, speed: [] },
    });
  });
});

describe('access to the summary of a patient', () => {
  const sell = (products: ('HEALTH' | 'GAIT' | 'PRO')[]) =>
    world.asOwner((tx) =>
      tx.update(organizations).set({ products }).where(eq(organizations.id, world.seed.A.organizationId)),
    );

  it('REC-20 leaves out what belongs to a product that the organization does not have', async () => {
    try {
      await sell(['GAIT']);
      expect(await ask()).toMatchObject({ health: null, gait: { lastSession: null } });
      await sell(['HEALTH']);
      expect(await ask()).toMatchObject({ health: { billing: { earned: [] } }, gait: null });
    } finally {
      await sell(['HEALTH', 'GAIT', 'PRO']);
    }
  });

  it('leaves out Health and Gait of a patient who has neither', async () => {
    await world.asOwner((tx) =>
      tx
        .update(patients)
        .set({ products: ['PRO'] })
        .where(eq(patients.id, fixture.patientId)),
    );
    expect(await ask()).toMatchObject({ health: null, gait: null });
  });

  it('REC-22 is refused with 404 for a hidden patient and for one of another location or organization', async () => {
    const away = await world.as(world.seed.B.practitioners.admin);
    expect((await away.call(patientSummary, { params: { id: fixture.patientId } })).status).toBe(404);
    const second = await world.as(world.seed.A.practitioners.second);
    expect((await second.call(patientSummary, { params: { id: fixture.patientId } })).status).toBe(404);
    await world.asOwner((tx) => tx.update(patients).set({ hidden: true }).where(eq(patients.id, fixture.patientId)));
    expect((await admin.call(patientSummary, { params: { id: fixture.patientId } })).status).toBe(404);
  });
});
