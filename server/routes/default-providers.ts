import { and, inArray, isNull } from 'drizzle-orm';
import { fullName } from '../../domain/patient.ts';
import { practitioners } from '../db/schema/index.ts';
import type { Place } from './patient-references.ts';
import type { Reader } from './patient-rows.ts';

/** By location: whom its new patients get; nobody where the location names nobody, or somebody who was removed. */
export type Providers = ReadonlyMap<number, { id: number; name: string }>;

/** The default providers of many locations, in one question. */
export async function defaultProviders({ tx, scope }: Reader, places: readonly Place[]): Promise<Providers> {
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
      return provider ? [[id, { id: provider.id, name: fullName(provider) }] as const] : [];
    }),
  );
}
