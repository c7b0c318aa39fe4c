import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkAddPatients } from '../../contract/patients/patients.ts';
import { locations, patients, practitioners } from '../../server/platform/db/schema.ts';
import { checksums } from './isolation/checksums.ts';
import { stored } from './stored.ts';
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
const row = (email: string, location = 'Place 1 CANARYA0', side = 'Left') =>
  `Ada,Lovelace,${email},(555) 123-4567,12/10/1985,${location},${side},Knee`;

/** A dry run, which must leave the database as it was. */
async function preview(file: string, query: Record<string, string | number> = {}, who = admin) {
  const before = await checksums(world.database);
  const answer = await who.call(bulkAddPatients, { file, query: { products: 'HEALTH', dryRun: 'true', ...query } });
  expect(await checksums(world.database)).toEqual(before);
  return answer;
}

describe('OPEN-054 a dry run of Bulk Add', () => {
  it('returns for each row the patient, location, provider and whether an invite would be sent', async () => {
    const provider = world.seed.A.practitioners.first.practitionerId!;
    const [person] = await stored(world, practitioners, eq(practitioners.id, provider));
    const setDefault = (id: number | null) =>
      world.asOwner((tx) =>
        tx.update(locations).set({ defaultProviderId: id }).where(eq(locations.id, world.seed.A.locations[0])),
      );
    await setDefault(provider);
    const { status, body } = await preview(
      `${header}\n${row('ADA@people.test')}\n\n${row('grace@people.test', 'place 2 canarya0', 'N/A')}\n`,
    );
    await setDefault(null);
    expect(status).toBe(200);
    expect(body).toEqual({
      rows: 2,
      added: 0,
      ignoredColumns: [],
      preview: [
        {
          row: 2,
          firstName: 'Ada',
          lastName: 'Lovelace',
          email: 'ada@people.test',
          phoneNumber: '+15551234567',
          dob: '1985-12-10',
          location: 'Place 1 CANARYA0',
          injuredSideOfBody: 'Left',
          injuredBodyPart: 'Knee',
          gaitUid: null,
          payerName: null,
          payerId: null,
          memberId: null,
          groupNumber: null,
          language: null,
          provider: `${person!.firstName} ${person!.lastName}`,
          products: ['HEALTH'],
          willInvite: true,
          faults: [],
        },
        expect.objectContaining({
          row: 4,
          location: 'Place 2 CANARYA0',
          injuredSideOfBody: 'N/A',
          provider: null,
          willInvite: true,
        }),
      ],
    });
  });

  it('shows no invite for Gait patients, and names the ignored columns', async () => {
    const { body } = await preview('First Name,Last Name,Email,Shoe Size\nAda,Lovelace,a@people.test,38', {
      products: 'GAIT',
      locationId: world.seed.A.locations[1],
    });
    expect(body.ignoredColumns).toEqual(['Shoe Size']);
    expect(body.preview).toEqual([
      expect.objectContaining({ products: ['GAIT'], location: 'Place 2 CANARYA0', willInvite: false }),
    ]);
  });

  it('returns invalid rows beside valid ones, with their cells as written and the reason', async () => {
    const file = [header, row('good@people.test'), row('nobody').replace('Knee', 'Elbow')].join('\n');
    const { status, body } = await preview(file);
    expect(status).toBe(200);
    expect(body.preview!.map(({ row: at, faults }) => [at, faults.length])).toEqual([
      [2, 0],
      [3, 2],
    ]);
    expect(body.preview![1]).toMatchObject({
      email: 'nobody',
      injuredBodyPart: 'Elbow',
      dob: '12/10/1985',
      products: [],
      willInvite: false,
      faults: [
        { field: 'email', column: 'Email', message: 'Email must be valid.' },
        { field: 'injuredBodyPart', column: 'Involved Body Part', message: 'Not a valid body part' },
      ],
    });
  });

  it('OPEN-056 detects an email of an inaccessible patient, as adding does', async () => {
    const { body } = await preview([header, row('new@people.test'), row('pat.a2@patient.test')].join('\n'), {}, first);
    expect(body.preview!.map(({ faults }) => faults)).toEqual([
      [],
      [
        {
          field: 'email',
          column: 'Email',
          message: 'Email is already used by another patient',
          code: 'bulkAdd.emailTaken',
        },
      ],
    ]);
  });

  it('OPEN-056 returns no email error for a gait id of an inaccessible patient', async () => {
    const taken = (gaitUid: string | null) =>
      world.asOwner((tx) => tx.update(patients).set({ gaitUid }).where(eq(patients.id, world.seed.A.patients[1])));
    const [before] = await stored(world, patients, eq(patients.id, world.seed.A.patients[1]));
    await taken('G-77');
    const lines = [`${header},Unique Gait ID`, `${row('free@people.test')},G-77`, `${row('other@people.test')},G-78`];
    const { body } = await preview(lines.join('\n'), { products: 'HEALTH,GAIT' }, first);
    await taken(before!.gaitUid);
    expect(body.preview!.map(({ faults }) => faults)).toEqual([
      [
        {
          field: '',
          column: '',
          message: 'Email or Unique Gait ID is already used by another patient',
          code: 'bulkAdd.emailOrGaitUidTaken',
        },
      ],
      [],
    ]);
  });

  it('rejects a file without rows', async () => {
    const { status, problem } = await preview('First Name\nAda');
    expect(status).toBe(422);
    expect(problem.rows).toContainEqual({
      row: 1,
      column: 'Email',
      message: 'This column is missing.',
      code: 'bulkAdd.columnMissing',
    });
  });

  it('OPEN-064 validates a date of birth by the current day at the location of the row, not of the clinic', async () => {
    const east = { timezone: 'Pacific/Kiritimati' };
    const west = { timezone: 'Pacific/Pago_Pago' };
    const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(world.deps.now());
    // Kiritimati is 25 hours ahead of Pago Pago: there is always a day that has begun in the one alone.
    const tomorrow = dayIn(east.timezone);
    expect(tomorrow > dayIn(west.timezone)).toBe(true);
    await world.asOwner(async (tx) => {
      await tx.update(locations).set(east).where(eq(locations.id, world.seed.A.locations[0]));
      await tx.update(locations).set(west).where(eq(locations.id, world.seed.A.locations[1]));
    });
    const born = (email: string, place: string) => row(email, place).replace('12/10/1985', tomorrow);
    const { body } = await preview(
      [header, born('e@people.test', 'Place 1 CANARYA0'), born('w@people.test', 'Place 2 CANARYA0')].join('\n'),
    );
    expect(body.preview!.map(({ faults }) => faults.map(({ message }) => message))).toEqual([
      [],
      ['Date of birth cannot be in the future'],
    ]);
  });

  it('returns all rows of the largest file and stores none', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => row(`many${at}@people.test`));
    const { body } = await preview([header, ...rows].join('\n'));
    expect(body.preview).toHaveLength(5000);
    expect(body.preview![4999]).toMatchObject({ row: 5001, email: 'many4999@people.test', faults: [] });
  }, 60_000);
});
