import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  closeResponse,
  findResponsePatients,
  getUnprocessedAnswers,
  getUnprocessedResponse,
  listUnprocessedResponses,
  matchResponse,
  reopenResponse,
} from '../../contract/surveys/admin-surveys.ts';
import { patientSurveys } from '../../contract/surveys/surveys.ts';
import { auditRows, organizations, patients } from '../../server/platform/db/schema.ts';
import { reasonOf } from './reason-of.ts';
import { deliver, filledIn, PAIN_FORM, surveyFixture } from './survey-deliveries.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let vendor: Caller;
let support: Caller;
let clinic: Caller;
let fixture: ReturnType<typeof surveyFixture>;
let organizationId: number;
let patientId: number;
beforeAll(async () => {
  world = await openWorld();
  fixture = surveyFixture(world);
  await fixture.register({ id: PAIN_FORM });
  vendor = await world.as(world.seed.accounts.vendorAdmin);
  support = await world.as(world.seed.accounts.support);
  clinic = await world.as(world.seed.A.practitioners.admin);
  ({ organizationId } = world.seed.A);
  patientId = world.seed.A.patients[0];
});
afterAll(() => world.close());

/** Delivers a response that names nobody. */
async function waitingResponse(change: Parameters<typeof filledIn>[0] = {}) {
  const token = crypto.randomUUID();
  const delivery = filledIn({ token, ...change });
  await deliver(world, delivery);
  const [row] = await fixture.waiting(token);
  return { token, delivery, id: row!.id };
}
const match = (id: number, patient: object = { organizationId, patientId }, by = vendor, key?: string) =>
  by.call(matchResponse, {
    params: { id },
    body: patient as { organizationId: number; patientId: number },
    headers: { ...(key && { 'idempotency-key': key }) },
  });
const close = (id: number, outcome: 'ANSWERED' | 'DISMISSED', reason: string, by = vendor) =>
  by.call(closeResponse, { params: { id }, body: { outcome, reason } });
const find = (id: number, q: string, of = organizationId, by = vendor) =>
  by.call(findResponsePatients, { params: { id }, body: { organizationId: of, q } });
const listed = async (query: object = {}) =>
  (await vendor.call(listUnprocessedResponses, { query: { limit: 999, ...query } })).body.items.map(({ id }) => id);
const lastAudit = async (action: string, count = 1) =>
  world.asOwner((tx) =>
    tx.select().from(auditRows).where(eq(auditRows.action, action)).orderBy(desc(auditRows.id)).limit(count),
  );

