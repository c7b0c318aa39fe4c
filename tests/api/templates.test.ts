import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addFavorite,
  exerciseTexts,
  listExercises,
  listFavorites,
  removeFavorite,
} from '../../contract/exercises/exercises.ts';
import {
  assignProgram,
  createTemplate,
  deleteTemplate,
  deleteTemplates,
  getTemplate,
  listTemplates,
  updateTemplate,
} from '../../contract/programs/programs.ts';
import { exercises, patients, programs } from '../../server/platform/db/schema.ts';
import { checksums } from './isolation/checksums.ts';
import { reasonOf } from './reason-of.ts';
import { stored } from './stored.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let first: Caller;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  first = await world.as(world.seed.A.practitioners.first);
});
afterAll(() => world.close());

const block = (exerciseId = 'EK-0001') => ({
  uuid: crypto.randomUUID(),
  exerciseId,
  numSets: 2,
  setGoal: { goalType: 'TIME', reps: null, time: 90 },
  sideOfBody: 'Left',
});
const draft = (change: object = {}) => ({
  name: 'Knee, week 1',
  notes: 'Slowly',
  dailyFrequency: 2,
  weeklyFrequency: 6,
  blocks: [block(), block('EK-0002')],
  ...change,
});
const create = async (change: object = {}, who = admin) => {
  const reply = await who.call(createTemplate, { body: draft(change) });
  expect(reply).toMatchObject({ status: 201 });
  return reply.body;
};
const save = (id: number, body: object, version: number) =>
  admin.call(updateTemplate, { params: { id }, body: body as never, headers: { 'if-match': `${version}` } });

