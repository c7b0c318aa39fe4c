import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  assignProgram,
  createTemplate,
  getProgram,
  unassignProgram,
  updateProgram,
  updateTemplate,
} from '../../contract/programs/programs.ts';
import { addPatient, getPatient } from '../../contract/patients/patients.ts';
import { patients, plansOfCare, programs } from '../../server/platform/db/schema.ts';
import { checksums } from './isolation/checksums.ts';
import { reasonOf } from './reason-of.ts';
import { oneSidedExercises } from './one-sided-exercises.ts';
import { stored } from './stored.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let first: Caller;
let patientId = 0;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  first = await world.as(world.seed.A.practitioners.first);
  await oneSidedExercises(world);
});
afterAll(() => world.close());

let count = 0;
const newPatient = async (products: string[] = ['HEALTH']) => {
  const body = {
    products,
    locationId: world.seed.A.locations[0],
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: `ada${++count}@people.test`,
    phoneNumber: '5551234567',
    injuredSideOfBody: 'Left',
    injuredBodyPart: 'Knee',
  };
  return (await admin.call(addPatient, { body })).body.id;
};
beforeEach(async () => {
  patientId = await newPatient();
});

const block = (exerciseId = 'EK-0001') => ({
  uuid: crypto.randomUUID(),
  exerciseId,
  numSets: 1,
  setGoal: { goalType: 'REPS', reps: 10, time: null },
  sideOfBody: null,
});
const draft = (name = 'Knee', change: object = {}) => ({
  name,
  notes: '',
  dailyFrequency: 3,
  weeklyFrequency: 5,
  blocks: [block()],
  ...change,
});
const assign = (body: object, id = patientId, who = first) =>
  who.call(assignProgram, { params: { patientId: id }, body: body as never });
const current = async (id = patientId) => (await first.call(getProgram, { params: { patientId: id } })).body;
const change = (body: object, version: number, id = patientId) =>
  first.call(updateProgram, { params: { patientId: id }, body: body as never, headers: { 'if-match': `${version}` } });
const findRow = async (id = patientId) => (await stored(world, patients, eq(patients.id, id)))[0]!;
const setUp = async () =>
  (await stored(world, plansOfCare, eq(plansOfCare.patientId, patientId))).map(({ setupDate, setupBy }) => [
    setupDate,
    setupBy,
  ]);

