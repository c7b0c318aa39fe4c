import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProgram, openProgramFile, programCode } from '../../contract/programs/public-program.ts';
import { addPatient } from '../../contract/patients/patients.ts';
import { assignProgram, unassignProgram, updateProgram } from '../../contract/programs/programs.ts';
import {
  exercises,
  organizationExercises,
  organizations,
  patients,
  plansOfCare,
} from '../../server/platform/db/schema.ts';
import { findSpanishTexts } from '../../server/exercises/library/translate-exercise.ts';
import { reasonOf } from './reason-of.ts';
import { singleAccessLayers, openWorld, type Caller, type World } from './world.ts';

const GONE = [404, 'This program is no longer available. Please ask your clinic for a new one.'];

let world: World;
let admin: Caller;
let patientId = 0;
let count = 0;
beforeAll(async () => {
  world = await openWorld({ environment: { PUBLIC_URL: 'http://portal.clinic.test' } });
  admin = await world.as(world.seed.A.practitioners.admin);
});
afterAll(() => world.close());
beforeEach(async () => {
  const body = {
    products: ['HEALTH'],
    locationId: world.seed.A.locations[0],
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: `ada${++count}@people.test`,
    phoneNumber: '5551234567',
    injuredSideOfBody: 'Left',
    injuredBodyPart: 'Knee',
  };
  patientId = (await admin.call(addPatient, { body })).body.id;
});

const block = (exerciseId: string, sideOfBody: 'Left' | null = null) => ({
  uuid: crypto.randomUUID(),
  exerciseId,
  numSets: 2,
  setGoal: { goalType: 'REPS' as const, reps: 10, time: null },
  sideOfBody,
});
const draft = (name = 'Knee', change: object = {}) => ({
  name,
  notes: 'Slowly.',
  dailyFrequency: 3,
  weeklyFrequency: 5,
  blocks: [block('EK-0002'), block('EK-0001', 'Left')],
  ...change,
});
const assign = async (body = draft()) =>
  expect((await admin.call(assignProgram, { params: { patientId }, body })).status).toBe(201);
const getCode = async () => (await admin.call(programCode, { params: { patientId } })).body;
const assigned = async (body = draft()) => {
  await assign(body);
  return (await getCode())!.code;
};
const opened = (code: string, where = world) => where.anonymous.call(openProgram, { params: { code } });
const expectGone = async (code: string) => {
  const { status, problem, headers } = await opened(code);
  expect([status, problem.message]).toEqual(GONE);
  expect(Object.keys(problem).toSorted()).toEqual(['code', 'message', 'requestId', 'status']);
  return headers;
};
const change = (values: object) =>
  world.asOwner(async (tx) => void (await tx.update(patients).set(values).where(eq(patients.id, patientId))));
const changeClinic = (values: object) =>
  world.asOwner(
    async (tx) =>
      void (await tx.update(organizations).set(values).where(eq(organizations.id, world.seed.A.organizationId))),
  );

describe('the code of a handout', () => {
  it('REC-18 is the portal’s address with 26 letters, the same at every print', async () => {
    await assign();
    const { url, code } = (await getCode())!;
    expect(url).toBe(`http://portal.clinic.test/program/${code}`);
    expect(code.replaceAll('-', '')).toHaveLength(26);
    expect(await getCode()).toEqual({ url, code });
  });

  it('uses the request’s address when no portal address is configured', async () => {
    await assign();
    const plain = world.beside({});
    const { body } = await (
      await plain.as(world.seed.A.practitioners.admin)
    ).call(programCode, {
      params: { patientId },
    });
    expect(body!.url).toBe(`http://localhost/program/${body!.code}`);
  });

  it('is null for a patient without program and for a discharged one', async () => {
    expect(await getCode()).toBeNull();
    await assign();
    await change({ discharged: true });
    expect(await getCode()).toBeNull();
  });

  it('A2 cannot be created from another location or organization', async () => {
    const { A, B } = world.seed;
    const first = await world.as(A.practitioners.first);
    for (const [id, who] of [
      [A.patients[1], first],
      [B.patients[0], admin],
    ] as const) {
      const reply = await who.call(programCode, { params: { patientId: id } });
      expect([reply.status, reply.problem.message]).toEqual([404, 'Patient is hidden.']);
    }
  });
});