describe('a template', () => {
  it('ENT-013 ENT-014 ENT-015 is published as it was built, for every user of the organization', async () => {
    const body = draft({ name: '  Hip  ' });
    const made = await admin.call(createTemplate, { body });
    expect(made.body).toEqual({
      ...body,
      name: 'Hip',
      id: expect.any(Number),
      version: 1,
      patientCount: 0,
      dateCreated: expect.any(String),
      dateUpdated: expect.any(String),
    });
    const none = await world.as(world.seed.A.practitioners.none);
    for (const caller of [first, none])
      expect((await caller.call(getTemplate, { params: { id: made.body.id } })).body).toEqual(made.body);
  });

  it('BLD-61 BLD-62 has 3 times a day on 5 days by default', async () => {
    const { body } = await admin.call(createTemplate, { body: { name: 'Plain', blocks: [block()] } });
    expect(body).toMatchObject({ dailyFrequency: 3, weeklyFrequency: 5, notes: '' });
  });

  it.each([
    ['BLD-46', { blocks: [] }, 'blocks', 'You must add exercises in order to create the Template'],
    [
      'BLD-50',
      { blocks: [{ ...block(), setGoal: { goalType: 'TIME', reps: null, time: 4 } }] },
      'blocks.0.setGoal.time',
      'Please select at least 5 sec for the time goal.',
    ],
  ])('%s is validated by the server too: %o', async (_row, change, field, message) => {
    const before = await checksums(world.database);
    const { status, problem } = await admin.call(createTemplate, { body: draft(change) });
    expect([status, problem.fields]).toEqual([422, { [field]: message }]);
    expect(await checksums(world.database)).toEqual(before);
  });

  it('can have exercises of the library only; an archived one may stay', async () => {
    const { status, problem } = await admin.call(createTemplate, {
      body: draft({ blocks: [block(), block('EK-9999')] }),
    });
    expect([status, problem.fields]).toEqual([422, { 'blocks.1.exerciseId': 'Exercise not found' }]);
    await world.asOwner((tx) => tx.update(exercises).set({ archived: true }).where(eq(exercises.id, 'EK-0002')));
    const made = await create();
    expect((await save(made.id, draft({ name: 'Still fine' }), 1)).status).toBe(200);
    await world.asOwner((tx) => tx.update(exercises).set({ archived: false }).where(eq(exercises.id, 'EK-0002')));
  });

  it('C1 is saved as a whole, against its version only', async () => {
    const made = await create();
    expect((await admin.call(updateTemplate, { params: { id: made.id }, body: draft() })).status).toBe(428);
    world.offsetMs += 1000;
    const saved = await save(made.id, draft({ name: 'Knee, week 2', blocks: [block()] }), 1);
    expect([saved.status, saved.body.version, saved.body.name, saved.body.blocks.length]).toEqual([
      200,
      2,
      'Knee, week 2',
      1,
    ]);
    expect(Date.parse(saved.body.dateUpdated)).toBeGreaterThan(Date.parse(made.dateUpdated));
    const late = await save(made.id, draft({ name: 'Lost' }), 1);
    expect([late.status, (late.problem.current as { name: string }).name]).toEqual([412, 'Knee, week 2']);
    const race = await Promise.all(
      Array.from({ length: 8 }, (_, at) => save(made.id, draft({ name: `Race ${at}` }), 2)),
    );
    expect(race.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(7).fill(412)]);
  });

  it('can be deleted permanently, while copies of patients stay', async () => {
    const made = await create();
    const assigned = await admin.call(assignProgram, {
      params: { patientId: world.seed.A.patients[1] },
      body: { templateId: made.id },
    });
    expect((await admin.call(deleteTemplate, { params: { id: made.id } })).status).toBe(204);
    expect((await admin.call(getTemplate, { params: { id: made.id } })).status).toBe(404);
    expect((await admin.call(deleteTemplate, { params: { id: made.id } })).status).toBe(404);
    expect((await stored(world, programs, eq(programs.id, assigned.body.id)))[0]).toMatchObject({ endedAt: null });
  });

  it('ENT-013 has the number of accessible patients who have a copy now', async () => {
    const made = await create();
    const assign = (patientId: number, body: object = { templateId: made.id }) =>
      admin.call(assignProgram, { params: { patientId }, body: body as never });
    for (const patientId of world.seed.A.patients) expect((await assign(patientId)).status).toBe(201);
    const counted = async (who: Caller) => (await who.call(getTemplate, { params: { id: made.id } })).body.patientCount;
    expect([await counted(admin), await counted(first)]).toEqual([2, 1]);
    const hide = (hidden: boolean) =>
      world.asOwner((tx) => tx.update(patients).set({ hidden }).where(eq(patients.id, world.seed.A.patients[1])));
    await hide(true);
    expect([await counted(admin), await counted(first)]).toEqual([1, 1]);
    await hide(false);
    await assign(world.seed.A.patients[0], draft());
    expect([await counted(admin), await counted(first)]).toEqual([1, 0]);
  });

  it('A1 A2 cannot be another clinic’s template or a patient’s program', async () => {
    const { A, B } = world.seed;
    const before = await checksums(world.database);
    for (const id of [B.templateId, A.programs[0], 999_999]) {
      const reads = await admin.call(getTemplate, { params: { id } });
      expect([reads.status, reads.problem.message]).toEqual([404, 'Template not found.']);
      expect((await save(id, draft(), 1)).status).toBe(404);
      expect((await admin.call(deleteTemplate, { params: { id } })).status).toBe(404);
    }
    expect(await checksums(world.database)).toEqual(before);
  });
});

