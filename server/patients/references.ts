import { and, eq, isNull, inArray } from 'drizzle-orm';
import type { PatientProduct } from '../../contract/platform/enumerations.ts';
import { patientFieldMessage, patientMessage } from '../../contract/patients/messages.ts';
import type { Message } from '../../contract/platform/message.ts';
import { locations, practitioners } from '../platform/db/schema.ts';
import { findViolatedConstraint } from '../platform/http/error-response.ts';
import { conflict, validationError } from '../platform/http/http-error.ts';
import type { Reader } from './queries.ts';
import { isAssignableProvider } from '../team/accessible-providers.ts';
import { formatFullName } from '../../domain/patients/patient.ts';

export interface LocationRow {
  id: number;
  name: string;
  timezone: string;
  defaultProviderId: number | null;
}

/** Locations where the reader may have patients, by name. */
export const listAccessibleLocations = ({ tx, scope }: Reader, id?: number): Promise<LocationRow[]> =>
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

/** The location of a request body; an inaccessible one is treated as unknown (A2). */
export async function requireLocation(reader: Reader, id: number): Promise<LocationRow> {
  const [place] = await listAccessibleLocations(reader, id);
  if (!place) throw validationError('locationId', patientMessage('patients.unknownLocation'));
  return place;
}

/** Rejects a primary provider whom the reader cannot see or who was removed (A2). */
export async function requireAssignableProvider(reader: Reader, id: number | null | undefined): Promise<void> {
  if (id == null || (await isAssignableProvider(reader, id))) return;
  throw validationError('primaryPractitionerId', patientFieldMessage('patients.invalidProvider'));
}

/** The location's default provider, unless removed. */
export async function findDefaultProvider(
  { tx, scope }: Reader,
  { defaultProviderId }: LocationRow,
): Promise<number | null> {
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

/** Patients can only have products of their organization. */
export function requireProducts({ actor }: Pick<Reader, 'actor'>, products: readonly PatientProduct[]): void {
  const missing = products.find((product) => !actor.products.includes(product));
  if (missing) throw validationError('products', patientMessage('patients.productNotOffered'));
}

const uniqueConstraints: Record<string, [field: string, message: Message]> = {
  patients_email: ['email', patientMessage('patients.emailTaken')],
  patients_gait_uid: ['gaitUid', patientMessage('patients.gaitUidTaken')],
};

/** Translates a violation of a unique email or gait id into a conflict on its field (OPEN-056). */
export async function throwIfDuplicate<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const [field, message] = uniqueConstraints[findViolatedConstraint(error) ?? ''] ?? [];
    if (field && message) throw conflict(message, { [field]: message });
    throw error;
  }
}

/** The default provider by location; none where it is not set or was removed. */
export type Providers = ReadonlyMap<number, { id: number; name: string }>;

/** The default providers of many locations, in one statement. */
export async function loadDefaultProviders({ tx, scope }: Reader, places: readonly LocationRow[]): Promise<Providers> {
  const named = places.flatMap(({ defaultProviderId }) => defaultProviderId ?? []);
  if (named.length === 0) return new Map();
  const found = await tx
    .select({ id: practitioners.id, firstName: practitioners.firstName, lastName: practitioners.lastName })
    .from(practitioners)
    .where(
      and(
        scope.organization(practitioners.organizationId),
        inArray(practitioners.id, [...new Set(named)]),
        isNull(practitioners.removedAt),
      ),
    );
  return new Map(
    places.flatMap(({ id, defaultProviderId }) => {
      const provider = found.find((each) => each.id === defaultProviderId);
      return provider ? [[id, { id: provider.id, name: formatFullName(provider) }] as const] : [];
    }),
  );
}
