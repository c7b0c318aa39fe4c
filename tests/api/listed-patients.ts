import { expect } from 'vitest';
import type { PatientProduct } from '../../contract/platform/enumerations.ts';
import { listPatients } from '../../contract/patients/patients.ts';
import { toSearchText, toSortName } from '../../domain/patients/patient.ts';
import { patients, plansOfCare, programs } from '../../server/platform/db/schema.ts';
import type { Caller, World } from './world.ts';

interface Given {
  at?: 0 | 1;
  last?: string;
  email?: string | null;
  products?: PatientProduct[];
  program?: string;
  hasAccount?: boolean;
  discharged?: boolean;
  hidden?: boolean;
  activity?: string;
}

async function add(world: World, firstName: string, given: Given): Promise<number> {
  const { organizationId, locations } = world.seed.A;
  const names = { firstName, lastName: given.last ?? 'Ybarra' };
  const email = given.email === undefined ? `${firstName.toLowerCase()}@people.test` : given.email;
  return world.asOwner(async (tx) => {
    const [row] = await tx
      .insert(patients)
      .values({
        organizationId,
        locationId: locations[given.at ?? 0],
        ...names,
        email,
        products: given.products ?? ['HEALTH'],
        hasAccount: given.hasAccount ?? false,
        discharged: given.discharged ?? false,
        hidden: given.hidden ?? false,
        programName: given.program ?? null,
        lastActivityAt: given.activity ? new Date(given.activity) : null,
        searchText: toSearchText(names, email),
        sortName: toSortName(names),
      })
      .returning({ id: patients.id });
    await tx
      .insert(plansOfCare)
      .values({ organizationId, patientId: row!.id, start: '2026-01-05', end: given.discharged ? '2026-02-01' : null });
    if (given.program) {
      const of = { organizationId, patientId: row!.id, dailyFrequency: 3, weeklyFrequency: 5, blocks: [] };
      await tx.insert(programs).values({ ...of, name: 'Before', endedAt: new Date() });
      await tx.insert(programs).values({ ...of, name: given.program });
    }
    return row!.id;
  });
}

/** Seven active patients in all, with the two of clinic A; one discharged, one hidden. Ids by first name. */
export async function addListedPatients(world: World): Promise<Record<string, number>> {
  const people: Record<string, Given> = {
    Anna: { activity: '2026-11-20T10:00:00Z', program: 'Zebra', hasAccount: true },
    Émile: { activity: '2026-11-19T10:00:00Z', program: 'alpha', at: 1 },
    Boris: { activity: '2026-11-19T10:00:00Z', email: null, products: ['GAIT'] },
    Carla: { last: 'O%Neil_x', products: ['PRO'] },
    Dora: { at: 1 },
    Gone: { discharged: true, activity: '2026-11-21T10:00:00Z' },
    Hid: { hidden: true, activity: '2026-11-21T10:00:00Z' },
  };
  const ids: Record<string, number> = {};
  for (const [name, given] of Object.entries(people)) ids[name] = await add(world, name, given);
  return ids;
}

export type Query = Record<string, string | number>;

/** First names of a page of the list, in its order; `A1` and `A2` for those whom the clinic has from the start. */
export async function listedNames(who: Caller, query: Query): Promise<(string | null)[]> {
  const { status, body } = await who.call(listPatients, { query });
  expect(status).toBe(200);
  expect(body.itemCount).toBe(body.items.length);
  return body.items.map(({ patient: { firstName, lastName } }) =>
    firstName === 'Pat' ? lastName.slice(-2) : firstName,
  );
}

export const listedTotal = async (who: Caller, query: Query): Promise<number> =>
  (await who.call(listPatients, { query })).body.totalItems;
