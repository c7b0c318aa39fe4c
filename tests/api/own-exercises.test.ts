import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addFavorite,
  archivedExercises,
  exerciseTexts,
  listExercises,
  listFavorites,
} from '../../contract/exercises/exercises.ts';
import { exerciseFacts } from '../../contract/exercises/facts.ts';
import { intakeProgram, postSession } from '../../contract/intake/intake.ts';
import {
  addOwnExercise,
  restoreOwnExercise,
  ownExerciseUsage,
  updateOwnExercise,
  archivedOwnExercises,
  archiveOwnExercise,
} from '../../contract/exercises/own-exercises.ts';
import { assignProgram, createTemplate, getTemplate, updateTemplate } from '../../contract/programs/programs.ts';
import { auditRows, exercises, organizationExercises, organizations } from '../../server/platform/db/schema.ts';
import { patientApps, reportedSession, reportedSet } from './patient-app.ts';
import { reasonOf } from './reason-of.ts';
import { stored } from './stored.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let first: Caller;
let other: Caller;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  first = await world.as(world.seed.A.practitioners.first);
  other = await world.as(world.seed.B.practitioners.admin);
});
afterAll(() => world.close());

let made = 0;
const add = (body: Record<string, unknown> = {}, who = first) =>
  who.call(addOwnExercise, { body: { name: `Towel slide ${++made}`, ...body } });
const added = async (body: Record<string, unknown> = {}, who = first) => {
  const reply = await add(body, who);
  expect(reply).toMatchObject({ status: 201 });
  return reply.body;
};
const save = (exerciseId: string, body: object, version: number, who = first) =>
  who.call(updateOwnExercise, { params: { exerciseId }, body: body as never, headers: { 'if-match': `${version}` } });
const withdraw = (exerciseId: string, who = first) => who.call(archiveOwnExercise, { params: { exerciseId } });
const bringBack = (exerciseId: string, who = first) => who.call(restoreOwnExercise, { params: { exerciseId } });
const offered = async (who = first) => (await who.call(listExercises)).body.map(({ id }) => id);
const template = (exerciseId: string) => ({
  name: 'With an own one',
  blocks: [
    {
      uuid: crypto.randomUUID(),
      exerciseId,
      numSets: 1,
      setGoal: { goalType: 'REPS' as const, reps: 10, time: null },
      sideOfBody: null,
    },
  ],
});

