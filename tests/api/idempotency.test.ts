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
