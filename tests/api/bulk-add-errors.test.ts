import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkAddPatients } from '../../contract/patients/patients.ts';
import { organizations } from '../../server/platform/db/schema.ts';
import { checksums } from './isolation/checksums.ts';
import { reasonOf } from './reason-of.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let first: Caller;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  first = await world.as(world.seed.A.practitioners.first);
});
afterAll(() => world.close());

const header = 'First Name,Last Name,Email,Phone Number,Date of Birth,Location,Side of Body,Involved Body Part';
let count = 0;
const mail = () => `bulk${++count}@people.test`;
const place = (at: 0 | 1 = 0) => `Place ${at + 1} CANARYA0`;
const row = (email: string, location = place()) =>
  `Ada,Lovelace,${email},(555) 123-4567,12/10/1985,${location},Left,Knee`;
const send = (file: string | Uint8Array, query: Record<string, string | number> = {}, who = admin) =>
  who.call(bulkAddPatients, { file, query: { products: 'HEALTH', ...query } });

describe('an invalid file', () => {
  const getErrors = async (file: string | Uint8Array, query: Record<string, string | number> = {}, who = admin) => {
    const before = await checksums(world.database);
    const { status, problem } = await send(file, query, who);
    expect(status).toBe(422);
    expect(await checksums(world.database)).toEqual(before);
    return (problem.rows ?? []).map(({ row: at, column, message }) => `${at} ${column}: ${message}`);
  };

  it('OPEN-054 adds no patients and returns every error by row number', async () => {
    const invalidRow = row('nobody').replace('Knee', 'Elbow');
    expect(
      await getErrors(
        [header, row(mail()), invalidRow, '', row('pat.a1@patient.test'), row('PAT.A2@patient.test')].join('\n'),
      ),
    ).toEqual([
      '3 Email: Email must be valid.',
      '3 Involved Body Part: Not a valid body part',
      '5 Email: Email is already used by another patient',
      '6 Email: Email is already used by another patient',
    ]);
  });

  it('is rejected for duplicate emails, missing columns, formulas and other formats than CSV', async () => {
    const email = mail();
    expect(await getErrors([header, row(email), row(email.toUpperCase())].join('\n'))).toEqual([
      '3 Email: Email is also in row 2',
    ]);
    expect(await getErrors('First Name,Last Name\nAda,Lovelace', { locationId: world.seed.A.locations[0] })).toContain(
      '1 Email: This column is missing.',
    );
    expect(await getErrors(`${header}\n${row(mail()).replace('Ada', '=cmd()')}`)).toEqual([
      '2 First Name: Must not start with =, +, - or @',
    ]);
    expect(await getErrors(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0xff]))).toEqual([
      '0 : The file is not CSV text. Save it as CSV UTF-8 and try again.',
    ]);
    expect(await getErrors(`${header}\n"Ada,Lovelace`)).toEqual(['2 : A quotation mark is out of place.']);
  });

  it('OPEN-056 includes a row error for an email of an inaccessible patient', async () => {
    const lines = [header, row(mail()), row('pat.a2@patient.test')].join('\n');
    expect(await getErrors(lines, {}, first)).toEqual(['3 Email: Email is already used by another patient']);
    const gait = `First Name,Last Name,Unique Gait ID\nAda,Lovelace,G-A2\nGrace,Hopper,G-NEW`;
    expect(await getErrors(gait, { products: 'GAIT', locationId: world.seed.A.locations[0] }, first)).toEqual([
      '2 Unique Gait ID: Unique Gait ID is already used by another patient',
    ]);
  });

  it('A2 cannot use an inaccessible location or one of another clinic', async () => {
    expect(await getErrors(`${header}\n${row(mail(), 'Place 1 CANARYB0')}`)).toEqual([
      '2 Location: Location not found',
    ]);
    expect(await getErrors(`${header}\n${row(mail(), String(world.seed.B.locations[0]))}`)).toEqual([
      '2 Location: Location not found',
    ]);
    expect(await getErrors(`${header}\n${row(mail(), place(1))}`, {}, first)).toEqual([
      '2 Location: Location not found',
    ]);
    for (const locationId of [world.seed.A.locations[1], world.seed.B.locations[0], 999_999]) {
      expect((await send(`${header}\n${row(mail())}`, { locationId }, first)).problem.fields).toEqual({
        locationId: 'Location not found',
      });
    }
  });

  const rowRefused = [
    422,
    [{ row: 2, column: 'Location', message: 'Location not found', code: 'patients.unknownLocation' }],
  ];
  /** The location is known to the organization, and the database refuses to write a patient there. */
  const writeRefused = [404, 'Not found.'];
  it.each([
    ['row-level security alone', { app: false, rls: true }, [writeRefused, writeRefused, rowRefused]],
    ['the conditions of the queries alone', { app: true, rls: false }, [rowRefused, rowRefused, rowRefused]],
  ])('A2 cannot use other locations, enforced by %s', async (_which, accessLayers, refusals) => {
    const caller = await world.beside({ accessLayers }).as(world.seed.A.practitioners.first);
    const before = await checksums(world.database);
    const places = [place(1), String(world.seed.A.locations[1]), String(world.seed.B.locations[0])];
    for (const [at, location] of places.entries()) {
      const { status, problem } = await send(`${header}\n${row(mail(), location)}`, {}, caller);
      expect([status, problem.rows ?? problem.message]).toEqual(refusals[at]);
    }
    expect(await checksums(world.database)).toEqual(before);
  });
});

describe('a bulk add request', () => {
  it('is limited to products that the organization has', async () => {
    for (const [products, fields] of [
      ['', { products: 'You must select at least one product.' }],
      ['SCAN', { 'products.0': expect.any(String) as string }],
      ['HEALTH,HEALTH', { products: 'A product is listed twice.' }],
    ] as const)
      expect(reasonOf(await send(header, { products }))).toEqual([400, fields]);
    const { organizationId } = world.seed.B;
    const set = (list: string[]) =>
      world.asOwner((tx) =>
        tx.update(organizations).set({ products: list }).where(eq(organizations.id, organizationId)),
      );
    await set(['HEALTH']);
    const caller = await world.as(world.seed.B.practitioners.admin);
    const { status, problem } = await send(header, { products: 'HEALTH,GAIT' }, caller);
    await set(['HEALTH', 'GAIT', 'PRO', 'SCAN']);
    expect([status, problem.fields]).toEqual([422, { products: 'Your organization does not have this product.' }]);
  });

  it('must be a form with a file of at most 2 MB', async () => {
    const path = '/api/v2/patients/bulk?products=HEALTH';
    expect((await admin.send('POST', path, { body: { file: 'x' } })).status).toBe(415);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(reasonOf(await admin.send('POST', path, { body: 'no parts', headers }))).toEqual([
      400,
      'The form cannot be read.',
    ]);
    const withoutFile = '--x\r\nContent-Disposition: form-data; name="other"\r\n\r\nvalue\r\n--x--\r\n';
    expect(reasonOf(await admin.send('POST', path, { body: withoutFile, headers }))).toEqual([
      422,
      { file: 'Choose a file.' },
    ]);
    expect((await send(new Uint8Array(2_100_000).fill(97))).status).toBe(413);
  });
});