describe('an own exercise', () => {
  it('ENT-017 is listed with the library for every user of the organization, marked as own, in the library’s format', async () => {
    const exercise = await added({ name: '  Slide the 毛巾  ', position: ' Sit.\nFeet flat. ', action: '  ' });
    expect(exercise).toEqual({
      id: expect.stringMatching(/^OWN-[0-9a-f-]{36}$/),
      name: 'Slide the 毛巾',
      simpleName: null,
      exerciseType: null,
      bodyTargets: [],
      action: null,
      position: 'Sit.\nFeet flat.',
      cameraHeight: null,
      cameraOrientation: null,
      subjectOrientation: 'FRONT',
      subjectPosition: null,
      thumbnailUrl: null,
      demoUrl: null,
      animationUrl: null,
      demoAudioUrl: null,
      animationThumbnailFrame: null,
      equipment: [],
      sequence: 'BILATERAL',
      withAnchorPoint: false,
      withHold: false,
      activeAssisted: null,
      settings: { ROM: null },
      exerciseMetrics: [{ id: 'REPS', metric: 'REPS' }],
      movements: [],
      muscles: [],
      phases: [],
      synonyms: [],
      contraindications: null,
      isOwn: true,
      version: 1,
    });
    const { body } = await admin.call(listExercises);
    expect(body.find(({ id }) => id === exercise.id)).toEqual(exercise);
    expect(body.find(({ id }) => id === 'EK-0001')).not.toHaveProperty('isOwn');
    expect(await offered(other)).not.toContain(exercise.id);
  });

  it('is saved as a whole against the version that was read, also by another user', async () => {
    const { id } = await added();
    const body = {
      name: `Towel slide ${++made}`,
      action: 'Slide.',
      exerciseType: 'Isometric',
      bodyTargets: ['Neck', 'Spine'],
      equipment: ['Towel'],
      subjectPosition: 'Seated',
      sequence: 'SINGLE',
      cameraOrientation: 'Landscape',
      subjectOrientation: 'SIDE',
      metrics: ['TIME'],
      withHold: true,
      withAnchorPoint: true,
    };
    const { metrics: _, ...shown } = body;
    const saved = await save(id, body, 1, admin);
    expect(saved.body).toMatchObject({
      ...shown,
      id,
      version: 2,
      position: null,
      exerciseMetrics: [{ id: 'TIME', metric: 'TIME' }],
    });
    const late = await save(id, { name: 'Too late' }, 1);
    expect([late.status, late.problem.current]).toEqual([412, saved.body]);
    expect((await first.call(updateOwnExercise, { params: { exerciseId: id }, body: { name: 'x' } })).status).toBe(428);
  });

  it.each([
    ['no name', { name: ' ' }, 'name', 'Name is required'],
    ['a name of 121 letters', { name: 'a'.repeat(121) }, 'name', 'Max Character Limit is 120'],
    ['a name of two lines', { name: 'a\nb' }, 'name', 'Contains characters that are not allowed'],
    [
      'an action of 999 letters and a line break',
      { action: `a\n${'a'.repeat(998)}` },
      'action',
      'Max Character Limit is 1000',
    ],
    ['no metric', { metrics: [] }, 'metrics', 'Choose at least one metric'],
    ['a range of motion without measurement', { metrics: ['ROM'] }, 'metrics.0', 'Not a valid choice'],
    ['a target twice', { bodyTargets: ['Neck', 'Neck'] }, 'bodyTargets', 'Selected twice'],
    ['equipment that does not exist', { equipment: ['Rope'] }, 'equipment.0', 'Not a valid choice'],
    ['a movement that does not exist', { movements: ['Wiggle'] }, 'movements.0', 'Not a valid choice'],
    ['a muscle twice', { muscles: ['Soleus', 'Soleus'] }, 'muscles', 'Selected twice'],
    ['an empty other name', { synonyms: [' '] }, 'synonyms.0', 'Name is required'],
    ['another name twice', { synonyms: ['Wipe', 'wipe '] }, 'synonyms', 'The same name is entered twice'],
    [
      'more than 20 other names',
      { synonyms: Array.from({ length: 21 }, (_, at) => `Name ${at}`) },
      'synonyms',
      'Enter up to 20 other names',
    ],
    [
      'precautions of 1001 letters',
      { contraindications: 'a'.repeat(1001) },
      'contraindications',
      'Max Character Limit is 1000',
    ],
  ])('is rejected with %s', async (_what, body, field, message) => {
    expect(reasonOf(await add(body))).toEqual([422, { [field]: message }]);
  });

  it('keeps texts at their limit, where a line break counts as two', async () => {
    const action = `${'a'.repeat(500)}\n${'a'.repeat(498)}`;
    expect((await added({ action })).action).toBe(action);
  });

  it('has a unique name within the organization regardless of case, also when two are added at once', async () => {
    await added({ name: 'Éternal Bridge' });
    const again = await add({ name: 'éTERNAL bridge ' }, admin);
    const message = 'Your organization already has an exercise with this name.';
    expect([again.status, again.problem.message, again.problem.fields]).toEqual([409, message, { name: message }]);
    expect((await add({ name: 'Éternal Bridge' }, other)).status).toBe(201);
    const both = await Promise.all([add({ name: 'At once' }), add({ name: 'AT ONCE' }, admin)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const mine = await added();
    expect((await save(mine.id, { name: 'at once' }, 1)).status).toBe(409);
    expect((await save(mine.id, { name: mine.name.toUpperCase() }, 1)).status).toBe(200);
  });

  it('is one of at most 500, archived ones included', async () => {
    const { organizationId } = world.seed.B;
    const there = (await stored(world, organizationExercises, eq(organizationExercises.organizationId, organizationId)))
      .length;
    const rows = Array.from({ length: 500 - there }, (_, at) => ({
      organizationId,
      id: `OWN-${crypto.randomUUID()}`,
      name: `Filler ${at}`,
      data: {},
      archivedAt: new Date(),
    }));
    await world.asOwner((tx) => tx.insert(organizationExercises).values(rows));
    const refused = await add({}, other);
    expect([refused.status, refused.problem.message]).toEqual([
      409,
      'Your organization can add up to 500 exercises. Archive one first.',
    ]);
    await world.asOwner((tx) => tx.delete(organizationExercises).where(eq(organizationExercises.id, rows[0]!.id)));
    expect((await add({}, other)).status).toBe(201);
  });

  it('cannot be accessed by others: the response is the same for another organization, a vendor’s exercise and an unknown one', async () => {
    const { id, version } = await added();
    for (const exerciseId of [id, 'EK-0001', `OWN-${crypto.randomUUID()}`]) {
      const replies = [
        await save(exerciseId, { name: 'Mine now' }, version!, other),
        await withdraw(exerciseId, other),
        await bringBack(exerciseId, other),
        await other.call(ownExerciseUsage, { params: { exerciseId } }),
      ];
      expect(replies.map(({ status, problem }) => [status, problem.message])).toEqual(
        replies.map(() => [404, 'Exercise not found.']),
      );
    }
    const favorite = await other.call(addFavorite, { params: { exerciseId: id } });
    expect(favorite.status).toBe(404);
    const used = await other.call(createTemplate, { body: template(id) });
    expect([used.status, used.problem.fields]).toEqual([422, { 'blocks.0.exerciseId': 'Exercise not found' }]);
    expect((await first.call(listExercises)).body.find((each) => each.id === id)).toMatchObject({ version: 1 });
  });

  it('requires Health', async () => {
    const { organizationId } = world.seed.B;
    const products = (list: string[]) =>
      world.asOwner((tx) =>
        tx.update(organizations).set({ products: list }).where(eq(organizations.id, organizationId)),
      );
    await products(['GAIT']);
    const gaitOnly = await world.as(world.seed.B.practitioners.admin);
    expect([(await add({}, gaitOnly)).status, (await gaitOnly.call(listExercises)).status]).toEqual([403, 403]);
    await products(['HEALTH', 'GAIT', 'PRO', 'SCAN']);
  });

  it('can be a favorite, and is audited with the user who added it', async () => {
    const { id } = await added();
    expect((await first.call(addFavorite, { params: { exerciseId: id } })).body).toEqual([id]);
    expect((await first.call(listFavorites)).body).toEqual([id]);
    const trail = (await stored(world, auditRows, eq(auditRows.action, 'addOwnExercise'))).find(({ entityIds }) =>
      entityIds?.includes(id),
    );
    expect(trail).toMatchObject({ userId: world.seed.A.practitioners.first.userId, outcome: 201 });
  });
});

describe('clinical facts of an own exercise', () => {
  const facts = {
    movements: ['Protraction', 'Flexion'],
    muscles: ['Serratus Anterior', 'Deltoid'],
    phases: ['Early'],
    synonyms: ['table wipe', 'frozen shoulder'],
  };
  const contraindications = 'Hold after rotator cuff repair.';
  const readFacts = async (id: string, who = first, query = {}) =>
    (await who.call(exerciseFacts, { query })).body.find((each) => each.id === id);

  it('are read with those of the library by the organization alone, in the order in which they were entered', async () => {
    const { id } = await added({ ...facts, contraindications });
    expect(await readFacts(id)).toEqual({ id, ...facts });
    expect(await readFacts(id, admin, { language: 'es' })).toEqual({ id, ...facts });
    expect((await first.call(exerciseFacts)).body.some((each) => each.id === 'EK-0001')).toBe(true);
    expect(await readFacts(id, other)).toBeUndefined();
    await withdraw(id);
    expect(await readFacts(id)).toEqual({ id, ...facts });
  });

  it('are part of the exercise for its clinicians, and saved with it', async () => {
    const exercise = await added({ ...facts, contraindications });
    expect(exercise).toMatchObject({ ...facts, contraindications });
    const texts = await first.call(exerciseTexts, { query: { ids: exercise.id } });
    expect(texts.body).toMatchObject([{ id: exercise.id, contraindications }]);
    const saved = await save(exercise.id, { name: exercise.name, muscles: ['Deltoid'] }, 1);
    expect(saved.body).toMatchObject({ movements: [], muscles: ['Deltoid'], contraindications: null });
  });

  it('are none of an exercise that was added before there were any', async () => {
    const { id } = await added();
    const before = sql`${organizationExercises.data} - ${'{movements,muscles,phases,synonyms,contraindications}'}::text[]`;
    await world.asOwner((tx) =>
      tx.update(organizationExercises).set({ data: before }).where(eq(organizationExercises.id, id)),
    );
    expect(await readFacts(id)).toEqual({ id, movements: [], muscles: [], phases: [], synonyms: [] });
    expect(await offered()).toContain(id);
  });
});

describe('an archived exercise', () => {
  it('is no longer offered, stays in programs and templates, and keeps its name there', async () => {
    const exercise = await added();
    const { id } = exercise;
    const held = (await first.call(createTemplate, { body: template(id) })).body;
    const [patientId] = world.seed.A.patients;
    await first.call(assignProgram, { params: { patientId }, body: { templateId: held.id } });
    expect((await first.call(ownExerciseUsage, { params: { exerciseId: id } })).body).toEqual({
      programs: 1,
      templates: 1,
    });
    expect((await withdraw(id)).body).toEqual(exercise);
    expect((await withdraw(id, admin)).status).toBe(200);
    expect(await offered()).not.toContain(id);
    expect((await first.call(addFavorite, { params: { exerciseId: id } })).status).toBe(404);
    expect((await first.call(getTemplate, { params: { id: held.id } })).body.blocks[0]!.exerciseId).toBe(id);
    const kept = await first.call(updateTemplate, {
      params: { id: held.id },
      body: { ...template(id), name: 'Renamed' },
      headers: { 'if-match': '1' },
    });
    expect(kept.status).toBe(200);
    const named = await first.call(archivedExercises, { query: { ids: `${id},EK-0001,EK-none` } });
    expect(named.body).toEqual([exercise]);
    expect((await first.call(archivedOwnExercises)).body).toContainEqual(exercise);
    expect((await other.call(archivedExercises, { query: { ids: id } })).body).toEqual([]);
    expect(JSON.stringify((await other.call(archivedOwnExercises)).body)).not.toContain(id);
  });

  it('has usage counts of the patients that the reader may see', async () => {
    const { id } = await added();
    const [, patientId] = world.seed.A.patients;
    expect((await admin.call(assignProgram, { params: { patientId }, body: template(id) })).status).toBeLessThan(300);
    const use = async (who: Caller) => (await who.call(ownExerciseUsage, { params: { exerciseId: id } })).body.programs;
    expect([await use(admin), await use(first)]).toEqual([1, 0]);
  });

  it('of the library keeps the vendor’s name too', async () => {
    const withdrawn = (is: boolean) =>
      world.asOwner((tx) => tx.update(exercises).set({ archived: is }).where(eq(exercises.id, 'EK-0002')));
    await withdrawn(true);
    expect((await first.call(archivedExercises, { query: { ids: 'EK-0001,EK-0002' } })).body).toMatchObject([
      { id: 'EK-0002', name: 'Wall Sit' },
    ]);
    await withdrawn(false);
    const asked = async (ids: string) => reasonOf(await first.call(archivedExercises, { query: { ids } }));
    expect(await asked('a'.repeat(41))).toEqual([400, { 'ids.0': 'Not a valid exercise' }]);
    const many = Array.from({ length: 101 }, (_, at) => `X-${at}`).join(',');
    expect(await asked(many)).toEqual([400, { ids: 'At most 100 exercises can be requested at once' }]);
  });

  it('can be restored unless its name is used by another exercise', async () => {
    const { id, name } = await added();
    await withdraw(id);
    const later = await added({ name });
    const refused = await bringBack(id);
    expect([refused.status, refused.problem.message]).toEqual([
      409,
      'Your organization already has an exercise with this name.',
    ]);
    await withdraw(later.id);
    expect((await bringBack(id)).status).toBe(200);
    expect(await offered()).toContain(id);
  });
});

it('ENT-016 the patient’s app gets own exercises with their program, without what is for clinicians, and reports their sets', async () => {
  const { id, name } = await added({
    movements: ['Flexion'],
    synonyms: ['frozen shoulder'],
    contraindications: 'Hold after rotator cuff repair.',
  });
  const { id: patientId, app } = await patientApps(world, admin).paired();
  await admin.call(assignProgram, { params: { patientId }, body: template(id) });
  await withdraw(id);
  const { program, exercises: described } = (await app.call(intakeProgram)).body;
  expect(described).toMatchObject([{ id, name, isOwn: true }]);
  for (const clinical of ['movements', 'muscles', 'phases', 'synonyms', 'contraindications'])
    expect(described[0]).not.toHaveProperty(clinical);
  const exercise = { ...reportedSet().exercise, id, name };
  const session = reportedSession(world, { hepId: program!.id, sets: [{ ...reportedSet(), exercise }] });
  expect((await app.call(postSession, { body: session })).body).toMatchObject({
    session: { sets: [{ exercise: { id, name } }] },
  });
});
