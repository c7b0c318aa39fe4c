import type { Resource } from '@medplum/fhirtypes';
import { matchesString } from '../../../domain/fhir/string-search.ts';
import type { SearchParameter } from '../resource-type.ts';

/** Parameters that every type has. */
export const commonParameters = {
  _id: { type: 'token', documentation: 'The id of the resource.' },
  _lastUpdated: { type: 'date', documentation: 'When the resource was last changed.' },
} as const satisfies Record<string, SearchParameter>;

interface TextReader {
  /** A method, so that a type's own reader takes its resources alone. */
  listTexts(resource: Resource): readonly (string | undefined)[];
}

/** A parameter over texts of a resource. */
export const stringParameter = (documentation: string, listTexts: TextReader['listTexts']): SearchParameter => ({
  type: 'string',
  documentation,
  modifiers: ['exact', 'contains'],
  matches: (criterion, resource) => matchesString(criterion, listTexts(resource)),
});

export const identifierParameter: SearchParameter = {
  type: 'token',
  documentation: 'An identifier, with or without its system.',
};

export const patientParameter: SearchParameter = {
  type: 'reference',
  documentation: 'Whose it is: Patient/12, or 12.',
};
