import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  archiveCarePath,
  createCarePath,
  listCarePaths,
  updateCarePath,
} from '../../contract/care-paths/care-paths.ts';
import { postSession } from '../../contract/intake/intake.ts';
import { advancePath, getPatientPath, removePath } from '../../contract/care-paths/patient-paths.ts';
import { createTemplate, getProgram } from '../../contract/programs/programs.ts';
import { listWorklist } from '../../contract/worklist/worklist.ts';
import {
  organizations,
  patientPathSteps,
  patientPaths,
  patients,
  plansOfCare,
  programVersions,
  programs,
} from '../../server/platform/db/schema.ts';
import { createNewDayJob } from '../../server/platform/jobs/new-day.ts';
import { carePathFixture, pathBody, pathPhase } from './care-path-fixture.ts';
import { checksums } from './isolation/checksums.ts';
import { oneSidedExercises } from './one-sided-exercises.ts';
import { patientApps, reportedSession, reportedSet } from './patient-app.ts';
import { planFixture } from './plan-fixture.ts';
import { stored } from './stored.ts';
import { openWorld, type Caller, type World } from './world.ts';

const DAY_MS = 86_400_000;
let world: World;
let admin: Caller;
let templateId = 0;
beforeAll(async () => {
  world = await openWorld();
  await oneSidedExercises(world);
  // Noon of 17 November at the clinic.
  world.offsetMs = Date.parse('2026-11-17T19:00:00Z') - Date.now();
  admin = await world.as(world.seed.A.practitioners.admin);
  templateId = (await admin.call(createTemplate, { body: { name: 'Full range', blocks: [block()] } })).body.id;
});
afterAll(() => world.close());
// Sessions of accounts end after hours; days go by here.
beforeEach(async () => {
  admin = await world.as(world.seed.A.practitioners.admin);
});

const block = () => ({
  uuid: crypto.randomUUID(),
  exerciseId: 'EK-0001',
  numSets: 1,
  setGoal: { goalType: 'REPS' as const, reps: 10, time: null },
  sideOfBody: null,
});
const bend = (phaseNumber: number, number: number, change = {}) =>
  pathPhase({ phaseNumber, title: `To ${number}`, track: 'Range of motion', number, type: 'Degrees', ...change });
const knee = () => [bend(1, 90, { messageProvider: true }), bend(2, 115, { templateId })];
const later = async (days: number) => {
  world.offsetMs += days * DAY_MS;
  admin = await world.as(world.seed.A.practitioners.admin);
};
const turnDay = () =>
  createNewDayJob({ now: world.deps.now })(
    { id: 1, organizationId: null, payload: {}, progress: null, report: async () => undefined },
    world.deps.tenantDb,
  );
const bent = (app: Caller, maxROM: number, daysAgo = 0, change = {}) =>
  app.call(postSession, {
    body: reportedSession(world, {
      performedAt: new Date(world.deps.now().getTime() - daysAgo * DAY_MS - 60_000).toISOString(),
      sets: [reportedSet({ maxROM, ...change })],
    }) as never,
  });
const onPath = async (phases = knee(), name = 'Knee path') => {
  const person = await patientApps(world, admin).paired();
  const fixture = carePathFixture(admin);
  const pathId = await fixture.published(name, phases);
  expect((await fixture.give(person.id, pathId)).status).toBe(201);
  return { ...person, pathId };
};
const getPath = (id: number) => carePathFixture(admin).getPath(id);
const advance = (patientId: number, version: number, who = admin) =>
  who.call(advancePath, { params: { patientId }, headers: { 'if-match': `${version}` } });

