import type { Bundle, BundleEntry, Resource } from '@medplum/fhirtypes';
import { FHIR_MAX_PAGE_SIZE, FHIR_MAX_SEARCH_VALUES, FHIR_PAGE_SIZE } from '../../contract/fhir/calls.ts';
import { fhirMessage } from '../../contract/fhir/messages.ts';
import { countValues, parseSearch, type Criterion, type SearchRequest } from '../../domain/fhir/search.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { invalidValue } from './conditions.ts';
import { findInclude, isKnownRevInclude, readIncludes, type Included } from './includes.ts';
import { sealPage, unsealPage, type PageKey } from './page-link.ts';
import { countFound, firstPage, readPage, type PagePosition } from './read-page.ts';
import { readSort, readSortedPage, type SortedPosition, type SortOrder } from './read-sorted.ts';
import type { FhirReader, ResourceType } from './resource-type.ts';

export interface SearchOptions {
  entries: [string, string][];
  /** `Prefer: handling=strict`: unknown parameters are refused. */
  isStrict: boolean;
  key: PageKey;
  findType: (name: string) => ResourceType | undefined;
}

function readCount(text: string | undefined): number {
  if (text === undefined) return FHIR_PAGE_SIZE;
  if (!/^\d{1,9}$/.test(text)) throw invalidValue({ name: '_count' }, text);
  return Math.min(Number(text), FHIR_MAX_PAGE_SIZE);
}

/** Drops what the type does not know, or refuses it where the caller wants that. A modifier is always refused. */
function checkCriteria(
  type: ResourceType,
  { criteria, includes, revIncludes, results }: SearchRequest,
  isStrict: boolean,
): Criterion[] {
  const refuse = (name: string): never => {
    throw new HttpError(400, fhirMessage('fhir.unknownParameter', { name: name.slice(0, 100) }));
  };
  const known = criteria.filter(({ name }) => Object.hasOwn(type.parameters, name));
  if (isStrict) {
    const unknown = criteria.find((criterion) => !known.includes(criterion));
    if (unknown) refuse(unknown.name);
    const include = includes.find((one) => !findInclude(type, one));
    if (include) refuse(`_include=${include}`);
    const revInclude = revIncludes.find((one) => !isKnownRevInclude(type, one));
    if (revInclude) refuse(`_revinclude=${revInclude}`);
    if (readSort(type, results._sort, known) === undefined) refuse(`_sort=${results._sort}`);
  }
  for (const { name, modifier } of known) {
    const { modifiers = [] } = type.parameters[name]!;
    if (modifier !== null && !modifiers.includes(modifier))
      throw new HttpError(400, fhirMessage('fhir.unknownModifier', { name: `${name}:${modifier.slice(0, 50)}` }));
  }
  const { requires } = type;
  if (requires && !known.some(({ name }) => requires.includes(name)))
    throw new HttpError(400, fhirMessage('fhir.parameterRequired', { names: requires.join(', ') }));
  return known;
}

interface Search extends Included {
  criteria: Criterion[];
  count: number;
  order: SortOrder | null;
  position: PagePosition;
  starts: readonly SortedPosition[];
}

/** What is asked for; behind the first page, by the link that the page before has given. */
function readSearch(
  type: ResourceType,
  { entries, isStrict, key }: SearchOptions,
): Search & { total: string | undefined } {
  const request = parseSearch(entries);
  if (countValues(request) > FHIR_MAX_SEARCH_VALUES)
    throw new HttpError(400, fhirMessage('fhir.tooManyValues', { n: FHIR_MAX_SEARCH_VALUES }));
  const { _page: link, _count: count, _total: total, _sort: sort } = request.results;
  if (link !== undefined) return { ...unsealPage(link, key), total: undefined };
  const criteria = checkCriteria(type, request, isStrict);
  return {
    criteria,
    includes: [...new Set(request.includes.filter((one) => findInclude(type, one)))],
    revIncludes: [...new Set(request.revIncludes.filter((one) => isKnownRevInclude(type, one)))],
    count: readCount(count),
    total,
    order: readSort(type, sort, criteria) ?? null,
    position: firstPage,
    starts: [],
  };
}

const escapeValue = (value: string) => value.replaceAll(/([\\,|$])/g, (mark) => (mark === '|' ? mark : `\\${mark}`));

/** What the server has understood (FHIR R4, 3.1.1.3). */
function toSelfLink({ criteria, includes, revIncludes, order, count }: Search, path: string): string {
  const entries = [
    ...criteria.map(({ name, modifier, values }) => [
      modifier ? `${name}:${modifier}` : name,
      values.map(escapeValue).join(','),
    ]),
    ...includes.map((include) => ['_include', include]),
    ...revIncludes.map((include) => ['_revinclude', include]),
    ...(order ? [['_sort', `${order.isDescending ? '-' : ''}${order.name}`]] : []),
    ['_count', String(count)],
  ] as [string, string][];
  return `${path}?${new URLSearchParams(entries)}`;
}

const toEntry = (resource: Resource, mode: 'match' | 'include', base: string): BundleEntry => ({
  fullUrl: `${base}/${resource.resourceType}/${resource.id}`,
  resource,
  search: { mode },
});

interface FoundPage {
  resources: Resource[];
  next: Pick<Search, 'position' | 'starts'> | null;
}

async function readFound(type: ResourceType, reader: FhirReader, search: Search): Promise<FoundPage> {
  const { criteria, count, order, position, starts } = search;
  if (count === 0) return { resources: [], next: null };
  if (order) {
    const page = await readSortedPage(type, reader, criteria, { order, starts, limit: count });
    return { resources: page.resources, next: page.next && { position, starts: page.next } };
  }
  const page = await readPage(type, reader, criteria, position, count);
  return { resources: page.resources, next: page.next && { position: page.next, starts } };
}

/** A page of a search as a Bundle: what is found, and what it is asked to include. */
export async function searchResources(type: ResourceType, reader: FhirReader, options: SearchOptions): Promise<Bundle> {
  const { total: totalMode, ...search } = readSearch(type, options);
  const { base } = reader.links;
  const path = `${base}/${type.type}`;
  const isCounted = search.count === 0 || totalMode === 'accurate' || totalMode === 'estimate';
  const total = isCounted ? await countFound(type, reader, search.criteria) : undefined;
  const { resources, next } = await readFound(type, reader, search);
  const included = await readIncludes(type, reader, { ...search, resources }, options.findType);
  const entry = [
    ...resources.map((resource) => toEntry(resource, 'match', base)),
    ...included.map((resource) => toEntry(resource, 'include', base)),
  ];
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    ...(total !== undefined && { total }),
    link: [
      { relation: 'self', url: toSelfLink(search, path) },
      ...(next ? [{ relation: 'next', url: `${path}?_page=${sealPage({ ...search, ...next }, options.key)}` }] : []),
    ],
    ...(entry.length > 0 && { entry }),
  };
}
