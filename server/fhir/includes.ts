import type { Reference, Resource } from '@medplum/fhirtypes';
import { can } from '../../domain/identity/access.ts';
import { allowsFhir } from '../../domain/identity/fhir-access.ts';
import { isOneOf } from './conditions.ts';
import { parseKey } from './parse-key.ts';
import { isOpen } from './read-page.ts';
import type { FhirReader, Include, ResourceType } from './resource-type.ts';
import { provenanceType } from './types/provenance.ts';

type FindType = (name: string) => ResourceType | undefined;

/** What `_include` and `_revinclude` ask for. */
export interface Included {
  includes: readonly string[];
  revIncludes: readonly string[];
}

const PROVENANCE = 'Provenance:target';

export const isKnownRevInclude = ({ hasProvenance }: ResourceType, text: string): boolean =>
  hasProvenance === true && text === PROVENANCE;

/** How the CapabilityStatement says what can be included. */
export const listIncludes = ({ type, includes = [] }: ResourceType): string[] =>
  includes.map(({ names }) => `${type}:${names[0]!}`);
export const listRevIncludes = ({ hasProvenance }: ResourceType): string[] => (hasProvenance ? [PROVENANCE] : []);

/** `CarePlan:patient`, with or without `:Patient` behind it. */
export const findInclude = ({ type, includes = [] }: ResourceType, text: string): Include | undefined => {
  const [of, name, target] = text.split(':');
  return includes.find(
    (include) => of === type && include.names.includes(name!) && (target ?? include.target) === include.target,
  );
};

const mayRead = ({ actor }: FhirReader, { type, action }: ResourceType): boolean =>
  actor.kind === 'client' ? allowsFhir(actor.scopes, type, 'read') : can(actor, action);

/** Keys of the rows that an element refers to. */
function findKeys({ element, target }: Include, resource: Resource): number[] {
  const { reference } = (resource as unknown as Record<string, Reference | undefined>)[element] ?? {};
  const [type, id] = reference?.split('/') ?? [];
  return type === target && /^\d+$/.test(id ?? '') ? [Number(id)] : [];
}

/** What a page refers to, each once, in one statement; none where the reader may not read it. */
async function readReferred(
  include: Include,
  reader: FhirReader,
  resources: readonly Resource[],
  findType: FindType,
): Promise<Resource[]> {
  const type = findType(include.target);
  const ids = [...new Set(resources.flatMap((resource) => findKeys(include, resource)))];
  if (!type || !mayRead(reader, type) || ids.length === 0) return [];
  const [source] = type.sources;
  const rows = await source!.select(reader, isOneOf(source!.key, ids), ids.length);
  return rows.flatMap((row) => source!.toResources(row, reader.links));
}

/** Provenance of what is on a page: one statement for each source of it. */
async function readProvenance(reader: FhirReader, resources: readonly Resource[]): Promise<Resource[]> {
  if (!mayRead(reader, provenanceType)) return [];
  const wanted = new Set(resources.map(({ resourceType, id }) => `${resourceType}/${id}`));
  const found: Resource[] = [];
  for (const source of provenanceType.sources.filter((one) => isOpen(one, reader))) {
    const ids = resources
      .filter(({ resourceType }) => resourceType === source.of!.type)
      .map(({ id }) => parseKey({ name: source.of!.name, key: source.key }, id!) as number | null)
      .filter((id) => id !== null);
    if (ids.length === 0) continue;
    const rows = await source.select(reader, isOneOf(source.key, ids), ids.length);
    for (const row of rows)
      for (const provenance of source.toResources(row, reader.links))
        if (provenance.resourceType === 'Provenance' && wanted.has(provenance.target[0]!.reference!))
          found.push(provenance);
  }
  return found;
}

/** What a page is asked to have besides what was found. */
export async function readIncludes(
  type: ResourceType,
  reader: FhirReader,
  { includes, revIncludes, resources }: Included & { resources: readonly Resource[] },
  findType: FindType,
): Promise<Resource[]> {
  const elements = new Set(includes.map((text) => findInclude(type, text)!));
  const found: Resource[] = [];
  for (const include of elements) found.push(...(await readReferred(include, reader, resources, findType)));
  if (revIncludes.length > 0) found.push(...(await readProvenance(reader, resources)));
  return found;
}
