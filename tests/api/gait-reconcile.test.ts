import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPatient, listPatients } from '../../contract/patients/patients.ts';
import { auditRows, patients } from '../../server/platform/db/schema.ts';
import { checksums } from './isolation/checksums.ts';
import { openReconcileFixture, type ReconcileFixture } from './reconcile-fixture.ts';
import { stored } from './stored.ts';

let at: ReconcileFixture;
beforeAll(async () => {
  at = await openReconcileFixture();
});
afterAll(() => at.world.close());

const findRow = async (id: number) => (await stored(at.world, patients, eq(patients.id, id)))[0]!;

describe('the reconcile preview', () => {
  it('GAIT-24 OPEN-100 returns every row of the file, and changes no patient', async () => {
    const one = await at.addUnnamed('PRE-1');
    const two = await at.known('PRE-2', { email: 'pre2@people.test' });
    const before = await checksums(at.world.database);
    const rows = await at.previewed([
      'pre-1,Ada,Lovelace,pre1@people.test',
      'PRE-2,Wilma,Winters,',
      'PRE-2,Wanda,Winters,',
      'PRE-9,No,Body,',
      ',No,Id,',
      'PRE-1,Ada,Lovelace,pre1@people.test',
    ]);
    expect(rows.map(({ row, outcome }) => [row, outcome])).toEqual([
      [2, 'UPDATE'],
      [3, 'ID_REPEATED'],
      [4, 'ID_REPEATED'],
      [5, 'NO_PATIENT'],
      [6, 'NO_ID'],
      [7, 'ID_REPEATED'],
    ]);
    expect(rows[0]!.changes).toEqual([
      { field: 'firstName', from: null, to: 'Ada' },
      { field: 'lastName', from: null, to: 'Lovelace' },
      { field: 'email', from: null, to: 'pre1@people.test' },
    ]);
    const after = await checksums(at.world.database);
    expect(after.patients).toBe(before.patients);
    expect(after.jobs).toBe(before.jobs);
    const [entry] = (await stored(at.world, auditRows, eq(auditRows.action, 'previewGaitReconcile'))).slice(-1);
    expect(entry).toMatchObject({ entityIds: [String(one), String(two.id)], outcome: 200 });
  });

  it('OPEN-056 reports an email that belongs to an inaccessible patient', async () => {
    await at.addUnnamed('SEE-1');
    await at.known('SEE-2', { locationId: at.world.seed.A.locations[1], email: 'unseen@people.test' });
    const [row] = await at.previewed(['SEE-1,Ada,Lovelace,Unseen@people.test'], at.first);
    expect(row).toMatchObject({ outcome: 'EMAIL_TAKEN', changes: [] });
  });

  it('GAIT-24 returns the errors of a file with their position', async () => {
    const { status, problem } = await at.preview('First Name\nAda\n');
    expect([status, problem.rows]).toEqual([
      422,
      [{ row: 1, column: 'Unique Gait ID', message: 'This column is missing.', code: 'bulkAdd.columnMissing' }],
    ]);
    expect((await at.preview(new Uint8Array(2_100_000))).status).toBe(413);
  });

  it('OPEN-100 finds no patient of another location, of another organization, without Gait or hidden', async () => {
    await at.addUnnamed('FAR-1', 1);
    const { id } = await at.addUnnamed('FAR-2').then(findRow);
    await at.world.asOwner((tx) => tx.update(patients).set({ hidden: true }).where(eq(patients.id, id)));
    await at.fixture.added({ gaitUid: 'FAR-3' });
    const lines = ['FAR-1,Ada,Lovelace,', 'FAR-2,Ada,Lovelace,', 'FAR-3,Eve,Hill,', 'FAR-4,Ada,Lovelace,'];
    const notFoundRows = Array.from({ length: 4 }, () => ({ outcome: 'NO_PATIENT', patient: null, changes: [] }));
    expect(await at.previewed(lines, at.first)).toMatchObject(notFoundRows);
    const elsewhere = await at.world.as(at.world.seed.B.practitioners.admin);
    expect(await at.previewed(lines, elsewhere)).toMatchObject(notFoundRows);
    expect(await at.previewed(lines.slice(0, 1))).toMatchObject([{ outcome: 'UPDATE' }]);
  });
});