describe('a bulk deletion of templates', () => {
  const remove = (ids: readonly number[], who = admin) => who.call(deleteTemplates, { body: { ids: [...ids] } });

  it('TPL-08 deletes each once, while copies of patients stay', async () => {
    const [one, two, stays] = [await create(), await create(), await create({ name: 'Stays' })];
    const assigned = await admin.call(assignProgram, {
      params: { patientId: world.seed.A.patients[1] },
      body: { templateId: one.id },
    });
    const reply = await remove([one.id, two.id, one.id], first);
    expect([reply.status, reply.body]).toEqual([
      200,
      { deleted: expect.arrayContaining([one.id, two.id]) as number[], gone: [] },
    ]);
    expect(reply.body.deleted).toHaveLength(2);
    const status = async (id: number) => (await admin.call(getTemplate, { params: { id } })).status;
    expect([await status(one.id), await status(two.id), await status(stays.id)]).toEqual([404, 404, 200]);
    expect((await stored(world, programs, eq(programs.id, assigned.body.id)))[0]).toMatchObject({ endedAt: null });
  });

  it('TPL-08 continues when another user has deleted one of them meanwhile', async () => {
    const [one, two] = [await create(), await create()];
    await admin.call(deleteTemplate, { params: { id: one.id } });
    expect((await remove([one.id, two.id])).body).toEqual({ deleted: [two.id], gone: [one.id] });
    const late = await remove([one.id, two.id]);
    expect([late.status, late.problem.message]).toEqual([404, 'Template not found.']);
  });

  it('A2 ignores templates of another clinic and programs of patients', async () => {
    const own = await create();
    const { A, B } = world.seed;
    const foreign = [B.templateId, A.programs[0], B.programs[0]];
    expect((await remove(foreign)).status).toBe(404);
    expect((await remove([...foreign, own.id])).body).toEqual({ deleted: [own.id], gone: foreign });
    for (const id of foreign) expect(await stored(world, programs, eq(programs.id, id))).toHaveLength(1);
  });

  it.each([
    [{ ids: [] }, { ids: 'Choose at least one template' }],
    [{}, { ids: 'Choose at least one template' }],
    [{ ids: ['x'] }, { 'ids.0': 'Not a valid ID' }],
    [{ ids: Array.from({ length: 1000 }, (_, at) => at + 1) }, { ids: 'Choose up to 999 templates at a time' }],
  ])('TPL-08 rejects %j', async (body, fields) => {
    const reply = await admin.call(deleteTemplates, { body });
    expect([reply.status, reply.problem.fields]).toEqual([422, fields]);
  });

  it.each([
    ['row-level security alone', { app: false, rls: true }],
    ['the conditions of the queries alone', { app: true, rls: false }],
  ])('A2 deletes no templates of another clinic by %s', async (_which, accessLayers) => {
    const caller = await world.beside({ accessLayers }).as(world.seed.A.practitioners.first);
    expect((await remove([world.seed.B.templateId], caller)).status).toBe(404);
    expect(await stored(world, programs, eq(programs.id, world.seed.B.templateId))).toHaveLength(1);
  });
});