describe('assigning a program', () => {
  it('stores the built program, and the record and list show its name', async () => {
    const body = draft();
    const { status, body: program } = await assign(body);
    expect(status).toBe(201);
    expect(program).toEqual({
      ...body,
      id: expect.any(Number),
      version: 1,
      dateCreated: expect.any(String),
      dateUpdated: expect.any(String),
    });
    expect(await current()).toEqual(program);
    const { body: record } = await first.call(getPatient, { params: { id: patientId } });
    expect(record.productData.health).toMatchObject({ status: 'NO_ACCOUNT', heps: [{ id: program.id, name: 'Knee' }] });
    expect(record.mostRecentActivity).not.toBeNull();
    expect((await findRow()).programName).toBe('Knee');
  });

  it('ends the previous one; a patient has at most one program', async () => {
    const before = (await assign(draft('Before'))).body;
    const after = (await assign(draft('After'))).body;
    const rows = await stored(world, programs, eq(programs.patientId, patientId));
    expect(rows.map(({ id, endedAt }) => [id, endedAt === null])).toEqual([
      [before.id, false],
      [after.id, true],
    ]);
    expect((await findRow()).programName).toBe('After');
  });

  it('OPEN-081 OPEN-090 copies a template, whose later changes do not affect the patient’s program', async () => {
    const template = (
      await admin.call(createTemplate, { body: draft('Template', { notes: 'As it was', dailyFrequency: 1 }) })
    ).body;
    const program = (await assign({ templateId: template.id })).body;
    expect(program).toMatchObject({ name: 'Template', notes: 'As it was', dailyFrequency: 1, blocks: template.blocks });
    expect(program.id).not.toBe(template.id);
    const changed = draft('Changed', { blocks: [block('EK-0002')] });
    expect(
      (await admin.call(updateTemplate, { params: { id: template.id }, body: changed, headers: { 'if-match': '1' } }))
        .status,
    ).toBe(200);
    expect(await current()).toEqual(program);
  });

  it('sets monitoring up on the first day, in the zone of the patient’s location; later programs keep that date', async () => {
    world.offsetMs = Date.parse('2026-12-01T05:30:00Z') - Date.now();
    const caller = await world.as(world.seed.A.practitioners.admin);
    await assign(draft(), patientId, caller);
    expect(await setUp()).toEqual([['2026-11-30', 'PROGRAM']]);
    world.offsetMs += 3 * 86_400_000;
    const later = await world.as(world.seed.A.practitioners.admin);
    expect((await assign(draft('Second'), patientId, later)).status).toBe(201);
    world.offsetMs = 0;
    expect(await setUp()).toEqual([['2026-11-30', 'PROGRAM']]);
  });

  it('ten times at once leaves exactly one current program', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, (_, at) => assign(draft(`Program ${at}`))));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(201));
    const open = await stored(world, programs, and(eq(programs.patientId, patientId), isNull(programs.endedAt)));
    expect(open).toHaveLength(1);
    expect((await findRow()).programName).toBe(open[0]!.name);
  });

  it('C2 again with the same key assigns it once', async () => {
    const headers = { 'idempotency-key': 'assign-000001' };
    const body = draft();
    const [one, two] = [
      await first.call(assignProgram, { params: { patientId }, body, headers }),
      await first.call(assignProgram, { params: { patientId }, body, headers }),
    ];
    expect(two.body).toEqual(one.body);
    expect(await stored(world, programs, eq(programs.patientId, patientId))).toHaveLength(1);
  });

  it('is rejected for a patient without Health and for a discharged one', async () => {
    const gait = await newPatient(['GAIT']);
    expect((await assign(draft(), gait)).problem).toMatchObject({
      status: 409,
      message: 'Only Health patients can have a Program.',
    });
    await world.asOwner(async (tx) => {
      await tx.update(patients).set({ discharged: true }).where(eq(patients.id, patientId));
      await tx.update(plansOfCare).set({ end: '2026-01-31' }).where(eq(plansOfCare.patientId, patientId));
    });
    expect((await assign(draft())).problem).toMatchObject({ status: 409, message: 'The patient is discharged.' });
    expect(await stored(world, programs, eq(programs.patientId, patientId))).toEqual([]);
  });

  it('BLD-45 keeps the builder’s messages and fields', async () => {
    const { status, problem } = await assign(draft('', { blocks: [] }));
    expect([status, problem.fields]).toEqual([
      422,
      { name: 'Name is required', blocks: 'You must add exercises in order to create the Program' },
    ]);
    expect((await assign(draft('X', { blocks: [block('EK-9999')] }))).problem.fields).toEqual({
      'blocks.0.exerciseId': 'Exercise not found',
    });
  });

  it('A2 is rejected for inaccessible patients and foreign templates, and the former program stays', async () => {
    const { A, B } = world.seed;
    const before = await checksums(world.database);
    for (const [id, who] of [
      [A.patients[1], first],
      [B.patients[0], admin],
      [999_999, admin],
    ] as const) {
      const reply = await assign(draft(), id, who);
      expect([reply.status, reply.problem.message]).toEqual([404, 'Patient is hidden.']);
      expect((await who.call(getProgram, { params: { patientId: id } })).status).toBe(404);
      expect((await who.call(unassignProgram, { params: { patientId: id } })).status).toBe(404);
    }
    for (const templateId of [B.templateId, A.programs[1], B.programs[0], 999_999]) {
      expect((await assign({ templateId }, A.patients[0])).problem.fields).toEqual({
        templateId: 'Template not found.',
      });
    }
    expect(await checksums(world.database)).toEqual(before);
  });

  it.each([
    ['row-level security alone', { app: false, rls: true }],
    ['the conditions of the queries alone', { app: true, rls: false }],
  ])('A2 is limited to the own location by %s', async (_which, accessLayers) => {
    const { A, B } = world.seed;
    const caller = await world.beside({ accessLayers }).as(A.practitioners.first);
    const before = await checksums(world.database);
    for (const id of [A.patients[1], B.patients[0]]) {
      expect((await assign(draft(), id, caller)).status).toBe(404);
      expect((await caller.call(getProgram, { params: { patientId: id } })).status).toBe(404);
    }
    expect(reasonOf(await assign({ templateId: B.templateId }, A.patients[0], caller))).toEqual([
      422,
      { templateId: 'Template not found.' },
    ]);
    expect(await checksums(world.database)).toEqual(before);
  });
});

