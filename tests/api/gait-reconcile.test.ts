import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPatient, listPatients } from '../../contract/patients.ts';
import { auditRows, patients } from '../../server/db/schema/index.ts';
import { checksums } from './isolation/checksums.ts';
import { openReconcileDesk, type ReconcileDesk } from './reconcile-desk.ts';
import { stored } from './stored.ts';

let at: ReconcileDesk;
beforeAll(async () => {
  at = await openReconcileDesk();
});
afterAll(() => at.world.close());

const rowOf = async (id: number) => (await stored(at.world, patients, eq(patients.id, id)))[0]!;

describe('the preview', () => {
  it('GAIT-24 OPEN-100 answers every row of the file, and writes nothing of a patient', async () => {
    const one = await at.walker('PRE-1');
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

  it('OPEN-056 tells of an email that somebody has whom the reader cannot see', async () => {
    await at.walker('SEE-1');
    await at.known('SEE-2', { locationId: at.world.seed.A.locations[1], email: 'unseen@people.test' });
    const [row] = await at.previewed(['SEE-1,Ada,Lovelace,Unseen@people.test'], at.first);
    expect(row).toMatchObject({ outcome: 'EMAIL_TAKEN', changes: [] });
  });

  it('GAIT-24 says in place what is wrong with a file', async () => {
    const { status, problem } = await at.preview('First Name\nAda\n');
    expect([status, problem.rows]).toEqual([
      422,
      [{ row: 1, column: 'Unique Gait ID', message: 'This column is missing.' }],
    ]);
    expect((await at.preview(new Uint8Array(2_100_000))).status).toBe(413);
  });

  it('OPEN-100 knows no patient of another location, of another organization, without Gait or hidden', async () => {
    await at.walker('FAR-1', 1);
    const { id } = await at.walker('FAR-2').then(rowOf);
    await at.world.asOwner((tx) => tx.update(patients).set({ hidden: true }).where(eq(patients.id, id)));
    await at.desk.added({ gaitUid: 'FAR-3' });
    const lines = ['FAR-1,Ada,Lovelace,', 'FAR-2,Ada,Lovelace,', 'FAR-3,Eve,Hill,', 'FAR-4,Ada,Lovelace,'];
    const nobody = Array.from({ length: 4 }, () => ({ outcome: 'NO_PATIENT', patient: null, changes: [] }));
    expect(await at.previewed(lines, at.first)).toMatchObject(nobody);
    const elsewhere = await at.world.as(at.world.seed.B.practitioners.admin);
    expect(await at.previewed(lines, elsewhere)).toMatchObject(nobody);
    expect(await at.previewed(lines.slice(0, 1))).toMatchObject([{ outcome: 'UPDATE' }]);
  });
});

describe('an ID that two patients differ in by its letters only', () => {
  it('OPEN-100 is nobody here where the one who is meant is at a location out of reach, or hidden', async () => {
    const near = await at.walker('two-1');
    await at.walker('TWO-1', 1);
    await at.walker('two-2');
    const hidden = await at.walker('TWO-2');
    await at.world.asOwner((tx) => tx.update(patients).set({ hidden: true }).where(eq(patients.id, hidden)));
    await at.walker('two-3');
    const lines = ['TWO-1,Ada,Lovelace,', 'TWO-2,Ada,Lovelace,', 'TWO-3,Ada,Lovelace,', 'two-1,Grace,Hopper,'];
    const rows = await at.previewed(lines, at.first);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['NO_PATIENT', 'NO_PATIENT', 'UPDATE', 'UPDATE']);
    expect(rows[3]!.patient!.id).toBe(near);
    const choices = await at.choices(['two-1,Ada,Lovelace,'], at.first);
    const meant = choices.map((choice) => ({ ...choice, gaitUid: 'TWO-1' }));
    expect((await at.apply(meant, at.first)).status).toBe(409);
    expect(await rowOf(near)).toMatchObject({ firstName: '', version: 1 });
  });
});

describe('what was chosen', () => {
  it('OPEN-100 OPEN-101 is filled in as edit patient fills in: search, order, version and invite', async () => {
    const bare = await at.walker('DO-1');
    const both = await at.desk.added({ products: ['GAIT', 'HEALTH'], gaitUid: 'DO-2', email: 'do2@people.test' });
    expect(await at.desk.lettersTo('do2@people.test')).toHaveLength(1);
    const choices = await at.choices(['do-1,Grace,Hopper,do1@people.test', 'DO-2,,,do2new@people.test']);
    const { status, body } = await at.apply(choices);
    expect([status, body]).toEqual([200, { updated: 2, invited: 1, ids: [bare, both.id] }]);
    expect(await rowOf(bare)).toMatchObject({
      firstName: 'Grace',
      lastName: 'Hopper',
      email: 'do1@people.test',
      gaitUid: 'DO-1',
      searchText: 'grace hopper do1@people.test',
      sortName: 'grace hopper',
      version: 2,
    });
    expect(await rowOf(both.id)).toMatchObject({
      firstName: 'Ada',
      email: 'do2new@people.test',
      phoneNumber: '+15551234567',
      version: 2,
    });
    expect((await at.admin.call(listPatients, { query: { q: 'hopper' } })).body.totalItems).toBe(1);
    expect(await at.desk.lettersTo('do2new@people.test')).toHaveLength(1);
    expect(await at.desk.lettersTo('do1@people.test')).toEqual([]);
    const [entry] = (await stored(at.world, auditRows, eq(auditRows.action, 'applyGaitReconcile'))).slice(-1);
    expect(entry).toMatchObject({ entityIds: [String(bare), String(both.id)], outcome: 200 });
  });

  it('OPEN-100 does not give another name, or change a discharged patient, unless somebody asked for the row', async () => {
    const other = await at.known('ASK-1');
    const gone = await at.walker('ASK-2');
    await at.world.asOwner((tx) => tx.update(patients).set({ discharged: true }).where(eq(patients.id, gone)));
    const choices = await at.choices(['ASK-1,Wanda,Summers,', 'ASK-2,Ada,Lovelace,']);
    const unasked = choices.map((choice) => ({ ...choice, confirmed: false }));
    expect((await at.apply(unasked)).status).toBe(409);
    expect(await rowOf(other.id)).toMatchObject({ firstName: 'Wilma', version: 1 });
    expect((await at.apply(choices)).body.updated).toBe(2);
    expect(await rowOf(other.id)).toMatchObject({ firstName: 'Wanda', lastName: 'Summers' });
    expect(await rowOf(gone)).toMatchObject({ firstName: 'Ada', discharged: true });
  });

  it('C2 OPEN-100 sent again with the same key is done once, and without it changes nothing more', async () => {
    const id = await at.walker('KEY-1');
    const choices = await at.choices(['KEY-1,Ada,Lovelace,']);
    const key = { 'idempotency-key': 'reconcile-000001' };
    const [one, two] = [await at.apply(choices, at.admin, key), await at.apply(choices, at.admin, key)];
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.body).toEqual(one.body);
    expect((await rowOf(id)).version).toBe(2);
    const anew = await at.apply(choices);
    expect([anew.status, anew.problem.current]).toEqual([409, [expect.objectContaining({ outcome: 'UNCHANGED' })]]);
  });

  it('OPEN-100 reaches nobody out of reach, whatever the request says', async () => {
    const id = await at.walker('OUT-1', 1);
    const choices = await at.choices(['OUT-1,Ada,Lovelace,']);
    const { status, problem } = await at.apply(choices, at.first);
    expect([status, problem.current]).toEqual([
      409,
      [expect.objectContaining({ outcome: 'NO_PATIENT', patient: null })],
    ]);
    expect((await at.first.call(getPatient, { params: { id } })).status).toBe(404);
    expect(await rowOf(id)).toMatchObject({ firstName: '', version: 1 });
  });
});
