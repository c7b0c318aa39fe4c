import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCareNote, deleteCareNote, listCareNotes, updateCareNote } from '../../contract/care-notes/care-notes.ts';
import { postSession } from '../../contract/intake/intake.ts';
import { getProgram, unassignProgram, updateProgram } from '../../contract/programs/programs.ts';
import { addDays } from '../../domain/platform/calendar.ts';
import { findWorklistReasons } from '../../domain/worklist/worklist-items.ts';
import { loadWorklistInputs } from '../../server/worklist/load-worklist-inputs.ts';
import { healthSessions, worklistItems, patients, plansOfCare, programs } from '../../server/platform/db/schema.ts';
import { createNewDayJob } from '../../server/platform/jobs/new-day.ts';
import { createSurveyToken } from '../../server/surveys/survey-token.ts';
import { patientApps, reportedSession, reportedSet } from './patient-app.ts';
import { patientFixture } from './patient-fixture.ts';
import { planFixture } from './plan-fixture.ts';
import { stored } from './stored.ts';
import { deliver, filledIn, PAIN_FORM, surveyFixture } from './survey-deliveries.ts';
import { openWorld, type Caller, type World } from './world.ts';

/** Every change happens once a round, in another order. */
const ROUNDS = 3;
const START = Date.parse('2026-11-17T18:00:00Z');

let world: World;
let admin: Caller;
beforeAll(async () => {
  world = await openWorld();
  world.offsetMs = START - Date.now();
  admin = await world.as(world.seed.A.practitioners.admin);
  const fields = [{ id: '5ECc4FsJ1ePt', type: 'opinion_scale', title: 'Pain?', properties: { steps: 11 } }];
  await surveyFixture(world).register({ id: PAIN_FORM, definition: { id: PAIN_FORM, title: 'Pain', fields } });
});
afterAll(() => world.close());

