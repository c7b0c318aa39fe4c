import type { Reference, Resource } from '@medplum/fhirtypes';
import { inArray } from 'drizzle-orm';
import { can } from '../../domain/identity/access.ts';
import { allowsFhir } from '../../domain/identity/fhir-access.ts';
import { patients } from '../platform/db/schema.ts';
import type { FhirReader, ResourceType } from './resource-type.ts';
import { patientType } from './types/patient.ts';

/** Whom a resource is about, by the element that its type names. */
const findPatientId = (element: string, resource: Resource): number[] => {
  const { reference } = (resource as unknown as Record<string, Reference | undefined>)[element] ?? {};
  const id = /^Patient\/(\d+)$/.exec(reference ?? '')?.[1];
  return id ? [Number(id)] : [];
};

/** The patients of a page, each once, in one statement; none where the reader may not read patients. */
export async function readIncludes(
  { patientElement }: ResourceType,
  reader: FhirReader,
  resources: readonly Resource[],
): Promise<Resource[]> {
  const { actor } = reader;
  const mayRead = actor.kind === 'client' ? allowsFhir(actor.scopes, 'Patient', 'read') : can(actor, 'patients.read');
  const ids = [...new Set(resources.flatMap((resource) => findPatientId(patientElement!, resource)))];
  if (!mayRead || ids.length === 0) return [];
  const [source] = patientType.sources;
  const rows = await source!.select(reader, inArray(patients.id, ids), ids.length);
  return rows.flatMap((row) => source!.toResources(row, reader.links));
}