describe('the side of an exercise', () => {
  const clamshell = () => block('PT-CLAMSHELL');
  const getSides = (program: { blocks: { sideOfBody: string | null }[] }) =>
    program.blocks.map(({ sideOfBody }) => sideOfBody);
  const patientWithoutSide = async () => {
    const id = await newPatient();
    await world.asOwner(
      async (tx) => void (await tx.update(patients).set({ injuredSideOfBody: null }).where(eq(patients.id, id))),
    );
    return id;
  };
  const named = 'Choose a side of the body for Clamshell, Bridge.';

  it('BLD-64 is the involved side, from a template and in a built program, unless another one was selected', async () => {
    const other = { ...clamshell(), sideOfBody: 'Right' };
    const blocks = [clamshell(), other, block('EK-0001')];
    const template = (await admin.call(createTemplate, { body: draft('Hip', { blocks }) as never })).body;
    expect(getSides(template)).toEqual([null, 'Right', null]);
    expect(getSides((await assign({ templateId: template.id })).body)).toEqual(['Left', 'Right', null]);
    expect(getSides((await assign(draft('Built', { blocks: [clamshell(), other] }))).body)).toEqual(['Left', 'Right']);
    expect(getSides((await current())!)).toEqual(['Left', 'Right']);
    const { version } = (await current())!;
    expect(getSides((await change(draft('Edited', { blocks: [clamshell()] }), version)).body)).toEqual(['Left']);
  });

  it('BLD-64 must be selected when no side is known: the program is rejected with the names of its exercises', async () => {
    const id = await patientWithoutSide();
    const blocks = [clamshell(), block('EK-0001'), clamshell(), block('PT-BRIDGE')];
    const template = (await admin.call(createTemplate, { body: draft('Hip', { blocks }) as never })).body;
    for (const body of [draft('Hip', { blocks }), { templateId: template.id }]) {
      const { status, problem } = await assign(body, id);
      expect([status, problem.message, problem.fields]).toEqual([
        422,
        named,
        { 'blocks.0.sideOfBody': named, 'blocks.2.sideOfBody': named, 'blocks.3.sideOfBody': named },
      ]);
    }
    expect(await current(id)).toBeNull();
    const chosen = blocks.map((each, at) => (at === 1 ? each : { ...each, sideOfBody: 'Right' }));
    const assigned = await assign(draft('Hip', { blocks: chosen }), id);
    expect([assigned.status, getSides(assigned.body)]).toEqual([201, ['Right', null, 'Right', 'Right']]);
    expect((await change(draft('Hip', { blocks }), assigned.body.version, id)).problem.message).toBe(named);
  });
});