/** The same numbers on every run: below `end`, whole. */
function numbers(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

const organizationId = () => world.seed.A.organizationId;
const kept = async () =>
  (await stored(world, worklistItems, eq(worklistItems.organizationId, organizationId())))
    .map(({ patientId, kinds, reasons, urgency, asOf }) => ({ patientId, kinds, reasons, urgency, asOf }))
    .toSorted((a, b) => a.patientId - b.patientId);
const computed = () =>
  world.deps.tenantDb.withActor({ kind: 'job', organizationId: organizationId() }, async (tx, scope) => {
    const all = await tx.select({ id: patients.id }).from(patients).orderBy(asc(patients.id));
    const found = await loadWorklistInputs(
      tx,
      scope,
      all.map(({ id }) => id),
      world.deps.now(),
    );
    return found
      .filter(({ facts }) => facts.inCare)
      .map(({ id, facts }) => {
        const reasons = findWorklistReasons(facts);
        const kinds = reasons.map(({ kind }) => kind);
        return { patientId: id, kinds, reasons, urgency: reasons[0]?.urgency ?? 0, asOf: facts.today };
      });
  });
const turnDay = () =>
  createNewDayJob({ now: world.deps.now })(
    { id: 1, organizationId: null, payload: {}, progress: null, report: async () => undefined },
    world.deps.tenantDb,
  );

it('stored worklist reasons equal newly evaluated ones after any change', async () => {
  const apps = patientApps(world, admin);
  const people = [await apps.paired(), await apps.paired(), await apps.paired()];
  await world.asOwner((tx) => tx.update(plansOfCare).set({ start: '2026-09-01' }));
  await world.asOwner((tx) => tx.update(plansOfCare).set({ setupDate: '2026-09-02', setupBy: 'PROGRAM' }));
  // Practiced daily two weeks ago and less since.
  const day = (ago: number) => addDays(world.deps.now().toISOString().slice(0, 10), -ago);
  const past = (patientId: number, first: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      organizationId: organizationId(),
      patientId,
      sessionUuid: crypto.randomUUID(),
      type: 'HEPSession',
      selfReported: 'none',
      performedAt: new Date(`${day(first + index)}T18:00:00Z`),
      day: day(first + index),
      sets: [reportedSet()],
    }));
  await world.asOwner((tx) =>
    tx.insert(healthSessions).values([...past(people[0]!.id, 15, 10), ...past(people[1]!.id, 14, 14)]),
  );
  await world.asOwner((tx) => tx.delete(worklistItems));
  for (const { id } of people) await apps.assign(id);
  // Nothing is prescribed in the days before a program.
  await world.asOwner((tx) => tx.update(programs).set({ createdAt: new Date('2026-09-02T18:00:00Z') }));
  await turnDay();
  const practised = (person: (typeof people)[number], daysAgo: number) => {
    const performedAt = new Date(world.deps.now().getTime() - daysAgo * 86_400_000).toISOString();
    return person.app.call(postSession, { body: reportedSession(world, { performedAt }) as never });
  };
  const fixture = planFixture(world);
  const far = await fixture.placeIn('Pacific/Honolulu');
  const below = numbers(20_261_117);
  const today = () => world.deps.now().toISOString().slice(0, 10);
  const findNote = async (patientId: number) =>
    (await admin.call(listCareNotes, { params: { patientId } })).body.items[0];
  const note = () => ({
    date: addDays(today(), -below(20)),
    minutes: below(30),
    notes: 'Seen.',
    interactionType: below(2) ? ('PATIENT_INTERACTIVE_COMMUNICATION' as const) : null,
  });
  const answered = (patientId: number, pain: number, daysAgo: number) => {
    const userId = createSurveyToken(
      world.deps.configuration.secret,
      { organizationId: organizationId(), patientId },
      world.deps.now(),
    );
    const submittedAt = new Date(world.deps.now().getTime() - daysAgo * 86_400_000).toISOString();
    const body = filledIn({ submittedAt, hidden: { user_id: userId } });
    return deliver(world, body.replace('"number":4', `"number":${pain}`));
  };
  for (const { id } of people) await answered(id, 3, 21);
  const changes: ((person: (typeof people)[number]) => Promise<unknown>)[] = [
    (person) => practised(person, below(30)),
    ({ id: patientId }) => admin.call(addCareNote, { params: { patientId }, body: note() }),
    async ({ id: patientId }) => {
      const last = await findNote(patientId);
      const headers = { 'if-match': String(last?.version) };
      if (last) await admin.call(updateCareNote, { params: { patientId, id: last.id }, body: note(), headers });
    },
    async ({ id: patientId }) => {
      const last = await findNote(patientId);
      const headers = { 'if-match': String(last?.version) };
      if (last) await admin.call(deleteCareNote, { params: { patientId, id: last.id }, headers });
    },
    ({ id }) => patientApps(world, admin).assign(id),
    ({ id: patientId }) => admin.call(unassignProgram, { params: { patientId } }),
    async ({ id: patientId }) => {
      const { body: program } = await admin.call(getProgram, { params: { patientId } });
      if (!program) return;
      const { version, name, notes, dailyFrequency, blocks } = program;
      const body = { name, notes, dailyFrequency, weeklyFrequency: 1 + below(7), blocks };
      await admin.call(updateProgram, { params: { patientId }, body, headers: { 'if-match': String(version) } });
    },
    ({ id }) => answered(id, below(11), below(20)),
    async ({ id }) => {
      const { discharged, plansOfCare: plans, version } = await fixture.read(admin, id);
      if (discharged) await fixture.begin(admin, id, {}, version);
      else if (plans.at(-1)!.end === null) await fixture.discharge(admin, id, addDays(today(), below(3) - 1), version);
      else await fixture.edit(admin, id, null, version);
    },
    async ({ id }) => {
      const { version } = await fixture.read(admin, id);
      await fixture.undo(admin, id, version);
    },
    async ({ id }) => {
      const { version, location } = await fixture.read(admin, id);
      const elsewhere = location.id === world.seed.A.locations[0] ? far : world.seed.A.locations[0];
      await patientFixture(world, admin).save(id, { locationId: elsewhere }, version);
    },
    async () => {
      world.offsetMs += 86_400_000;
      // Sessions end overnight.
      admin = await world.as(world.seed.A.practitioners.admin);
      await turnDay();
    },
  ];
  const kinds = new Set<string>();
  const sizes = new Set<number>();
  for (let round = 0; round < ROUNDS; round++) {
    const left = changes.map((change, index) => ({ change, index }));
    while (left.length > 0) {
      const [{ change, index }] = left.splice(below(left.length), 1) as [(typeof left)[number]];
      await change(people[below(people.length)]!);
      const rows = await kept();
      expect(rows, `after change ${index} of round ${round}`).toEqual(await computed());
      sizes.add(rows.length);
      for (const row of rows) for (const kind of row.kinds) kinds.add(kind);
    }
  }
  // Discharged and back again.
  expect(sizes.size).toBeGreaterThan(1);
  expect([...kinds].toSorted()).toEqual([
    'BILLING_WINDOW_CLOSING',
    'FALLING_ADHERENCE',
    'NOTE_DUE',
    'NO_SESSION',
    'SURVEY_OUT_OF_RANGE',
  ]);
}, 120_000);

it('a session without completed sets counts as data and not as practice', async () => {
  const { id, app } = await patientApps(world, admin).paired();
  const sent = (daysAgo: number, change: object) =>
    app.call(postSession, {
      body: reportedSession(world, {
        performedAt: new Date(world.deps.now().getTime() - daysAgo * 86_400_000).toISOString(),
        sets: [reportedSet(change)],
      }) as never,
    });
  await sent(3, {});
  await sent(2, { skipped: true, repsComplete: 0, repsProper: 0, resolution: 'NOT_STARTED' });
  const [found] = await world.deps.tenantDb.withActor({ kind: 'job', organizationId: organizationId() }, (tx, scope) =>
    loadWorklistInputs(tx, scope, [id], world.deps.now()),
  );
  expect(found!.facts.dataDays).toHaveLength(2);
  expect(found!.facts.practice.toSorted((one, other) => one.day.localeCompare(other.day))).toMatchObject([
    { sessionsDone: 1 },
    { sessionsDone: 0 },
  ]);
});