describe('an ID that differs from another only by letter case', () => {
  it('OPEN-100 matches no patient when the right one is at an inaccessible location or hidden', async () => {
    const near = await at.addUnnamed('two-1');
    await at.addUnnamed('TWO-1', 1);
    await at.addUnnamed('two-2');
    const hidden = await at.addUnnamed('TWO-2');
    await at.world.asOwner((tx) => tx.update(patients).set({ hidden: true }).where(eq(patients.id, hidden)));
    await at.addUnnamed('two-3');
    const lines = ['TWO-1,Ada,Lovelace,', 'TWO-2,Ada,Lovelace,', 'TWO-3,Ada,Lovelace,', 'two-1,Grace,Hopper,'];
    const rows = await at.previewed(lines, at.first);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['NO_PATIENT', 'NO_PATIENT', 'UPDATE', 'UPDATE']);
    expect(rows[3]!.patient!.id).toBe(near);
    const choices = await at.choices(['two-1,Ada,Lovelace,'], at.first);
    const meant = choices.map((choice) => ({ ...choice, gaitUid: 'TWO-1' }));
    expect((await at.apply(meant, at.first)).status).toBe(409);
    expect(await findRow(near)).toMatchObject({ firstName: '', version: 1 });
  });
});

describe('applying the selected rows', () => {
  it('OPEN-100 OPEN-101 updates a patient as an edit does: search, order, version and invite', async () => {
    const bare = await at.addUnnamed('DO-1');
    const both = await at.fixture.added({ products: ['GAIT', 'HEALTH'], gaitUid: 'DO-2', email: 'do2@people.test' });
    expect(await at.fixture.emailsTo('do2@people.test')).toHaveLength(1);
    const choices = await at.choices(['do-1,Grace,Hopper,do1@people.test', 'DO-2,,,do2new@people.test']);
    const { status, body } = await at.apply(choices);
    expect([status, body]).toEqual([200, { updated: 2, invited: 1, ids: [bare, both.id] }]);
    expect(await findRow(bare)).toMatchObject({
      firstName: 'Grace',
      lastName: 'Hopper',
      email: 'do1@people.test',
      gaitUid: 'DO-1',
      searchText: 'grace hopper do1@people.test',
      sortName: 'grace hopper',
      version: 2,
    });
    expect(await findRow(both.id)).toMatchObject({
      firstName: 'Ada',
      email: 'do2new@people.test',
      phoneNumber: '+15551234567',
      version: 2,
    });
    expect((await at.admin.call(listPatients, { query: { q: 'hopper' } })).body.totalItems).toBe(1);
    expect(await at.fixture.emailsTo('do2new@people.test')).toHaveLength(1);
    expect(await at.fixture.emailsTo('do1@people.test')).toEqual([]);
    const [entry] = (await stored(at.world, auditRows, eq(auditRows.action, 'applyGaitReconcile'))).slice(-1);
    expect(entry).toMatchObject({ entityIds: [String(bare), String(both.id)], outcome: 200 });
  });

  it('OPEN-100 changes neither a different name nor a discharged patient unless the row was selected', async () => {
    const other = await at.known('ASK-1');
    const gone = await at.addUnnamed('ASK-2');
    await at.world.asOwner((tx) => tx.update(patients).set({ discharged: true }).where(eq(patients.id, gone)));
    const choices = await at.choices(['ASK-1,Wanda,Summers,', 'ASK-2,Ada,Lovelace,']);
    const unasked = choices.map((choice) => ({ ...choice, confirmed: false }));
    expect((await at.apply(unasked)).status).toBe(409);
    expect(await findRow(other.id)).toMatchObject({ firstName: 'Wilma', version: 1 });
    expect((await at.apply(choices)).body.updated).toBe(2);
    expect(await findRow(other.id)).toMatchObject({ firstName: 'Wanda', lastName: 'Summers' });
    expect(await findRow(gone)).toMatchObject({ firstName: 'Ada', discharged: true });
  });

  it('C2 OPEN-100 happens once with the same key, and a repetition without it changes nothing more', async () => {
    const id = await at.addUnnamed('KEY-1');
    const choices = await at.choices(['KEY-1,Ada,Lovelace,']);
    const key = { 'idempotency-key': 'reconcile-000001' };
    const [one, two] = [await at.apply(choices, at.admin, key), await at.apply(choices, at.admin, key)];
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.body).toEqual(one.body);
    expect((await findRow(id)).version).toBe(2);
    const repeated = await at.apply(choices);
    expect([repeated.status, repeated.problem.current]).toEqual([
      409,
      [expect.objectContaining({ outcome: 'UNCHANGED' })],
    ]);
    const [entry] = (await stored(at.world, auditRows, eq(auditRows.action, 'applyGaitReconcile'))).slice(-1);
    expect(entry).toMatchObject({ entityIds: [String(id)], outcome: 409 });
  });

  it('OPEN-100 changes no inaccessible patient, whatever the request contains', async () => {
    const id = await at.addUnnamed('OUT-1', 1);
    const choices = await at.choices(['OUT-1,Ada,Lovelace,']);
    const { status, problem } = await at.apply(choices, at.first);
    expect([status, problem.current]).toEqual([
      409,
      [expect.objectContaining({ outcome: 'NO_PATIENT', patient: null })],
    ]);
    expect((await at.first.call(getPatient, { params: { id } })).status).toBe(404);
    expect(await findRow(id)).toMatchObject({ firstName: '', version: 1 });
  });
});
