import type { PatientProduct } from '../../contract/platform/enumerations.ts';
import { patients, locations } from '../../server/platform/db/schema.ts';
import { toSearchText, toSortName } from '../../domain/patients/patient.ts';
import type { World } from './world.ts';

const firstNames = ['Ana', 'ana', 'Ярослав', '李', 'محمد', 'Zoë', 'Zoe', 'Ōkubo', "D'Arcy", ''];
const lastNames = ['Ybarra', 'ybarra', 'Şahin', '王', 'O%Neil_x', 'Ng'];
const products: PatientProduct[][] = [['HEALTH'], ['HEALTH', 'GAIT'], ['GAIT'], ['PRO', 'HEALTH'], ['PRO']];

export type StoredPatient = typeof patients.$inferSelect;

/**
 * Adds `count` patients to clinic A at four locations, two of which have the same name but for its case: with and
 * without email, program, provider, activity and account, many alike in what lists are ordered by, some discharged, some
 * hidden. Returns the ids of the locations.
 */
export async function addManyPatients(world: World, count: number): Promise<number[]> {
  const { organizationId, locations: given, practitioners } = world.seed.A;
  return world.asOwner(async (tx) => {
    const added = await tx
      .insert(locations)
      .values(['Annex', 'ANNEX'].map((name) => ({ organizationId, name, timezone: 'America/Denver' })))
      .returning({ id: locations.id });
    const places = [...given, ...added.map(({ id }) => id)];
    const providers = [practitioners.first.practitionerId!, practitioners.second.practitionerId!, null];
    const rows = Array.from({ length: count }, (_, n) => {
      const names = { firstName: firstNames[n % 10]!, lastName: lastNames[(n * 5) % 6]! };
      const email = n % 4 ? `${'abz'[n % 3]!}${n}@people.test` : null;
      return {
        organizationId,
        locationId: places[(n * 7) % 4]!,
        primaryPractitionerId: providers[(n >> 1) % 3]!,
        ...names,
        email,
        products: products[(n >> 2) % 5]!,
        hasAccount: n % 3 === 0,
        hidden: n % 29 === 0,
        discharged: n % 5 === 2,
        programName: n % 3 === 1 ? null : ['Knee', 'knee', 'Äpfel', 'Hip 2'][(n >> 1) % 4]!,
        lastActivityAt: n % 6 ? new Date(Date.UTC(2026, 9, 1 + (n % 11))) : null,
        searchText: toSearchText(names, email),
        sortName: toSortName(names),
      };
    });
    await tx.insert(patients).values(rows);
    return places;
  });
}