describe('the dose of an exercise', () => {
  const dose = {
    load: { loadType: 'WEIGHT', value: 2.5, unit: 'kg' },
    hold: 5,
    rest: 45,
    tempo: { lower: 3, pause: 1, lift: 2 },
    sideOrder: 'LEFT_FIRST',
    note: 'Heel down.\nSlowly.',
  };
  const dosed = (more: object = {}) => ({ ...block('EK-0002'), dose: { ...dose, ...more } });

  it('ENT-014 is stored and returned as it was sent, and absent where none was', async () => {
    const blocks = [dosed(), block()];
    expect((await assign(draft('Knee', { blocks }))).body.blocks).toEqual(blocks);
    expect((await current())!.blocks).toEqual(blocks);
    expect(Object.keys((await current())!.blocks[1]!).toSorted()).toEqual([
      'exerciseId',
      'numSets',
      'setGoal',
      'sideOfBody',
      'uuid',
    ]);
    const heavier = [{ ...blocks[0]!, dose: { load: { loadType: 'BAND', color: 'RED' } } }];
    expect((await change(draft('Knee', { blocks: heavier }), 1)).body.blocks).toEqual(heavier);
  });

  it('OPEN-081 OPEN-090 comes with a template', async () => {
    const blocks = [dosed(), { ...block(), dose: { hold: 10 } }];
    const template = (await admin.call(createTemplate, { body: draft('Template', { blocks }) as never })).body;
    expect(template.blocks).toEqual(blocks);
    expect((await assign({ templateId: template.id })).body.blocks).toEqual(blocks);
  });

  it('BLD-64 has no order of sides once the involved side is set', async () => {
    const template = (
      await admin.call(createTemplate, {
        body: draft('Template', {
          blocks: [{ ...block('PT-CLAMSHELL'), dose: { hold: 5, sideOrder: 'ALTERNATE' } }],
        }) as never,
      })
    ).body;
    expect((await assign({ templateId: template.id })).body.blocks).toMatchObject([
      { sideOfBody: 'Left', dose: { hold: 5 } },
    ]);
    expect((await current())!.blocks[0]!.dose).toEqual({ hold: 5 });
  });

  it('is rejected with the message of its field, also on a template', async () => {
    const body = draft('Knee', {
      blocks: [
        dosed({ hold: 0 }),
        dosed({ rest: 1000 }),
        dosed({ load: { loadType: 'WEIGHT', value: -1, unit: 'lb' } }),
      ],
    });
    const fields = {
      'blocks.0.dose.hold': 'Hold must be whole seconds from 1 to 300',
      'blocks.1.dose.rest': 'Rest must be whole seconds from 5 to 600',
      'blocks.2.dose.load.value': 'Load must be a number from 0.25 to 500, in steps of 0.25',
    };
    expect(reasonOf(await assign(body))).toEqual([422, fields]);
    expect(reasonOf(await admin.call(createTemplate, { body: body as never }))).toEqual([422, fields]);
    const unknown = await assign(draft('Knee', { blocks: [dosed({ weight: 5 })] }));
    expect(unknown.status).toBe(422);
    expect(await current()).toBeNull();
  });
});

describe('the assigned program', () => {
  it('is null when there is none', async () => {
    const { status, body } = await first.call(getProgram, { params: { patientId } });
    expect([status, body]).toEqual([200, null]);
  });

  it('C1 is saved as a whole, against its version only', async () => {
    await assign(draft('One'));
    expect((await first.call(updateProgram, { params: { patientId }, body: draft() })).status).toBe(428);
    const saved = await change(draft('Two', { notes: 'New', blocks: [block('EK-0002')] }), 1);
    expect([saved.status, saved.body.version, saved.body.blocks[0]!.exerciseId]).toEqual([200, 2, 'EK-0002']);
    expect((await findRow()).programName).toBe('Two');
    const late = await change(draft('Lost'), 1);
    expect([late.status, (late.problem.current as { name: string }).name]).toEqual([412, 'Two']);
    expect((await findRow()).programName).toBe('Two');
  });

  it('C1 is not overwritten by a user who still has the previous version open', async () => {
    const before = (await assign(draft('Before'))).body;
    await assign(draft('After'));
    expect((await change(draft('Before, changed'), before.version)).status).toBe(412);
    await first.call(unassignProgram, { params: { patientId } });
    await assign(draft('Anew'));
    expect((await change(draft('Before, changed'), before.version)).status).toBe(412);
    expect((await current())!.name).toBe('Anew');
  });

  it('can be removed, and its history stays', async () => {
    const { id } = (await assign(draft())).body;
    expect((await first.call(unassignProgram, { params: { patientId } })).status).toBe(204);
    expect(await current()).toBeNull();
    expect((await findRow()).programName).toBeNull();
    expect((await stored(world, programs, eq(programs.id, id)))[0]!.endedAt).not.toBeNull();
    expect((await first.call(unassignProgram, { params: { patientId } })).status).toBe(404);
    expect((await change(draft(), 1)).status).toBe(404);
  });
});
