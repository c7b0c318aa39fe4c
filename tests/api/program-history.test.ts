import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProgramVersion, listProgramHistory, listTemplateHistory } from '../../contract/programs/history.ts';
import { addPatient } from '../../contract/patients/patients.ts';
import {
  assignProgram,
  createTemplate,
  deleteTemplate,
  unassignProgram,
  updateProgram,
  updateTemplate,
} from '../../contract/programs/programs.ts';
import { programVersions } from '../../server/platform/db/schema.ts';
import { stored } from './stored.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let first: Caller;
let second: Caller;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  first = await world.as(world.seed.A.practitioners.first);
  second = await world.as(world.seed.A.practitioners.second);
});
afterAll(() => world.close());

let count = 0;
const newPatient = async () => {
  const body = {
    products: ['HEALTH'],
    locationId: world.seed.A.locations[0],
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: `history${++count}@people.test`,
    phoneNumber: '5551234567',
    injuredSideOfBody: 'Left',
    injuredBodyPart: 'Knee',
  };
  return (await admin.call(addPatient, { body })).body.id;
};
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
const assign = async (patientId: number, body: object, who = first) => {
  const reply = await who.call(assignProgram, { params: { patientId }, body: body as never });
  expect(reply.status).toBe(201);
  return reply.body;
};
const save = (patientId: number, body: object, version: number, who = first) =>
  who.call(updateProgram, { params: { patientId }, body: body as never, headers: { 'if-match': `${version}` } });
const history = async (patientId: number, who = first, query: Record<string, number> = {}) =>
  (await who.call(listProgramHistory, { params: { patientId }, query })).body;

