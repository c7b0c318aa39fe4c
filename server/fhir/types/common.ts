import type { Resource } from '@medplum/fhirtypes';
import { matchesString } from '../../../domain/fhir/string-search.ts';
import type { SearchParameter } from '../resource-type.ts';

/** Parameters that every type has. */
export const commonParameters = {
  _id: { type: 'token', documentation: 'The id of the resource.' },
  _lastUpdated: { type: 'date', documentation: 'When the resource was last changed.' },
} as const satisfies Record<string, SearchParameter>;

export const stringModifiers = ['exact', 'contains'] as const;

/** A parameter over texts of a resource. */
export const stringParameter = <R extends Resource>(
  documentation: string,
  listTexts: (resource: R) => readonly (string | undefined)[],
): SearchParameter => ({
  type: 'string',
  documentation,
  modifiers: stringModifiers,
  matches: (criterion, resource) => matchesString(criterion, listTexts(resource as R)),
});

export const identifierParameter: SearchParameter = {
  type: 'token',
  documentation: 'An identifier, with or without its system.',
};

export const patientParameter: SearchParameter = {
  type: 'reference',
  documentation: 'Whose it is: Patient/12, or 12.',
};
