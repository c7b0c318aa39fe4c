import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkAddPatients, listPatients } from '../../contract/patients/patients.ts';
import {
  locations,
  patientInvites,
  patients,
  patientTotals,
  plansOfCare,
  auditRows,
} from '../../server/platform/db/schema.ts';
import { reasonOf } from './reason-of.ts';
import { stored } from './stored.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
});
afterAll(() => world.close());

const header = 'First Name,Last Name,Email,Phone Number,Date of Birth,Location,Side of Body,Involved Body Part';
let count = 0;
const mail = () => `bulk${++count}@people.test`;
const place = (at: 0 | 1 = 0) => `Place ${at + 1} CANARYA0`;
const row = (email: string, location = place()) =>
  `Ada,Lovelace,${email},(555) 123-4567,12/10/1985,${location},Left,Knee`;
const send = (
  file: string | Uint8Array,
  query: Record<string, string | number> = {},
  who = admin,
  headers: Record<string, string> = {},
) => who.call(bulkAddPatients, { file, query: { products: 'HEALTH', ...query }, headers });
const countPatients = async () =>
  (await stored(world, patients, eq(patients.organizationId, world.seed.A.organizationId))).length;
const utf16 = (text: string) => {
  const bytes = new Uint8Array(2 + text.length * 2);
  new DataView(bytes.buffer).setUint16(0, 0xfffe);
  for (const [at, letter] of text.split('').entries())
    new DataView(bytes.buffer).setUint16(2 + at * 2, letter.charCodeAt(0), true);
  return bytes;
};

