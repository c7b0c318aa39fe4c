import type { CapabilityStatement } from '@medplum/fhirtypes';
import { APP_VERSION } from '../../contract/platform/limits.ts';
import { listIncludes, listRevIncludes } from './includes.ts';
import { listSorts } from './read-sorted.ts';
import type { ResourceType } from './resource-type.ts';

/** When what the statement says was last changed. */
const STATEMENT_DATE = '2026-11-27';

type Rest = NonNullable<CapabilityStatement['rest']>[number];
type RestResource = NonNullable<Rest['resource']>[number];

const describeType = (resourceType: ResourceType): RestResource => {
  const { type, parameters, interactions = [] } = resourceType;
  const [includes, revIncludes, sorts] = [
    listIncludes(resourceType),
    listRevIncludes(resourceType),
    listSorts(resourceType),
  ];
  return {
    type: type as RestResource['type'],
    interaction: [{ code: 'read' }, { code: 'search-type' }, ...interactions.map((code) => ({ code }))],
    versioning: interactions.includes('update') ? 'versioned-update' : 'versioned',
    readHistory: false,
    updateCreate: false,
    conditionalCreate: false,
    conditionalRead: 'not-match',
    conditionalUpdate: false,
    ...(sorts.length > 0 && {
      documentation: `_sort by ${sorts.join(', ')}, also descending, in a search that names the patient.`,
    }),
    ...(includes.length > 0 && { searchInclude: includes }),
    ...(revIncludes.length > 0 && { searchRevInclude: revIncludes }),
    searchParam: Object.entries(parameters).map(([name, { type: kind, documentation }]) => ({
      name,
      type: kind,
      documentation,
    })),
  };
};

/** What the server can do, made of the registry of types. */
export const describeCapabilities = (types: Iterable<ResourceType>, base: string): CapabilityStatement => ({
  resourceType: 'CapabilityStatement',
  status: 'active',
  date: STATEMENT_DATE,
  kind: 'instance',
  software: { name: 'Provider portal', version: APP_VERSION },
  implementation: { description: 'FHIR R4 of the provider portal', url: base },
  fhirVersion: '4.0.1',
  format: ['application/fhir+json', 'json'],
  rest: [
    {
      mode: 'server',
      documentation:
        'Searches by names and dates of birth belong into the body of a POST to _search. Pages are followed by their next links.',
      security: {
        cors: false,
        service: [
          {
            coding: [
              {
                system: 'http://terminology.hl7.org/CodeSystem/restful-security-service',
                code: 'SMART-on-FHIR',
                display: 'SMART-on-FHIR',
              },
            ],
          },
        ],
        description: `Bearer tokens of API clients: ${base}/.well-known/smart-configuration`,
      },
      resource: Array.from(types, describeType),
    },
  ],
});
