import type { Resource } from '@medplum/fhirtypes';
import { FHIR_BASE } from '../../contract/api-clients/token.ts';
import { can } from '../../domain/identity/access.ts';
import type { Reader } from '../patients/queries.ts';
import { firstPage, readPage, type PagePosition } from './read-page.ts';
import { resourceTypes } from './resource-types.ts';

/**
 * Reads the resources of a type in batches, all that the reader may see, in the order of their keys. `after` is what the batch
 * before has answered as `next`; null for the first one and after the last. A type that the reader may not read is empty.
 */
export const createResourceReader =
  (publicUrl: string) =>
  async (
    reader: Reader,
    { type, after, size }: { type: string; after: string | null; size: number },
  ): Promise<{ resources: Resource[]; next: string | null }> => {
    const resourceType = resourceTypes.get(type);
    if (!resourceType || !can(reader.actor, resourceType.action)) return { resources: [], next: null };
    const start = after === null ? firstPage : (JSON.parse(after) as PagePosition);
    const links = { base: `${new URL(publicUrl).origin}${FHIR_BASE}`, organizationId: reader.actor.organizationId };
    const { resources, next } = await readPage(resourceType, { ...reader, links }, [], start, size);
    return { resources, next: next && JSON.stringify(next) };
  };