describe('the program behind a handout code', () => {
  it('OPEN-071 is shown in order, without sign-in and without patient data', async () => {
    const { status, body, headers } = await opened(await assigned());
    expect(status).toBe(200);
    const facts = {
      numSets: 2,
      setGoal: { goalType: 'REPS', reps: 10, time: null },
      position: 'Lie on your back.',
      action: 'Slide the heel.',
      thumbnailUrl: null,
      animationUrl: null,
      demoUrl: null,
      demoAudioUrl: null,
      source: { name: 'Test', license: 'none' },
    };
    // Every key of the answer: whatever is added has to be thought about here.
    expect(body).toEqual({
      organization: { name: 'Clinic A CANARYA0', logoUrl: null },
      name: 'Knee',
      notes: 'Slowly.',
      dailyFrequency: 3,
      weeklyFrequency: 5,
      minutes: expect.any(Number),
      language: 'en',
      exercises: [
        { name: 'Wall Sit', side: 'both', ...facts },
        { name: 'Heel Slide', side: 'Left', ...facts },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/Ada|Lovelace|people\.test|EK-000/);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
  });

  it('OPEN-071 has the dose of an exercise, absent where none is prescribed', async () => {
    const dose = { load: { loadType: 'BAND' as const, color: 'RED' as const }, hold: 5, note: 'Heel down.\nSlowly.' };
    const blocks = [{ ...block('EK-0001', 'Left'), dose }, block('EK-0002')];
    const { body } = await opened(await assigned(draft('Knee', { blocks })));
    expect(body.exercises[0]!.dose).toEqual(dose);
    expect(body.exercises[1]).not.toHaveProperty('dose');
  });

  it('OPEN-013 is in the patient’s language or the requested one, or in the original text without a translation', async () => {
    const code = await assigned();
    const { name, position, action } = findSpanishTexts('EK-0001')!;
    await change({ language: 'es' });
    const { body } = await opened(code);
    expect([body.language, body.name, body.notes]).toEqual(['es', 'Knee', 'Slowly.']);
    expect(body.exercises[1]).toMatchObject({ name, position, action, language: 'es', side: 'Left' });
    const inEnglish = await world.anonymous.call(openProgram, { params: { code }, query: { language: 'en' } });
    expect(inEnglish.body.exercises[1]).toMatchObject({ name: 'Heel Slide', action: 'Slide the heel.' });
    expect(JSON.stringify(inEnglish.body.exercises)).not.toContain('language');
    const other = await world.anonymous.call(openProgram, { params: { code }, query: { language: 'fr' } });
    expect(reasonOf(other)).toEqual([400, { language: 'Not a valid language' }]);
  });

  it('OPEN-071 is the newest version, even by a code that was printed before', async () => {
    const code = await assigned();
    const params = { patientId };
    const body = draft('Knee, week 2', { blocks: [block('EK-0001')], notes: '' });
    expect((await admin.call(updateProgram, { params, body, headers: { 'if-match': '1' } })).status).toBe(200);
    const now = (await opened(code)).body;
    expect([now.name, now.notes, now.exercises.map(({ name }) => name)]).toEqual(['Knee, week 2', '', ['Heel Slide']]);
    expect((await getCode())!.code).toBe(code);
  });

  it('keeps the name of an exercise that was removed from the library', async () => {
    const code = await assigned();
    const leave = (withdrawn: boolean) =>
      world.asOwner(
        async (tx) => void (await tx.update(exercises).set({ archived: withdrawn }).where(eq(exercises.id, 'EK-0002'))),
      );
    await leave(true);
    expect((await opened(code)).body.exercises[0]).toMatchObject({ name: 'Wall Sit', action: 'Slide the heel.' });
    await leave(false);
  });

  it('is found however the code was typed', async () => {
    const code = await assigned();
    expect((await opened(code.toUpperCase().replaceAll('-', ''))).body.name).toBe('Knee');
  });
});

describe('the clinic’s own exercises in a handout', () => {
  const id = `OWN-${crypto.randomUUID()}`;
  const other = `OWN-${crypto.randomUUID()}`;
  const picture = new Uint8Array([1, 2, 3, 4]);
  const video = new Uint8Array([5, 6, 7, 8, 9]);
  const getFile = (code: string, exerciseId: string, kind = 'picture', headers = {}) =>
    world.anonymous.call(openProgramFile, { params: { code, exerciseId, kind }, headers });

  beforeAll(async () => {
    const { organizationId } = world.seed.A;
    const keys = {
      pictureKey: `${organizationId}/exercise-picture/p.png`,
      videoKey: `${organizationId}/exercise-video/v.mp4`,
    };
    await world.deps.storage.put(keys.pictureKey, picture, 'image/png');
    await world.deps.storage.put(keys.videoKey, video, 'video/mp4');
    const data = {
      position: 'Sit.',
      action: 'Press.',
      sequence: 'BILATERAL',
      metrics: ['REPS'],
      pictureBytes: 4,
      videoBytes: 5,
    };
    await world.asOwner((tx) =>
      tx.insert(organizationExercises).values([
        { organizationId, id, name: 'Putty press', data, ...keys, archivedAt: new Date() },
        { organizationId, id: other, name: 'Of another program', data, ...keys },
      ]),
    );
  });

  it('OPEN-071 have their texts, and their picture and video under the same code', async () => {
    const code = await assigned(draft('Hand', { blocks: [block(id)] }));
    const [shown] = (await opened(code)).body.exercises;
    expect(shown).toMatchObject({
      name: 'Putty press',
      side: 'both',
      position: 'Sit.',
      action: 'Press.',
      thumbnailUrl: `/api/v2/public/programs/${code}/exercises/${id}/picture`,
      demoUrl: `/api/v2/public/programs/${code}/exercises/${id}/video`,
      animationUrl: null,
      source: null,
    });
    const seen = await world.anonymous.send('GET', shown!.thumbnailUrl!);
    expect([seen.status, seen.headers.get('content-type'), seen.bytes]).toEqual([200, 'image/png', picture]);
    expect([seen.headers.get('cache-control'), seen.headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
    const part = await getFile(code, id, 'video', { range: 'bytes=1-2' });
    expect([part.status, part.bytes]).toEqual([206, video.subarray(1, 3)]);
  });

  it('OPEN-071 are not shown by a code of another program, nor after the program has ended', async () => {
    const code = await assigned(draft('Hand', { blocks: [block(id)] }));
    for (const [of, exerciseId] of [
      [code, other],
      [code, 'EK-0001'],
      ['x', id],
    ] as const) {
      const { status, problem } = await getFile(of, exerciseId);
      expect([status, problem.message]).toEqual(GONE);
    }
    await admin.call(unassignProgram, { params: { patientId } });
    expect((await getFile(code, id)).status).toBe(404);
  });
});

describe('a handout code opens nothing', () => {
  it('OPEN-071 when it was replaced or removed', async () => {
    const first = await assigned();
    const second = await assigned(draft('Other'));
    expect(second).not.toBe(first);
    await expectGone(first);
    expect((await opened(second)).body.name).toBe('Other');
    await admin.call(unassignProgram, { params: { patientId } });
    await expectGone(second);
  });

  it.each([
    ['discharged', { discharged: true }],
    ['hidden', { hidden: true }],
    ['no longer in Health', { products: ['GAIT'] }],
  ])('OPEN-071 when its patient is %s', async (_what, values) => {
    const code = await assigned();
    expect((await opened(code)).status).toBe(200);
    if ('discharged' in values)
      await world.asOwner(
        async (tx) =>
          void (await tx.update(plansOfCare).set({ end: '2026-01-31' }).where(eq(plansOfCare.patientId, patientId))),
      );
    await change(values);
    await expectGone(code);
  });

  it.each([
    ['disabled', { disabled: true }, { disabled: false }],
    ['without Health', { products: ['GAIT'] }, { products: ['HEALTH', 'GAIT', 'PRO', 'SCAN'] }],
  ])('OPEN-071 when its clinic is %s', async (_what, values, back) => {
    const code = await assigned();
    await changeClinic(values);
    await expectGone(code);
    await changeClinic(back);
    expect((await opened(code)).status).toBe(200);
  });

  it('OPEN-071 when it was altered, invented, or signed with another secret, with the same error', async () => {
    const code = await assigned();
    const altered = code.replace(/.$/, (last) => (last === '7' ? '8' : '7'));
    const elsewhere = world.beside({ environment: { SECRET: 'another secret of 32 characters!!' } });
    const there = await elsewhere.as(world.seed.A.practitioners.admin);
    const foreign = (await there.call(programCode, { params: { patientId } })).body!.code;
    expect(foreign).not.toBe(code);
    const headers = await Promise.all([altered, foreign, 'x', '0'.repeat(26), '%00', '🦵'.repeat(20)].map(expectGone));
    for (const of of headers)
      expect([of.get('cache-control'), of.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
  });

  it('and appears in neither the log nor the audit', async () => {
    const code = await assigned();
    await opened(code);
    expect(world.log.at(-1)).toMatchObject({ route: 'GET /v2/public/programs/:code', status: 200 });
    expect(JSON.stringify(world.log)).not.toContain(code);
  });

  it('A2 when either access layer is off', async () => {
    const code = await assigned();
    await change({ hidden: true });
    for (const accessLayers of singleAccessLayers)
      expect((await opened(code, world.beside({ accessLayers }))).status).toBe(404);
  });

  it('after 300 requests in a quarter of an hour from one address', async () => {
    world.toQuarter(4);
    const statuses: number[] = [];
    for (let at = 0; at < 301; at++) statuses.push((await opened('x')).status);
    world.offsetMs = 0;
    expect([statuses.filter((status) => status === 404).length, statuses.at(-1)]).toEqual([300, 429]);
  });
});