describe('OPEN-168 a response that names nobody is matched to a patient', () => {
  it('is put on the patient’s record, where the clinic reads it, and leaves the list', async () => {
    const { id, token } = await waitingResponse({ submittedAt: '2026-11-20T15:00:00Z' });
    expect(await listed()).toContain(id);
    const { status, body } = await match(id);
    expect([status, body]).toEqual([200, { id }]);
    const [saved] = await fixture.answersOf(token);
    expect(saved).toMatchObject({ organizationId, patientId, formId: PAIN_FORM, day: '2026-11-20' });
    expect(await listed()).not.toContain(id);
    const { body: surveys } = await clinic.call(patientSurveys, { params: { patientId } });
    expect(
      surveys.questions.some(({ answers }) => answers.some(({ dateTime }) => dateTime.startsWith('2026-11-20T15'))),
    ).toBe(true);
  });

  it('is on one record exactly once, however often it is matched or delivered again', async () => {
    const { id, token, delivery } = await waitingResponse();
    expect((await match(id)).status).toBe(200);
    // The same match again, by somebody else, and with another patient at the clinic and elsewhere.
    expect((await match(id, undefined, support)).status).toBe(200);
    const others = [
      { organizationId, patientId: world.seed.A.patients[1] },
      { organizationId: world.seed.B.organizationId, patientId: world.seed.B.patients[0] },
    ];
    for (const other of others)
      expect(await match(id, other)).toMatchObject({
        status: 409,
        problem: { message: 'This response has already been handled.' },
      });
    await deliver(world, delivery);
    await deliver(world, delivery.replace('"hidden":{}', `"hidden":${JSON.stringify(fixture.linked('B', 0))}`));
    expect((await fixture.answersOf(token)).map((row) => row.patientId)).toEqual([patientId]);
    expect(await listed()).not.toContain(id);
    const [row] = await fixture.waiting(token);
    expect(row).toMatchObject({ outcome: 'MATCHED', handledBy: world.seed.accounts.vendorAdmin.userId });
  });

  it('C2 a repeated request is answered as the first, and two at once make one record', async () => {
    const { id } = await waitingResponse();
    const [first, again] = [
      await match(id, undefined, vendor, 'one-and-the-same'),
      await match(id, undefined, vendor, 'one-and-the-same'),
    ];
    expect([first.status, again.status]).toEqual([200, 200]);
    const { id: next, token } = await waitingResponse();
    const answers = await Promise.all([
      match(next),
      match(next, { organizationId, patientId: world.seed.A.patients[1] }, support),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await fixture.answersOf(token)).toHaveLength(1);
  });

  it('is audited in the organization of the patient, by the person who matched it', async () => {
    const { id } = await waitingResponse();
    await match(id);
    const rows = await lastAudit('matchResponse', 2);
    const { userId } = world.seed.accounts.vendorAdmin;
    expect(rows.map((row) => [row.userId, row.organizationId, row.onBehalfOf])).toEqual(
      expect.arrayContaining([
        [userId, organizationId, null],
        [userId, expect.any(Number), organizationId],
      ]),
    );
    expect(rows.every(({ entityIds }) => entityIds.includes(String(patientId)))).toBe(true);
  });

  it('is refused for a patient of another organization, a hidden one, a disabled clinic and a form that is not added', async () => {
    const { id, token } = await waitingResponse();
    const foreign = { organizationId, patientId: world.seed.B.patients[0] };
    expect(await match(id, foreign)).toMatchObject({ status: 404, problem: { message: 'Patient not found' } });
    const hide = (hidden: boolean) =>
      world.asOwner((tx) => tx.update(patients).set({ hidden }).where(eq(patients.id, patientId)));
    await hide(true);
    expect((await match(id)).status).toBe(404);
    await hide(false);
    const disable = (disabled: boolean) =>
      world.asOwner((tx) => tx.update(organizations).set({ disabled }).where(eq(organizations.id, organizationId)));
    await disable(true);
    expect((await match(id)).status).toBe(404);
    expect((await find(id, 'canary')).body).toEqual([]);
    await disable(false);
    expect(await fixture.answersOf(token)).toEqual([]);
    const unknown = await waitingResponse({ formId: 'not_added' });
    expect(await match(unknown.id)).toMatchObject({
      status: 409,
      problem: { message: 'Add the form of this response first. Then match the response.' },
    });
    expect((await match(999_999_998)).status).toBe(404);
  });
});

describe('OPEN-168 the search for the patient of a response', () => {
  it('finds patients of the chosen organization alone, with no more than tells them apart', async () => {
    const { id } = await waitingResponse();
    const { status, body } = await find(id, 'canaryA1');
    expect(status).toBe(200);
    expect(body.map((found) => found.id)).toEqual([patientId]);
    expect(Object.keys(body[0]!).toSorted()).toEqual(['discharged', 'dob', 'id', 'location', 'name']);
    expect((await find(id, 'canaryB1')).body).toEqual([]);
    expect((await find(id, 'canaryB1', world.seed.B.organizationId)).body.map((found) => found.id)).toEqual([
      world.seed.B.patients[0],
    ]);
    expect(reasonOf(await find(id, 'c'))[0]).toBe(422);
  });

  it('is audited in the organization with whom it found, and made for a waiting response only', async () => {
    const { id } = await waitingResponse();
    await find(id, 'canaryA1');
    expect((await lastAudit('findResponsePatients'))[0]).toMatchObject({
      onBehalfOf: organizationId,
      entityIds: [String(patientId)],
    });
    await match(id);
    expect((await find(id, 'canaryA1')).status).toBe(404);
  });
});

describe('OPEN-168 a response is closed without a patient', () => {
  it.each(['ANSWERED', 'DISMISSED'] as const)('as %s with a reason, and reopened', async (outcome) => {
    const { id, delivery } = await waitingResponse();
    const closed = await close(id, outcome, ' A test of the form ', support);
    expect([closed.status, closed.body.closed]).toEqual([200, { outcome, reason: 'A test of the form' }]);
    expect(await listed()).not.toContain(id);
    expect(await listed({ closed: 'true' })).toContain(id);
    // Delivered again it stays closed; it can be neither closed again nor matched.
    await deliver(world, delivery);
    expect(await listed()).not.toContain(id);
    expect((await close(id, outcome, 'Once more')).status).toBe(409);
    expect((await match(id)).status).toBe(409);
    const reopened = await vendor.call(reopenResponse, { params: { id } });
    expect([reopened.status, reopened.body.closed]).toEqual([200, null]);
    expect(await listed()).toContain(id);
    expect((await vendor.call(reopenResponse, { params: { id } })).status).toBe(409);
    expect((await match(id)).status).toBe(200);
    expect((await vendor.call(reopenResponse, { params: { id } })).status).toBe(404);
  });

  it('needs a reason of at most 500 characters', async () => {
    const { id } = await waitingResponse();
    expect(reasonOf(await close(id, 'DISMISSED', ' '))).toEqual([422, { reason: 'Reason is required' }]);
    expect((await close(id, 'DISMISSED', 'x'.repeat(501))).status).toBe(422);
    expect((await close(id, 'DISMISSED', 'x'.repeat(500))).status).toBe(200);
  });
});

describe('APRO-01 OPEN-168 the answers of a response', () => {
  it('are read by both kinds of vendor staff while it is on no record, and audited', async () => {
    const { id } = await waitingResponse();
    for (const reader of [vendor, support]) {
      const { status, body } = await reader.call(getUnprocessedAnswers, { params: { id } });
      expect(status).toBe(200);
      expect(body.answers.map(({ answer }) => answer)).toEqual([4, 2, 7]);
    }
    expect((await lastAudit('getUnprocessedAnswers'))[0]).toMatchObject({ entityIds: [String(id)], outcome: 200 });
    await match(id);
    expect((await vendor.call(getUnprocessedAnswers, { params: { id } })).status).toBe(404);
    expect((await vendor.call(getUnprocessedResponse, { params: { id } })).status).toBe(404);
  });

  it('SEC-09 are for nobody of a clinic, nor is anything else of an unprocessed response', async () => {
    const { id } = await waitingResponse();
    const refused = [
      await clinic.call(getUnprocessedAnswers, { params: { id } }),
      await find(id, 'canary', organizationId, clinic),
      await match(id, undefined, clinic),
      await close(id, 'DISMISSED', 'Mine', clinic),
      await clinic.call(reopenResponse, { params: { id } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect(await listed()).toContain(id);
  });
});
