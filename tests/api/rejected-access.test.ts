import { desc, eq, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteCareNote } from '../../contract/care-notes/care-notes.ts';
import { listOrganizations } from '../../contract/organizations/admin-organizations.ts';
import { getPatient, listPatients, updatePatient } from '../../contract/patients/patients.ts';
import { updateOrganization } from '../../contract/organizations/organization.ts';
import { auditRows } from '../../server/platform/db/schema.ts';
import { careNoteFixture } from './care-note-fixture.ts';
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

describe('O1 a record that is answered because it has another version', () => {
  const old = { 'if-match': '0' };

  it('is audited with its id and that of its patient', async () => {
    const { A } = world.seed;
    const { first } = A.practitioners;
    const caller = await world.as(first);
    const [id] = A.patients;
    const patient = await caller.call(updatePatient, { params: { id }, body: {}, headers: old });
    expect([patient.status, patient.problem.current]).toMatchObject([412, { id }]);
    const [ofPatient] = await written(first.userId);
    expect(ofPatient).toMatchObject({
      requestId: patient.problem.requestId,
      action: 'updatePatient',
      entity: 'patients',
      entityIds: [String(id)],
      organizationId: A.organizationId,
      outcome: 412,
    });

    const notes = careNoteFixture(world, caller);
    await notes.clear();
    const note = await notes.add();
    const params = { patientId: id, id: note.id };
    const deleted = await caller.call(deleteCareNote, { params, headers: old });
    expect([deleted.status, deleted.problem.current]).toMatchObject([412, { id: note.id }]);
    const [ofNote] = await written(first.userId);
    expect(ofNote).toMatchObject({
      action: 'deleteCareNote',
      entityIds: [String(id), String(note.id)],
      outcome: 412,
    });
  });

  it('is not answered when its audit row cannot be written', async () => {
    const owner = (statement: SQL) => world.asOwner((tx) => tx.execute(statement));
    await owner(sql`create function refuse_conflict() returns trigger language plpgsql as $$
      begin
        if new.outcome = 412 then raise exception 'no room'; end if;
        return new;
      end $$`);
    await owner(
      sql`create trigger refuse_conflict before insert on audit_rows for each row execute function refuse_conflict()`,
    );
    const caller = await world.as(world.seed.A.practitioners.first);
    const params = { id: world.seed.A.patients[0] };
    const { status, problem } = await caller.call(updatePatient, { params, body: {}, headers: old });
    await owner(sql`drop trigger refuse_conflict on audit_rows`);
    expect([status, problem.current]).toEqual([503, undefined]);
  });
});
