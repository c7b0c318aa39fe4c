import * as z from 'zod/mini';
import { FHIR_BASE } from '../api-clients/token.ts';
import type { ApiScope } from '../platform/api-scopes.ts';
import { defineCall, type Action } from '../platform/call.ts';
import { FhirPatient } from './patient.ts';
import { FhirQuestionnaireResponse } from './questionnaire-response.ts';

/** Resources in a page of a search, where the caller says nothing, and at most. */
export const FHIR_PAGE_SIZE = 50;
export const FHIR_MAX_PAGE_SIZE = 200;
/** In all criteria of a search together: each value is compared with every row read, and is a parameter of the statement. */
export const FHIR_MAX_SEARCH_VALUES = 100;

/** A resource, which FHIR's own definitions describe. */
const FhirResource = z.looseObject({ resourceType: z.string() });

export const readMetadata = defineCall({
  id: 'readFhirMetadata',
  summary: 'Says what the FHIR server can do: its CapabilityStatement',
  method: 'GET',
  path: `${FHIR_BASE}/metadata`,
  access: 'public',
  response: FhirResource,
  fhir: {},
});

interface TypeAccess {
  type: string;
  action: Action;
  scopes: readonly ApiScope[];
}

const ById = z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9.-]{1,64}$/)) });

/** The calls of a resource type: read, search, and search with the parameters in the body (decision 0041). */
export function defineResourceCalls({ type, action, scopes }: TypeAccess) {
  const path = `${FHIR_BASE}/${type}` as const;
  const access = { action };
  const search = { resourceType: type, interaction: 'search' } as const;
  return {
    read: defineCall({
      id: `readFhir${type}`,
      summary: `Reads a ${type} resource`,
      method: 'GET',
      path: `${path}/:id`,
      access,
      scopes,
      params: ById,
      response: FhirResource,
      fhir: { resourceType: type, interaction: 'read' },
    }),
    search: defineCall({
      id: `searchFhir${type}`,
      summary: `Searches ${type} resources`,
      method: 'GET',
      path,
      access,
      scopes,
      response: FhirResource,
      fhir: search,
    }),
    searchByForm: defineCall({
      id: `findFhir${type}`,
      summary: `Searches ${type} resources by a form in the body`,
      method: 'POST',
      path: `${path}/_search`,
      access,
      scopes,
      reads: true,
      response: FhirResource,
      fhir: search,
    }),
  };
}

const writing = { access: { action: 'patients.write' }, scopes: ['patients:write'] } as const;

export const createFhirPatient = defineCall({
  id: 'createFhirPatient',
  summary: 'Adds a patient by a Patient resource',
  method: 'POST',
  path: `${FHIR_BASE}/Patient`,
  ...writing,
  body: FhirPatient,
  response: FhirResource,
  status: 201,
  fhir: { resourceType: 'Patient', interaction: 'create' },
});

export const updateFhirPatient = defineCall({
  id: 'updateFhirPatient',
  summary: 'Replaces what a Patient resource has of a patient',
  method: 'PUT',
  path: `${FHIR_BASE}/Patient/:id`,
  ...writing,
  params: ById,
  body: FhirPatient,
  response: FhirResource,
  versioned: true,
  fhir: { resourceType: 'Patient', interaction: 'update' },
});

export const createFhirResponse = defineCall({
  id: 'createFhirQuestionnaireResponse',
  summary: 'Adds the answers of a patient to a registered form',
  method: 'POST',
  path: `${FHIR_BASE}/QuestionnaireResponse`,
  ...writing,
  body: FhirQuestionnaireResponse,
  response: FhirResource,
  status: 201,
  fhir: { resourceType: 'QuestionnaireResponse', interaction: 'create' },
});
