import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPatient } from '../../contract/patients/patients.ts';
import { auditRows } from '../../server/platform/db/schema.ts';
import { openPatientFixture, type PatientFixture } from './patient-fixture.ts';
import { stored } from './stored.ts';
import type { Caller, World } from './world.ts';

let world: World;
let admin: Caller;
let fixture: PatientFixture;
beforeAll(async () => {
  ({ world, admin, fixture } = await openPatientFixture());
});
afterAll(() => world.close());

it('O1 C2 a stored response that is returned again adds an audit row like the first', async () => {
  const body = fixture.draft();
  const headers = { 'idempotency-key': 'kept-answer-0001' };
  const [one, two] = [await admin.call(addPatient, { body, headers }), await admin.call(addPatient, { body, headers })];
  expect(two.body).toEqual(one.body);
  const rows = await stored(world, auditRows, eq(auditRows.action, 'addPatient'));
  const row = {
    userId: world.seed.A.practitioners.admin.userId,
    organizationId: world.seed.A.organizationId,
    entity: 'patients',
    entityIds: [String(one.body.id)],
    outcome: 201,
  };
  expect(rows).toMatchObject([row, row]);
  expect(rows.map(({ requestId }) => requestId)).toEqual([one, two].map((reply) => reply.headers.get('x-request-id')));
});

it('C2 a key opens the stored response to nobody but its user', async () => {
  const body = fixture.draft();
  const headers = { 'idempotency-key': 'kept-answer-0002' };
  const own = await admin.call(addPatient, { body, headers });
  expect(own.status).toBe(201);
  const { A, B } = world.seed;
  const colleague = await world.as(A.practitioners.first);
  const stranger = await world.as(B.practitioners.admin);
  // Theirs are requests of their own: the email is taken, and the other clinic has no such location.
  const theirs = [
    await colleague.call(addPatient, { body, headers }),
    await stranger.call(addPatient, { body, headers }),
  ];
  expect(theirs.map(({ status }) => status)).toEqual([409, 422]);
  for (const { body: answer } of theirs) expect(JSON.stringify(answer)).not.toContain('Lovelace');
});

it('C2 a key opens the stored response to no other request', async () => {
  const headers = { 'idempotency-key': 'kept-answer-0003' };
  const first = await admin.call(addPatient, { body: fixture.draft(), headers });
  expect(first.status).toBe(201);
  const other = await admin.call(addPatient, { body: fixture.draft(), headers });
  expect(other.status).toBe(422);
  expect(other.problem.message).toMatch(/Idempotency-Key/);
});