describe('a bulk add file', () => {
  it('API-60 adds each of its patients with plan of care, totals, search and invite', async () => {
    const { A } = world.seed;
    const [one, two] = [mail(), mail()];
    const before = await countPatients();
    const { status, body } = await send(`${header}\n${row(one)}\n${row(two, String(A.locations[1]))}\n`);
    expect(status).toBe(200);
    expect(body).toEqual({ rows: 2, added: 2, ids: [expect.any(Number), expect.any(Number)], ignoredColumns: [] });
    expect(await countPatients()).toBe(before + 2);
    const [row1] = await stored(world, patients, eq(patients.email, one));
    expect(row1).toMatchObject({
      locationId: A.locations[0],
      products: ['HEALTH'],
      phoneNumber: '+15551234567',
      dob: '1985-12-10',
      injuredSideOfBody: 'Left',
      searchText: `ada lovelace ${one}`,
      sortName: 'ada lovelace',
    });
    expect(await stored(world, plansOfCare, eq(plansOfCare.patientId, row1!.id))).toHaveLength(1);
    expect((await admin.call(listPatients, { query: { q: 'lovelace' } })).body.totalItems).toBe(2);
    await world.deps.jobs.runDue();
    expect(world.sentEmails.filter(({ to }) => [one, two].includes(to))).toHaveLength(2);
    expect(await stored(world, patientInvites, eq(patientInvites.patientId, row1!.id))).toHaveLength(1);
    const [entry] = (await stored(world, auditRows, eq(auditRows.action, 'bulkAddPatients'))).slice(-1);
    expect(entry!.entityIds).toEqual(body.ids!.map(String));
  });

  it('OPEN-013 can have an optional column with the language of its patients', async () => {
    const [one, two] = [mail(), mail()];
    const { body } = await send(`${header},Language\n${row(one)},Español\n${row(two)},\n`);
    expect(body).toMatchObject({ added: 2, ignoredColumns: [] });
    const getLanguage = async (email: string) =>
      (await stored(world, patients, eq(patients.email, email)))[0]!.language;
    expect([await getLanguage(one), await getLanguage(two)]).toEqual(['es', 'en']);
    const other = await send(`${header},Language\n${row(mail())},Klingon\n`);
    expect([other.status, other.problem.rows]).toEqual([
      422,
      [{ row: 2, column: 'Language', message: 'Not a valid language', code: 'fields.invalidLanguage' }],
    ]);
  });

  it('OPEN-171 can have the insurance of its patients', async () => {
    const [one, two] = [mail(), mail()];
    const insured = `${header},Payer,Payer ID,Member ID,Group Number`;
    const { body } = await send(`${insured}\n${row(one)},Aetna,60054,W1234 56789,0854100-11\n${row(two)},,,,\n`);
    expect(body).toMatchObject({ added: 2, ignoredColumns: [] });
    const [withPayer] = await stored(world, patients, eq(patients.email, one));
    expect(withPayer).toMatchObject({
      payerName: 'Aetna',
      payerId: '60054',
      memberId: 'W1234 56789',
      groupNumber: '0854100-11',
    });
    const [without] = await stored(world, patients, eq(patients.email, two));
    expect(without).toMatchObject({ payerName: null, payerId: null, memberId: null, groupNumber: null });
  });

  it('updates the materialized totals', async () => {
    const total = async () =>
      (
        await stored(
          world,
          patientTotals,
          and(eq(patientTotals.locationId, world.seed.A.locations[1]), eq(patientTotals.discharged, false)),
        )
      )[0]!.total;
    const before = await total();
    await send(`${header}\n${row(mail(), place(1))}\n${row(mail(), place(1))}`);
    expect(await total()).toBe(before + 2);
  });

  it.each([
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['UTF-16', utf16],
    ['semicolons', (text: string) => text.replaceAll(',', ';')],
    ['quotes around every cell', (text: string) => text.replace(/[^,\n]+/g, '"$&"')],
  ])('can include %s', async (_form, shaped) => {
    const email = mail();
    expect((await send(shaped(`${header}\n${row(email)}\n`))).body).toMatchObject({ rows: 1, added: 1 });
    expect(await stored(world, patients, eq(patients.email, email))).toHaveLength(1);
  });

  it('uses the location of the request for rows without one, and returns the ignored columns', async () => {
    const email = mail();
    const file = `First Name,Last Name,Email,Shoe Size\nAda,Lovelace,${email},38`;
    const { body } = await send(file, { products: 'GAIT', locationId: world.seed.A.locations[1] });
    expect(body).toMatchObject({ added: 1, ignoredColumns: ['Shoe Size'] });
    const [added] = await stored(world, patients, eq(patients.email, email));
    expect(added).toMatchObject({ locationId: world.seed.A.locations[1], products: ['GAIT'] });
    await world.deps.jobs.runDue();
    expect(world.sentEmails.filter(({ to }) => to === email)).toEqual([]);
  });

  it('assigns the default provider of each location', async () => {
    const provider = world.seed.A.practitioners.first.practitionerId!;
    const set = (id: number | null) =>
      world.asOwner((tx) =>
        tx.update(locations).set({ defaultProviderId: id }).where(eq(locations.id, world.seed.A.locations[0])),
      );
    await set(provider);
    const [here, there] = [mail(), mail()];
    await send(`${header}\n${row(here)}\n${row(there, place(1))}`);
    await set(null);
    const of = async (email: string) =>
      (await stored(world, patients, eq(patients.email, email)))[0]!.primaryPractitionerId;
    expect([await of(here), await of(there)]).toEqual([provider, null]);
  });

  it('C2 adds its patients once when it is sent again with the same key and another form boundary', async () => {
    const email = mail();
    const file = `${header}\n${row(email)}`;
    const headers = { 'idempotency-key': 'bulk-add-000001' };
    const [one, two] = [await send(file, {}, admin, headers), await send(file, {}, admin, headers)];
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.body).toEqual(one.body);
    expect(await stored(world, patients, eq(patients.email, email))).toHaveLength(1);
    const used = [422, 'That Idempotency-Key was already used for something else.'];
    expect(reasonOf(await send(file, { dryRun: 'true' }, admin, headers))).toEqual(used);
    expect(reasonOf(await send(file.replace('Ada', 'Eve'), {}, admin, headers))).toEqual(used);
  });

  it('can have 5000 patients and not 5001', async () => {
    const rows = Array.from({ length: 5001 }, () => row(mail()));
    const before = await countPatients();
    const tooMany = await send([header, ...rows].join('\n'));
    expect([tooMany.status, tooMany.problem.rows]).toEqual([
      422,
      [
        {
          row: 0,
          column: '',
          message: 'The file has more than 5000 patients.',
          code: 'bulkAdd.tooManyPatients',
          values: { n: 5000 },
        },
      ],
    ]);
    expect((await send([header, ...rows.slice(1)].join('\n'))).body).toMatchObject({ added: 5000 });
    expect(await countPatients()).toBe(before + 5000);
  }, 60_000);
});
