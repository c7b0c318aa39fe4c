import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addGaitPatient } from '../../contract/gait/gait-patients.ts';
import { postGaitSession } from '../../contract/gait/intake.ts';
import { postSession } from '../../contract/intake/intake.ts';
import { bulkAddPatients, getPatient } from '../../contract/patients/patients.ts';
import { dischargePatient } from '../../contract/plan-of-care/plan-of-care.ts';
import { postScanSession } from '../../contract/scan-sessions/scan-intake.ts';
import { webhookEventTypes } from '../../contract/webhooks/event-types.ts';
import { exampleBodies } from '../../server/platform/documentation/example-bodies.ts';
import { plansOfCare, proResponses, rtmCycles, webhookEvents } from '../../server/platform/db/schema.ts';
import { createNewDayJob } from '../../server/platform/jobs/new-day.ts';
import { listHoldings } from './isolation/owned-params.ts';
import { patientApps, reportedSession } from './patient-app.ts';
import { patientInCare, practised, recounted } from './patient-in-care.ts';
import { stored } from './stored.ts';
import { deliver, filledIn, PAIN_FORM, surveyFixture } from './survey-deliveries.ts';
import { clearWebhooks, createTestWebhook } from './webhook-fixture.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  await surveyFixture(world).register({ id: PAIN_FORM });
});
afterAll(() => world.close());
beforeEach(async () => {
  await clearWebhooks(world);
  await createTestWebhook(admin, { eventTypes: [...webhookEventTypes] });
});

/** The events since the test began: type, resource, patient and the call that reads it. */
const listEvents = async () => {
  const rows = await world.asOwner((tx) => tx.select().from(webhookEvents).orderBy(asc(webhookEvents.id)));
  expect(rows.every(({ organizationId }) => organizationId === world.seed.A.organizationId)).toBe(true);
  return rows.map(({ type, resourceId, patientId, href }) => [type, resourceId, patientId, href]);
};
const discharge = async (id: number, date: string) => {
  const { version } = (await admin.call(getPatient, { params: { id } })).body;
  const headers = { 'if-match': String(version) };
  return admin.call(dischargePatient, { params: { id }, body: { date }, headers });
};
/** The example of a call, about records of the first location. */
const exampleOf = (call: string) => exampleBodies[call]!(listHoldings(world.seed.A, 0)) as Record<string, unknown>;
const turnDay = (now: string) =>
  createNewDayJob({ now: () => new Date(now) })(
    { id: 1, organizationId: null, payload: {}, progress: null, report: async () => undefined },
    world.deps.tenantDb,
  );

it('HOOK-06 patients who are added: one, one by Unique Gait ID, and a file of them, but not its preview', async () => {
  const one = await patientInCare(world, admin);
  const body = { locationId: world.seed.A.locations[0], gaitUid: 'G-777' };
  const walker = (await admin.call(addGaitPatient, { body })).body.id;
  const header = 'First Name,Last Name,Email,Phone Number,Date of Birth,Location,Side of Body,Involved Body Part';
  const row = (email: string) => `Ada,Lovelace,${email},(555) 123-4567,12/10/1985,Place 1 CANARYA0,Left,Knee`;
  const file = [header, row('hook1@people.test'), row('hook2@people.test')].join('\n');
  const send = (query: Record<string, string>) =>
    admin.call(bulkAddPatients, { file, query: { products: 'HEALTH', ...query } });
  await send({ dryRun: 'true' });
  const { ids } = (await send({})).body as { ids: number[] };
  expect(ids).toHaveLength(2);
  expect(await listEvents()).toEqual(
    [one, walker, ...ids].map((id) => ['patient.added', id, id, `/api/v2/patients/${id}`]),
  );
});

it('HOOK-06 a program that is assigned, and a session of the patient’s app, once however often it is sent', async () => {
  const apps = patientApps(world, admin);
  const { id, app } = await apps.paired();
  const program = await apps.assign(id);
  const body = reportedSession(world);
  const { id: sessionId } = (await app.call(postSession, { body })).body;
  await app.call(postSession, { body });
  expect((await listEvents()).slice(1)).toEqual([
    ['program.assigned', program.id, id, `/api/v2/patients/${id}/program`],
    ['session.received', sessionId, id, `/api/v2/patients/${id}/sessions`],
  ]);
});

it('HOOK-06 a walk of a patient, and a session of a participant, who is no patient', async () => {
  const [patient] = world.seed.A.patients;
  const walk = await admin.call(postGaitSession, { body: exampleOf('postGaitSession') });
  expect(walk.status).toBe(201);
  expect((await admin.call(postScanSession, { body: exampleOf('postScanSession') })).status).toBeLessThan(300);
  const scanned = expect.any(Number) as number;
  const [first, second] = await listEvents();
  expect(first).toEqual(['session.received', walk.body.id, patient, `/api/v2/gait/sessions/${walk.body.id}`]);
  expect(second).toEqual(['session.received', scanned, null, `/api/v2/scan/sessions/pages?id=${second![1]}`]);
});

it('HOOK-06 a survey that a patient answers', async () => {
  const token = crypto.randomUUID();
  const body = filledIn({ token, hidden: surveyFixture(world).linked() });
  expect((await deliver(world, body)).status).toBeLessThan(300);
  await deliver(world, body);
  const [answers] = await stored(world, proResponses, eq(proResponses.responseToken, token));
  const patientId = world.seed.A.patients[0];
  expect((await listEvents()).filter(([type]) => type === 'survey.answered')).toEqual([
    ['survey.answered', answers!.id, patientId, `/api/v2/patients/${patientId}/surveys`],
  ]);
});

it('HOOK-06 a billing cycle that becomes ready, once, and a patient whose care ends by its date', async () => {
  const id = await patientInCare(world, admin);
  await practised(world, id, '2026-11-02');
  await practised(world, id, '2026-11-03');
  await recounted(world, id, '2026-11-21T18:00:00Z');
  await world.asOwner((tx) => tx.update(plansOfCare).set({ end: '2026-12-05' }).where(eq(plansOfCare.patientId, id)));
  await turnDay('2026-12-02T07:00:00Z');
  await turnDay('2026-12-02T08:00:00Z');
  const ready = (await stored(world, rtmCycles, eq(rtmCycles.patientId, id))).filter(
    ({ status }) => status === 'READY_TO_BILL',
  );
  const ofPatient = async () => (await listEvents()).slice(1).filter(([, , patientId]) => patientId === id);
  const cycles = ready.map((cycle) => ['rtm.cycle.ready', cycle.id, id, `/api/v2/rtm/cycles/${cycle.id}`]);
  expect(cycles).toHaveLength(2);
  expect(await ofPatient()).toEqual(cycles);
  await turnDay('2026-12-06T07:00:00Z');
  await turnDay('2026-12-06T08:00:00Z');
  expect((await ofPatient()).slice(2)).toEqual([['patient.discharged', id, id, `/api/v2/patients/${id}`]]);
});

it('HOOK-06 a patient whom a provider discharges at once, and not one whose discharge is planned', async () => {
  const [now, later] = [await patientInCare(world, admin), await patientInCare(world, admin)];
  expect((await discharge(now, '2026-11-22')).status).toBe(200);
  expect((await discharge(later, '2026-11-30')).status).toBe(200);
  expect((await listEvents()).filter(([type]) => type === 'patient.discharged')).toEqual([
    ['patient.discharged', now, now, `/api/v2/patients/${now}`],
  ]);
});
