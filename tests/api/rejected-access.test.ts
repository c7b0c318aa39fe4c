import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOrganizations } from '../../contract/organizations/admin-organizations.ts';
import { getPatient, listPatients, updatePatient } from '../../contract/patients/patients.ts';
import { updateOrganization } from '../../contract/organizations/organization.ts';
import { auditRows } from '../../server/platform/db/schema.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** The audit rows of an account, the latest first. */
const written = (userId: string) =>
  world.asOwner((tx) => tx.select().from(auditRows).where(eq(auditRows.userId, userId)).orderBy(desc(auditRows.id)));
const countRows = async () => (await world.asOwner((tx) => tx.select().from(auditRows))).length;

describe('O1 a rejected access', () => {
  it('is audited with the requested record: an inaccessible one and an unknown one', async () => {
    const { A, B } = world.seed;
    const { first } = A.practitioners;
    const caller = await world.as(first);
    for (const id of [A.patients[1], B.patients[0], 999_999]) {
      expect((await caller.call(getPatient, { params: { id } })).status).toBe(404);
      const [row] = await written(first.userId);
      expect(row).toMatchObject({
        action: 'getPatient',
        entity: 'patients',
        entityIds: [String(id)],
        organizationId: A.organizationId,
        outcome: 404,
      });
    }
  });

  it('is audited when the role has no permission', async () => {
    const { A } = world.seed;
    const { first } = A.practitioners;
    const caller = await world.as(first);
    // A call of the vendor's, and one of the admins of a clinic.
    const body = { name: 'Mine', timezone: 'America/Denver' };
    for (const [reply, action] of [
      [await caller.call(listOrganizations), 'listOrganizations'],
      [await caller.call(updateOrganization, { body, headers: { 'if-match': '1' } }), 'updateOrganization'],
    ] as const) {
      expect(reply.status).toBe(403);
      const row = (await written(first.userId)).find((each) => each.action === action);
      expect(row).toMatchObject({ organizationId: A.organizationId, outcome: 403 });
    }
  });

  it('is not audited without a signed-in user or for a merely invalid change', async () => {
    const caller = await world.as(world.seed.A.practitioners.admin);
    const before = await countRows();
    expect((await world.anonymous.call(listPatients)).status).toBe(401);
    const invalid = await caller.call(updatePatient, {
      params: { id: world.seed.A.patients[0] },
      body: { dob: '2999-01-01' },
      headers: { 'if-match': '1' },
    });
    expect(invalid.status).toBe(422);
    expect(await countRows()).toBe(before);
  });
});