describe('the list of templates', () => {
  const names = async (query: Record<string, string> = {}) =>
    (await admin.call(listTemplates, { query: { limit: '99', ...query } })).body.items.map(({ name }) => name);

  it('TPL-04 can be searched for a part of the name regardless of case, with wildcards taken literally', async () => {
    await create({ name: 'Shoulder 100%' });
    await create({ name: 'shoulder_b' });
    expect((await names({ q: 'SHOULDER' })).toSorted()).toEqual(['Shoulder 100%', 'shoulder_b']);
    expect(await names({ q: '%' })).toEqual(['Shoulder 100%']);
    expect(await names({ q: 'r_b' })).toEqual(['shoulder_b']);
    expect(await names({ q: 'no such' })).toEqual([]);
  });

  it('has the latest changed first, in pages, and no assigned programs', async () => {
    const made = await create({ name: 'Older' });
    await create({ name: 'Newer' });
    world.offsetMs += 1000;
    await save(made.id, draft({ name: 'Older, changed' }), 1);
    expect((await names()).slice(0, 2)).toEqual(['Older, changed', 'Newer']);
    const all = (await stored(world, programs, eq(programs.organizationId, world.seed.A.organizationId))).filter(
      ({ patientId }) => patientId === null,
    );
    const { body } = await admin.call(listTemplates, { query: { limit: 2 } });
    expect([body.totalItems, body.itemCount]).toEqual([all.length, 2]);
    expect((await names()).join()).not.toContain('CANARYA1');
    const sorted = await names({ sort: 'name' });
    expect(sorted).toEqual(sorted.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
  });

  it.each([
    ['row-level security alone', { app: false, rls: true }],
    ['the conditions of the queries alone', { app: true, rls: false }],
  ])('has no templates of another clinic by %s', async (_which, accessLayers) => {
    const caller = await world.beside({ accessLayers }).as(world.seed.A.practitioners.first);
    const { body } = await caller.call(listTemplates, { query: { limit: 99 } });
    expect(JSON.stringify(body)).not.toMatch(/CANARYB|CANARYA[12]/);
    expect(body.totalItems).toBe((await admin.call(listTemplates)).body.totalItems);
    expect((await caller.call(deleteTemplate, { params: { id: world.seed.B.templateId } })).status).toBe(404);
  });
});

describe('the exercise library', () => {
  it('ENT-017 is returned as a whole in its order, without archived exercises', async () => {
    await world.asOwner((tx) => tx.update(exercises).set({ archived: true }).where(eq(exercises.id, 'EK-0002')));
    const library = async () => (await first.call(listExercises)).body.filter(({ isOwn }) => !isOwn);
    expect((await library()).map(({ id }) => id)).toEqual(['EK-0001']);
    await world.asOwner((tx) => tx.update(exercises).set({ archived: false }).where(eq(exercises.id, 'EK-0002')));
    const all = await library();
    expect(all.map(({ id }) => id)).toEqual(['EK-0001', 'EK-0002']);
    expect(all[0]).toMatchObject({
      name: 'Heel Slide',
      exerciseType: 'Active/Dynamic',
      settings: { ROM: null },
      exerciseMetrics: [{ id: 1, metric: 'REPS' }],
    });
  });

  it('LIB-20 has the texts of the vendor’s exercises only when they are requested by id', async () => {
    const [slide] = (await first.call(listExercises)).body;
    expect(slide).toMatchObject({ id: 'EK-0001', position: null, action: null });
    const { body } = await first.call(exerciseTexts, { query: { ids: 'EK-0001,EK-none' } });
    const texts = { position: expect.any(String), action: expect.any(String), contraindications: expect.any(String) };
    expect(body).toEqual([
      { id: 'EK-0001', simpleName: 'heel slide', source: { name: 'Test', license: 'none' }, ...texts },
    ]);
    expect(reasonOf(await first.call(exerciseTexts, { query: { ids: '../' } }))).toEqual([
      400,
      { 'ids.0': 'Not a valid exercise' },
    ]);
  });

  it('LIB-23 ENT-022 has favorites, and adding an existing one is not an error', async () => {
    const add = (exerciseId: string, who = first) => who.call(addFavorite, { params: { exerciseId } });
    expect((await add('EK-0002')).body).toEqual(['EK-0002']);
    expect((await add('EK-0001')).body).toEqual(['EK-0001', 'EK-0002']);
    const again = await add('EK-0001');
    expect([again.status, again.body]).toEqual([200, ['EK-0001', 'EK-0002']]);
    expect((await first.call(removeFavorite, { params: { exerciseId: 'EK-0002' } })).body).toEqual(['EK-0001']);
    expect((await first.call(removeFavorite, { params: { exerciseId: 'EK-0002' } })).body).toEqual(['EK-0001']);
    expect((await first.call(listFavorites)).body).toEqual(['EK-0001']);
  });

  it('OPEN-094 has separate favorites of each user', async () => {
    expect((await admin.call(listFavorites)).body).toEqual([]);
    const other = await world.as(world.seed.B.practitioners.admin);
    expect((await other.call(addFavorite, { params: { exerciseId: 'EK-0002' } })).body).toEqual(['EK-0002']);
    expect((await first.call(listFavorites)).body).toEqual(['EK-0001']);
  });

  it('rejects a favorite that is not in it', async () => {
    for (const exerciseId of ['EK-9999', 'a b', '../x', 'x'.repeat(41)]) {
      expect((await first.call(addFavorite, { params: { exerciseId } })).status).toBe(404);
    }
  });
});
