import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  archiveCarePath,
  carePathInsights,
  createCarePath,
  duplicateCarePath,
  getCarePath,
  listCarePaths,
  publishCarePath,
  updateCarePath,
} from '../../contract/care-paths/care-paths.ts';
import { advancePath } from '../../contract/care-paths/patient-paths.ts';
import { createTemplate } from '../../contract/programs/programs.ts';
import { organizations } from '../../server/platform/db/schema.ts';
import { carePathFixture, pathBody, pathPhase } from './care-path-fixture.ts';
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

const create = async (name: string, phases = [pathPhase({})]) =>
  (await first.call(createCarePath, { body: pathBody(name, phases) })).body;
const save = (id: number, version: number, body = pathBody('Saved', [pathPhase({})])) =>
  first.call(updateCarePath, { params: { id }, body, headers: { 'if-match': `${version}` } });
const publish = (id: number, version: number) =>
  first.call(publishCarePath, { params: { id }, headers: { 'if-match': `${version}` } });
const names = async (query: Record<string, string>) =>
  (await first.call(listCarePaths, { query })).body.items.map(({ name }) => name);

describe('the care paths of an organization', () => {
  it('ENT-049 ENT-050 start as drafts with all fields of their phases', async () => {
    const phase = pathPhase({ title: 'Regain the bend', track: 'Range of motion', number: 90, type: 'Degrees' });
    const path = await create('Knee', [phase]);
    expect(path).toMatchObject({ name: 'Knee', state: 'DRAFT', version: 1, publishedAt: null, archived: false });
    expect(path.phases).toEqual([
      {
        ...phase,
        trackOptions: [
          'Time in phase',
          'Pain',
          'Adherence',
          'Range of motion',
          'Balance',
          'Disability',
          // The scores of published instruments.
          'PHQ-2',
          'PHQ-9',
          'GAD-7',
          'NPRS',
          'RAND Physical Functioning',
          'STEADI Key Questions',
          'ODI',
          'LEFS',
          'QuickDASH',
          'KOOS JR',
          'PSFS',
          'STEADI Stay Independent',
        ],
        typeOptions: ['Degrees', '%', 'Score', 'Minutes', 'Hours', 'Days', 'Weeks'],
        logicOptions: ['>', '<', 'Equals'],
        templateName: null,
      },
    ]);
    expect((await first.call(getCarePath, { params: { id: path.id } })).body).toEqual(path);
  });

  it('C1 are saved as a whole against the version that was read, and show unpublished changes', async () => {
    const { id } = await create('Versions');
    expect((await publish(id, 1)).body).toMatchObject({ state: 'PUBLISHED', version: 2 });
    expect((await save(id, 2)).body).toMatchObject({ state: 'CHANGED', version: 3, name: 'Saved' });
    const late = await save(id, 2);
    expect([late.status, (late.problem.current as { version: number }).version]).toEqual([412, 3]);
    expect((await publish(id, 2)).status).toBe(412);
    expect((await publish(id, 3)).body).toMatchObject({ state: 'PUBLISHED', version: 4 });
    expect((await first.call(updateCarePath, { params: { id }, body: pathBody('X') })).status).toBe(428);
  });

  it('return a conflict to one of two users who save at once', async () => {
    const { id } = await create('Twice');
    const replies = await Promise.all([save(id, 1), save(id, 1)]);
    expect(replies.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '412']);
  });

  it('PATHS-15 OPEN-161 reject numbers outside 0 to 999 and other errors with their field path', async () => {
    const body = pathBody(' ', [
      pathPhase({ phaseNumber: 1000, number: -1, title: '' }),
      pathPhase({ phaseNumber: 2, number: 1.5, track: 'Pain' }),
      pathPhase({ phaseNumber: 2 }),
    ]);
    const { status, problem } = await first.call(createCarePath, { body });
    expect([status, problem.fields]).toEqual([
      422,
      {
        name: 'Name is required',
        'phases.0.phaseNumber': 'Enter a whole number from 0 to 999',
        'phases.0.number': 'Enter a whole number from 0 to 999',
        'phases.0.title': 'Title is required',
        'phases.1.number': 'Enter a whole number from 0 to 999',
      },
    ]);
    const refused = async (...phases: ReturnType<typeof pathPhase>[]) =>
      (await first.call(createCarePath, { body: pathBody('X', phases) })).problem.fields;
    expect(await refused(pathPhase({ track: 'Pain' }))).toEqual({ 'phases.0.type': 'For Pain, choose Score' });
    expect(await refused(pathPhase({ phaseNumber: 0 }), pathPhase({ phaseNumber: 0, number: 999 }))).toEqual({
      'phases.1.phaseNumber': 'This phase number is already used',
    });
    expect((await first.call(createCarePath, { body: pathBody('X', []) })).problem.fields).toEqual({
      phases: 'Add at least one phase',
    });
  });

  it('can only assign programs of their own organization', async () => {
    const { A, B } = world.seed;
    for (const templateId of [B.templateId, A.programs[0], 999_999]) {
      const body = pathBody('X', [pathPhase({}), pathPhase({ phaseNumber: 2, templateId })]);
      expect((await first.call(createCarePath, { body })).problem).toMatchObject({
        status: 422,
        fields: { 'phases.1.templateId': 'Template not found.' },
      });
    }
    const block = {
      uuid: crypto.randomUUID(),
      exerciseId: 'EK-0001',
      numSets: 1,
      setGoal: { goalType: 'REPS' as const, reps: 10, time: null },
      sideOfBody: null,
    };
    const template = (await first.call(createTemplate, { body: { name: 'Early knee', blocks: [block] } })).body;
    const path = await create('With a program', [pathPhase({ templateId: template.id })]);
    expect(path.phases[0]).toMatchObject({ templateId: template.id, templateName: 'Early knee' });
  });

  it('can be found by name, archived, restored and duplicated', async () => {
    const { id, version } = await create('Find me');
    await publish(id, version);
    expect(await names({ q: 'find ME' })).toEqual(['Find me']);
    expect(await names({ q: 'find', show: 'published' })).toEqual(['Find me']);
    const archive = (archived: boolean) => first.call(archiveCarePath, { params: { id }, body: { archived } });
    expect((await archive(true)).body.archived).toBe(true);
    expect((await archive(true)).status).toBe(200);
    expect(await names({ q: 'find' })).toEqual([]);
    expect(await names({ q: 'find', show: 'published' })).toEqual([]);
    expect(await names({ q: 'find', show: 'archived' })).toEqual(['Find me']);
    expect((await save(id, 3)).problem).toMatchObject({ status: 409, message: 'This path is archived.' });
    await archive(false);
    const copy = (await first.call(duplicateCarePath, { params: { id } })).body;
    expect(copy).toMatchObject({ name: 'Copy of Find me', state: 'DRAFT', version: 1 });
    expect(await names({ q: 'find', sort: 'name' })).toEqual(['Copy of Find me', 'Find me']);
  });

  it('get a duplicate name that is cut between whole characters', async () => {
    const { id } = await create(`${'x'.repeat(111)}\u{1f642}y`);
    const copy = (await first.call(duplicateCarePath, { params: { id } })).body;
    expect(copy.name).toBe(`Copy of ${'x'.repeat(111)}`);
  });

  it('A2 are not accessible to another organization or to one without Health', async () => {
    const { id } = await create('Ours');
    const other = await world.as(world.seed.B.practitioners.admin);
    expect((await other.call(getCarePath, { params: { id } })).problem).toMatchObject({
      status: 404,
      message: 'Path not found.',
    });
    const products = (held: string[]) =>
      world.asOwner((tx) =>
        tx.update(organizations).set({ products: held }).where(eq(organizations.id, world.seed.A.organizationId)),
      );
    await products(['GAIT']);
    expect((await first.call(listCarePaths)).status).toBe(403);
    await products(['HEALTH', 'GAIT', 'PRO', 'SCAN']);
  });

  it('A3 return the phases of the reader’s own patients', async () => {
    const id = world.seed.A.carePathId;
    const { body: own } = await first.call(carePathInsights, { params: { id } });
    expect(own).toEqual({
      given: 1,
      current: 1,
      completed: 0,
      phases: [{ phaseNumber: 1, title: 'Phase CANARYA0', now: 1, passed: 0, medianDays: null }],
    });
    expect((await admin.call(carePathInsights, { params: { id } })).body.given).toBe(2);
  });

  it('count patients by their current phase, regardless of its position in later versions', async () => {
    const [early, late] = [pathPhase({ title: 'Early' }), pathPhase({ phaseNumber: 2, title: 'Late' })];
    const fixture = carePathFixture(first);
    const id = await fixture.published('Grows', [early, late]);
    const patientId = world.seed.A.patients[0];
    expect((await fixture.give(patientId, id)).status).toBe(201);
    const { version } = (await fixture.getPath(patientId))!;
    await first.call(advancePath, { params: { patientId }, headers: { 'if-match': `${version}` } });
    const warmUp = pathPhase({ phaseNumber: 3, title: 'Before all' });
    await save(id, 2, pathBody('Grows', [warmUp, early, late]));
    await publish(id, 3);
    const { phases } = (await first.call(carePathInsights, { params: { id } })).body;
    expect(phases.map(({ title, now, passed }) => [title, now, passed])).toEqual([
      ['Before all', 0, 0],
      ['Early', 0, 1],
      ['Late', 1, 0],
    ]);
  });
});
