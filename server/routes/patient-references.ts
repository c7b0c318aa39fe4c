import { and, eq, isNull } from 'drizzle-orm';
import type { PatientProduct } from '../../contract/enumerations.ts';
import { locations, practitioners } from '../db/schema/index.ts';
import { databaseConstraint } from '../http/problems.ts';
import { conflict, faulty } from '../http/refusal.ts';
import type { Reader } from './patient-rows.ts';
import { practitionerInReach } from './providers-in-reach.ts';

export interface Place {
  id: number;
  name: string;
  timezone: string;
  defaultProviderId: number | null;
}

/** Locations at which the reader may keep patients, by name. */
export const placesInReach = ({ tx, scope }: Reader, id?: number): Promise<Place[]> =>
  tx
    .select({
      id: locations.id,
      name: locations.name,
      timezone: locations.timezone,
      defaultProviderId: locations.defaultProviderId,
    })
    .from(locations)
    .where(
      and(scope.location(locations.organizationId, locations.id), id === undefined ? undefined : eq(locations.id, id)),
    )
    .orderBy(locations.name, locations.id);

/** The location named by a body; one out of reach is as unknown as one that does not exist (A2). */
export async function placeNamed(reader: Reader, id: number): Promise<Place> {
  const [place] = await placesInReach(reader, id);
  if (!place) throw faulty('locationId', 'Location is not known');
  return place;
}

/** Refuses a primary provider whom the reader cannot see or who was removed (A2). */
export async function checkProvider(reader: Reader, id: number | null | undefined): Promise<void> {
  if (id == null || (await practitionerInReach(reader, id))) return;
  throw faulty('primaryPractitionerId', 'Not a valid provider');
}

/** The location's default provider, unless removed meanwhile. */
export async function defaultProvider({ tx, scope }: Reader, { defaultProviderId }: Place): Promise<number | null> {
  if (defaultProviderId === null) return null;
  const [found] = await tx
    .select({ id: practitioners.id })
    .from(practitioners)
    .where(
      and(
        scope.organization(practitioners.organizationId),
        eq(practitioners.id, defaultProviderId),
        isNull(practitioners.removedAt),
      ),
    );
  return found?.id ?? null;
}

/** Patients can only get what their organization has. */
export function checkProducts({ actor }: Pick<Reader, 'actor'>, products: readonly PatientProduct[]): void {
  const missing = products.find((product) => !actor.products.includes(product));
  if (missing) throw faulty('products', 'Your organization does not have this product.');
}

const unique: Record<string, [field: string, message: string]> = {
  patients_email: ['email', 'A patient with this email already exists.'],
  patients_gait_uid: ['gaitUid', 'A patient with this Unique Gait ID already exists.'],
};

/** Runs a write of a patient; an email or gait id that another patient has is refused with its field (OPEN-056). */
export async function withoutDuplicates<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const [field, message] = unique[databaseConstraint(error) ?? ''] ?? [];
    if (field && message) throw conflict(message, { [field]: message });
    throw error;
  }
}