describe('a patient on a path', () => {
  it('has null without a path, and otherwise the version that was published when it was assigned', async () => {
    const fresh = await patientApps(world, admin).invited();
    expect(await getPath(fresh.id)).toBeNull();
    const { id, pathId } = await onPath();
    const headers = { 'if-match': '2' };
    await admin.call(updateCarePath, { params: { id: pathId }, body: pathBody('Other', [bend(1, 5)]), headers });
    expect(await getPath(id)).toMatchObject({
      name: 'Knee path',
      phaseIndex: 0,
      phaseSince: '2026-11-17',
      endedAt: null,
      assignedBy: { firstName: 'admina' },
      measured: null,
      unmeasured: 'NO_DATA',
      steps: [],
      phases: [{ title: 'To 90' }, { title: 'To 115', templateName: 'Full range' }],
    });
  });

  it('advances in the transaction that stored the data, at most once a day, by data since the phase started', async () => {
    const { id, app } = await onPath();
    // On the day it began, and of the day before.
    await bent(app, 130);
    expect(await getPath(id)).toMatchObject({ phaseIndex: 0 });
    await later(1);
    await bent(app, 140, 2);
    expect(await getPath(id)).toMatchObject({ phaseIndex: 0 });
    await bent(app, 120);
    const moved = await getPath(id);
    expect(moved).toMatchObject({ phaseIndex: 1, phaseSince: '2026-11-18', unmeasured: 'NO_DATA' });
    expect(moved!.steps).toEqual([
      {
        id: expect.any(Number),
        fromIndex: 0,
        toIndex: 1,
        day: '2026-11-18',
        because: { track: 'Range of motion', type: 'Degrees', value: 120, day: '2026-11-18', of: 'Heel Slide' },
        takenBy: null,
      },
    ]);
    // 120 is more than 115, but was measured before the second phase.
    await later(1);
    await bent(app, 100);
    expect(await getPath(id)).toMatchObject({ phaseIndex: 1, measured: { value: 100 }, endedAt: null });
    await bent(app, 116);
    expect(await getPath(id)).toMatchObject({ endedBy: 'COMPLETED', steps: [{ toIndex: null }, { toIndex: 1 }] });
  });

  it('BLD-64 gets programs for the involved side; without one the path is rejected and a rule waits', async () => {
    const blocks = [{ ...block(), exerciseId: 'PT-CLAMSHELL' }];
    const hip = (await admin.call(createTemplate, { body: { name: 'Hip', blocks } })).body.id;
    const phases = () => [bend(1, 90), bend(2, 115, { templateId: hip })];
    const sideless = (id: number) =>
      world.asOwner(
        async (tx) => void (await tx.update(patients).set({ injuredSideOfBody: null }).where(eq(patients.id, id))),
      );
    const named = 'Choose a side of the body for Clamshell.';

    const { id: refused } = await patientApps(world, admin).paired();
    await sideless(refused);
    const fixture = carePathFixture(admin);
    const given = await fixture.give(refused, await fixture.published('Hip path', phases()));
    expect([given.status, given.problem.message]).toEqual([422, named]);
    expect(await getPath(refused)).toBeNull();

    const [known, unknown] = [await onPath(phases(), 'With a side'), await onPath(phases(), 'Side taken away')];
    await sideless(unknown.id);
    await later(1);
    for (const { app } of [known, unknown]) await bent(app, 95);
    expect((await getPath(known.id))!.phaseIndex).toBe(1);
    const program = (await admin.call(getProgram, { params: { patientId: known.id } })).body!;
    expect(program.blocks.map(({ sideOfBody }) => sideOfBody)).toEqual(['Left']);
    const waiting = (await getPath(unknown.id))!;
    expect([waiting.phaseIndex, waiting.steps]).toEqual([0, []]);
    expect((await advance(unknown.id, waiting.version)).problem.message).toBe(named);
  });

  it('gets the initial program of the phase, without an author', async () => {
    const { id, app } = await onPath();
    await later(1);
    await bent(app, 95);
    const program = (await admin.call(getProgram, { params: { patientId: id } })).body!;
    expect(program.name).toBe('Full range');
    const [row] = await stored(world, programs, eq(programs.id, program.id));
    expect(row).toMatchObject({ patientId: id, templateId, savedBy: null, endedAt: null });
    expect(await stored(world, programVersions, eq(programVersions.programId, program.id))).toMatchObject([
      { savedBy: null, name: 'Full range' },
    ]);
    expect((await stored(world, patients, eq(patients.id, id)))[0]).toMatchObject({ programName: 'Full range' });
    expect((await stored(world, plansOfCare, eq(plansOfCare.patientId, id)))[0]).toMatchObject({
      setupDate: expect.any(String),
      setupBy: 'PROGRAM',
    });
  });

  it('is in the worklist for 7 days when the phase requires it', async () => {
    const { id, app } = await onPath();
    await later(1);
    const day = world.deps.now();
    await bent(app, 95);
    const worklistReasons = async () => {
      const { items } = (await admin.call(listWorklist, { query: { kind: 'PATH_STEP', limit: '100' } })).body;
      return items.find(({ patient }) => patient.id === id)?.reasons.find(({ kind }) => kind === 'PATH_STEP');
    };
    const spoken = day.toLocaleDateString('en-US', {
      timeZone: 'America/Denver',
      month: 'short',
      day: 'numeric',
      year: 'numeric',
    });
    expect((await worklistReasons())?.explanation.text).toBe(
      `Advanced to phase 2, To 115, of Knee path: Range of motion 95° on ${spoken}.`,
    );
    await later(6);
    await turnDay();
    expect(await worklistReasons()).toBeDefined();
    await later(1);
    await turnDay();
    expect(await worklistReasons()).toBeUndefined();
  });

  it('advances with the day of the location’s zone when the phase waits for time, and a second run changes nothing', async () => {
    const { id } = await onPath([pathPhase({ number: 2 }), pathPhase({ phaseNumber: 2, number: 1 })]);
    await later(2);
    await turnDay();
    expect(await getPath(id)).toMatchObject({ phaseIndex: 0, measured: { value: 2 } });
    await later(1);
    await turnDay();
    await turnDay();
    expect(await getPath(id)).toMatchObject({ phaseIndex: 1, measured: { value: 0 } });
    await later(2);
    await turnDay();
    expect(await getPath(id)).toMatchObject({ endedBy: 'COMPLETED' });
    expect(await stored(world, patientPathSteps, eq(patientPathSteps.patientId, id))).toHaveLength(2);
  });

  it('has practiced on the days with completed sets', async () => {
    const share = pathPhase({ track: 'Adherence', number: 90, type: '%', templateId });
    const { id, app } = await onPath([share, bend(2, 90)]);
    await later(9);
    // 5 of 7 days a week are prescribed: of the 8 days after the first, 5.7, which are 6. Done on two of them.
    for (const [daysAgo, resolution] of ['SUCCESS', 'SKIPPED_IN_SET', 'SELF_REPORTED', 'NOT_STARTED'].entries())
      await bent(app, 40, daysAgo + 1, { resolution });
    expect(await getPath(id)).toMatchObject({ phaseIndex: 0, measured: { value: 33 } });
  });

  it('does not advance while discharged or hidden', async () => {
    const gone = await onPath([pathPhase({ number: 0 })]);
    const hidden = await onPath([pathPhase({ number: 0 })]);
    const fixture = planFixture(world);
    const { version } = await fixture.read(admin, gone.id);
    const today = world.deps.now().toISOString().slice(0, 10);
    await fixture.discharge(admin, gone.id, today, version);
    await world.asOwner((tx) => tx.update(patients).set({ hidden: true }).where(eq(patients.id, hidden.id)));
    await later(3);
    await turnDay();
    for (const { id } of [gone, hidden])
      expect(await stored(world, patientPathSteps, eq(patientPathSteps.patientId, id))).toEqual([]);
  });

  it('starts the phase again with a new plan of care', async () => {
    const { id } = await onPath([pathPhase({ number: 5 })]);
    const fixture = planFixture(world);
    const day = () => world.deps.now().toISOString().slice(0, 10);
    await fixture.discharge(admin, id, day(), (await fixture.read(admin, id)).version);
    await later(30);
    await turnDay();
    const again = await fixture.begin(admin, id, { start: day() }, (await fixture.read(admin, id)).version);
    expect(again.status).toBeLessThan(300);
    expect((await getPath(id))!.phaseSince).toBe(day());
    await later(5);
    await turnDay();
    expect((await getPath(id))!.steps).toEqual([]);
    await later(1);
    await turnDay();
    expect((await getPath(id))!.steps).toHaveLength(1);
  });

  it('does not advance while the clinic is without Health', async () => {
    const { id } = await onPath([pathPhase({ number: 0 })]);
    const hold = (products: string[]) =>
      world.asOwner((tx) =>
        tx.update(organizations).set({ products }).where(eq(organizations.id, world.seed.A.organizationId)),
      );
    await hold(['GAIT']);
    await later(3);
    await turnDay();
    expect(await stored(world, patientPathSteps, eq(patientPathSteps.patientId, id))).toEqual([]);
    await hold(['HEALTH', 'GAIT', 'PRO', 'SCAN']);
    await turnDay();
    expect(await stored(world, patientPathSteps, eq(patientPathSteps.patientId, id))).toHaveLength(1);
  });

  it('advances one step after several sessions at once', async () => {
    const { id, app } = await onPath([bend(1, 90), bend(2, 91), bend(3, 92)]);
    await later(1);
    const replies = await Promise.all([100, 101, 102, 103, 104].map((angle) => bent(app, angle)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await getPath(id)).toMatchObject({ phaseIndex: 1 });
    expect(await stored(world, patientPathSteps, eq(patientPathSteps.patientId, id))).toHaveLength(1);
  });
});

describe('advancing a path manually', () => {
  it('requires the version that was read, and completes the path from the last phase', async () => {
    const { id } = await onPath();
    expect((await admin.call(advancePath, { params: { patientId: id } })).status).toBe(428);
    const { body } = await advance(id, 1);
    expect(body).toMatchObject({
      phaseIndex: 1,
      steps: [{ because: null, takenBy: { firstName: 'admina' }, fromIndex: 0, toIndex: 1 }],
    });
    expect((await advance(id, 1)).status).toBe(412);
    const current = and(eq(programs.patientId, id), isNull(programs.endedAt));
    expect(await stored(world, programs, current)).toMatchObject([
      { name: 'Full range', savedBy: world.seed.A.practitioners.admin.practitionerId },
    ]);
    expect((await advance(id, body.version)).body).toMatchObject({ endedBy: 'COMPLETED', measured: null });
    expect((await advance(id, 3)).status).toBe(404);
  });

  it('returns a conflict to one of two users who advance at once', async () => {
    const { id } = await onPath();
    const replies = await Promise.all([advance(id, 1), advance(id, 1)]);
    expect(replies.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '412']);
    expect(await getPath(id)).toMatchObject({ phaseIndex: 1 });
  });

  it('C1 is rejected when the patient’s path changed meanwhile', async () => {
    const { id } = await onPath();
    const seen = (await getPath(id))!.version;
    const fixture = carePathFixture(admin);
    await fixture.give(id, await fixture.published('Given meanwhile', [bend(1, 50), bend(2, 60)]));
    expect((await advance(id, seen)).status).toBe(412);
    expect(await getPath(id)).toMatchObject({ name: 'Given meanwhile', phaseIndex: 0 });
  });

  it('and replacing or removing a path keep the history of the former path', async () => {
    const { id } = await onPath();
    const fixture = carePathFixture(admin);
    await fixture.give(id, await fixture.published('Second', [bend(1, 50)]));
    expect(await getPath(id)).toMatchObject({ name: 'Second', endedAt: null });
    expect((await admin.call(removePath, { params: { patientId: id } })).status).toBe(204);
    expect((await admin.call(removePath, { params: { patientId: id } })).status).toBe(404);
    const rows = await stored(world, patientPaths, eq(patientPaths.patientId, id));
    expect(rows.map(({ name, endedBy }) => `${name} ${endedBy}`).toSorted()).toEqual([
      'Knee path REPLACED',
      'Second REMOVED',
    ]);
  });

  it('follows the published version, and only published paths can be assigned', async () => {
    const { id } = await patientApps(world, admin).invited();
    const fixture = carePathFixture(admin);
    const pathId = await fixture.published('Changed later', [bend(1, 50)]);
    const headers = { 'if-match': '2' };
    const body = pathBody('Changed later', [bend(1, 77), bend(2, 88)]);
    await admin.call(updateCarePath, { params: { id: pathId }, body, headers });
    const { items } = (await admin.call(listCarePaths, { query: { show: 'published', q: 'Changed later' } })).body;
    expect(items.map(({ state, phases }) => [state, phases.map(({ number }) => number)])).toEqual([['CHANGED', [50]]]);
    expect((await fixture.give(id, pathId)).body.phases.map(({ number }) => number)).toEqual([50]);
  });

  it('and assigning are rejected for drafts, archived paths, patients without Health and discharged ones', async () => {
    const fixture = carePathFixture(admin);
    const { id } = await patientApps(world, admin).invited();
    const pathId = await fixture.published('Archived', [bend(1, 50)]);
    const draft = (await admin.call(createCarePath, { body: pathBody('Draft') })).body.id;
    await admin.call(archiveCarePath, { params: { id: pathId }, body: { archived: true } });
    for (const no of [draft, pathId, world.seed.B.carePathId, 999_999])
      expect((await fixture.give(id, no)).problem).toMatchObject({
        status: 422,
        fields: { pathId: 'Path not found.' },
      });
    const open = await fixture.published('Open', [bend(1, 50)]);
    const plans = planFixture(world);
    const gait = await plans.inCare({ products: ['GAIT'] });
    expect((await fixture.give(gait, open)).problem.message).toBe('Only Health patients can be assigned a path.');
    const gone = await plans.inCare({ end: '2026-08-02', discharged: true });
    expect((await fixture.give(gone, open)).problem.message).toBe('The patient is discharged.');
  });

  it('A2 cannot change a patient of another location or organization', async () => {
    const { A, B } = world.seed;
    const first = await world.as(A.practitioners.first);
    const before = await checksums(world.database);
    for (const [patientId, who] of [
      [A.patients[1], first],
      [B.patients[0], admin],
      [999_999, admin],
    ] as const) {
      const fixture = carePathFixture(who);
      const replies = [
        await fixture.give(patientId, A.carePathId),
        await advance(patientId, 1, who),
        await who.call(removePath, { params: { patientId } }),
        await who.call(getPatientPath, { params: { patientId } }),
      ];
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    expect(await checksums(world.database)).toEqual(before);
  });
});