describe('the history of a patient’s programs', () => {
  it('has every version of every program, the newest first, with its author and the changes', async () => {
    const patientId = await newPatient();
    const one = draft('One');
    const earlier = await assign(patientId, one);
    const changed = { ...one, name: 'One, changed', weeklyFrequency: 3 };
    await save(patientId, changed, 1, admin);
    const two = draft('Two');
    const current = await assign(patientId, two);
    const { items, totalItems } = await history(patientId, admin);
    expect(totalItems).toBe(3);
    const who = ({ practitionerId }: { practitionerId: number | null }) =>
      expect.objectContaining({ id: practitionerId }) as object;
    const { first: firstPerson, admin: adminPerson } = world.seed.A.practitioners;
    expect(items).toEqual([
      {
        ...two,
        programId: current.id,
        version: 3,
        before: null,
        savedAt: current.dateUpdated,
        savedBy: who(firstPerson),
        since: current.dateCreated,
        endedAt: null,
        isLatest: true,
      },
      {
        ...changed,
        programId: earlier.id,
        version: 2,
        before: one,
        savedAt: expect.any(String) as string,
        savedBy: who(adminPerson),
        since: earlier.dateCreated,
        endedAt: current.dateCreated,
        isLatest: true,
      },
      {
        ...one,
        programId: earlier.id,
        version: 1,
        before: null,
        savedAt: earlier.dateUpdated,
        savedBy: who(firstPerson),
        since: earlier.dateCreated,
        endedAt: current.dateCreated,
        isLatest: false,
      },
    ]);
  });

  it('keeps a program that was removed, and one whose template changed or was deleted', async () => {
    const patientId = await newPatient();
    const template = (await admin.call(createTemplate, { body: draft('From a template') })).body;
    const { id } = await assign(patientId, { templateId: template.id });
    await admin.call(updateTemplate, {
      params: { id: template.id },
      body: draft('Template, changed'),
      headers: { 'if-match': '1' },
    });
    await admin.call(deleteTemplate, { params: { id: template.id } });
    await first.call(unassignProgram, { params: { patientId } });
    const { items } = await history(patientId);
    expect(items.map(({ programId, name, endedAt }) => [programId, name, endedAt !== null])).toEqual([
      [id, 'From a template', true],
    ]);
    expect(await stored(world, programVersions, eq(programVersions.programId, template.id))).toEqual([]);
  });

  it('C1 has no version for a save that was rejected as outdated', async () => {
    const patientId = await newPatient();
    await assign(patientId, draft());
    await save(patientId, draft('Two'), 1);
    expect((await save(patientId, draft('Lost'), 1)).status).toBe(412);
    expect((await history(patientId)).items.map(({ name }) => name)).toEqual(['Two', 'Knee']);
  });

  it('is paged in either direction', async () => {
    const patientId = await newPatient();
    await assign(patientId, draft('1'));
    for (let version = 1; version < 5; version++) await save(patientId, draft(`${version + 1}`), version);
    const page = await history(patientId, first, { limit: 2, page: 2 });
    expect([page.totalItems, page.items.map(({ name }) => name)]).toEqual([5, ['3', '2']]);
    expect(page.items[1]!.before!.name).toBe('1');
    const oldest = await first.call(listProgramHistory, {
      params: { patientId },
      query: { sort: 'savedAt', limit: 1 },
    });
    expect(oldest.body.items.map(({ name }) => name)).toEqual(['1']);
  });

  it('returns each version of the patient’s own programs only', async () => {
    const patientId = await newPatient();
    const { id } = await assign(patientId, draft('One'));
    await save(patientId, draft('Two'), 1);
    const read = (programId: number, version: number, of = patientId) =>
      first.call(getProgramVersion, { params: { patientId: of, programId, version } });
    expect((await read(id, 1)).body).toMatchObject({ name: 'One', version: 1, isLatest: false, before: null });
    expect((await read(id, 2)).body).toMatchObject({ name: 'Two', before: { name: 'One' }, isLatest: true });
    const other = await newPatient();
    const template = (await admin.call(createTemplate, { body: draft() })).body;
    for (const [programId, version, of] of [
      [id, 3, patientId],
      [id, 1, other],
      [template.id, 1, patientId],
      [world.seed.B.programs[0], 1, patientId],
    ] as const) {
      const reply = await read(programId, version, of);
      expect([reply.status, reply.problem.message]).toEqual([404, 'Program not found.']);
    }
    expect((await read(id, 0)).status).toBe(404);
  });

  it('hides the author from readers of another location', async () => {
    const patientId = await newPatient();
    await assign(patientId, draft('Secret'), admin);
    // A user without a location is not visible to a practitioner with one.
    expect((await history(patientId)).items[0]).toMatchObject({ name: 'Secret', savedBy: null });
    const other = await world.as(world.seed.B.practitioners.admin);
    for (const who of [second, other]) {
      const reply = await who.call(listProgramHistory, { params: { patientId } });
      expect([reply.status, reply.problem.message]).toEqual([404, 'Patient is hidden.']);
    }
  });

  it.each([
    ['row-level security alone', { app: false, rls: true }],
    ['the conditions of the queries alone', { app: true, rls: false }],
  ])('A1 A3 is limited to the own location by %s', async (_which, accessLayers) => {
    const { A, B } = world.seed;
    const caller = await world.beside({ accessLayers }).as(A.practitioners.first);
    expect((await history(A.patients[0], caller)).items).toHaveLength(1);
    for (const [place, clinic] of [
      [1, A],
      [0, B],
    ] as const) {
      const params = { patientId: clinic.patients[place] };
      expect((await caller.call(listProgramHistory, { params })).status).toBe(404);
      const one = { ...params, programId: clinic.programs[place], version: 1 };
      expect((await caller.call(getProgramVersion, { params: one })).status).toBe(404);
      const smuggled = { ...one, patientId: A.patients[0] };
      expect((await caller.call(getProgramVersion, { params: smuggled })).status).toBe(404);
    }
    expect((await caller.call(listTemplateHistory, { params: { id: B.templateId } })).status).toBe(404);
  });
});

describe('the history of a template', () => {
  it('has its versions with their authors, for every user of the organization', async () => {
    const made = (await first.call(createTemplate, { body: draft('One') })).body;
    const changed = await first.call(updateTemplate, {
      params: { id: made.id },
      body: draft('Two'),
      headers: { 'if-match': '1' },
    });
    const read = async (who: Caller) => (await who.call(listTemplateHistory, { params: { id: made.id } })).body.items;
    const items = await read(admin);
    expect(items.map(({ name, version, isLatest, endedAt }) => [name, version, isLatest, endedAt])).toEqual([
      ['Two', 2, true, null],
      ['One', 1, false, null],
    ]);
    expect(items[0]).toMatchObject({ savedAt: changed.body.dateUpdated, before: { name: 'One' } });
    expect(items[0]!.savedBy!.id).toBe(world.seed.A.practitioners.first.practitionerId);
    expect((await read(second)).map(({ name, savedBy }) => [name, savedBy])).toEqual([
      ['Two', null],
      ['One', null],
    ]);
  });

  it('is not returned for a patient’s program or a deleted template', async () => {
    const made = (await admin.call(createTemplate, { body: draft() })).body;
    await admin.call(deleteTemplate, { params: { id: made.id } });
    for (const id of [made.id, world.seed.A.programs[0], 999_999]) {
      const reply = await admin.call(listTemplateHistory, { params: { id } });
      expect([reply.status, reply.problem.message]).toEqual([404, 'Template not found.']);
    }
  });
});
