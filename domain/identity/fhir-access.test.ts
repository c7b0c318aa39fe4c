import { expect, it } from 'vitest';
import { apiScopes } from '../../contract/platform/api-scopes.ts';
import { can } from './access.ts';
import type { ApiClient } from './actor.ts';
import { allowsFhir, grantSmartScope, listApiScopes, mayUseFhir } from './fhir-access.ts';

it('SMART-03 a scope opens the interactions and the resource type that it names, and nothing else', () => {
  const scopes = ['system/Patient.rs', 'system/Observation.s'] as const;
  expect(allowsFhir(scopes, 'Patient', 'read')).toBe(true);
  expect(allowsFhir(scopes, 'Patient', 'search')).toBe(true);
  expect(allowsFhir(scopes, 'Patient', 'update')).toBe(false);
  expect(allowsFhir(scopes, 'Patient', 'create')).toBe(false);
  expect(allowsFhir(scopes, 'Observation', 'search')).toBe(true);
  expect(allowsFhir(scopes, 'Observation', 'read')).toBe(false);
  expect(allowsFhir(scopes, 'QuestionnaireResponse', 'read')).toBe(false);
  expect(allowsFhir([], 'Patient', 'read')).toBe(false);
});

it('SMART-03 no scope opens a type that is not served, or a change that does not exist', () => {
  expect(allowsFhir(['system/*.cruds'], 'Medication', 'read')).toBe(false);
  expect(allowsFhir(['system/*.cruds'], 'constructor', 'read')).toBe(false);
  expect(allowsFhir(['system/*.cruds'], 'Observation', 'update')).toBe(false);
  expect(allowsFhir(['system/*.cruds'], 'Patient', 'update')).toBe(true);
});

it.each([
  'user/Patient.rs',
  'patient/Patient.rs',
  'system/Patient',
  'system/Patient.',
  'system/Patient.sr',
  'system/Patient.rr',
  'system/Patient.rs?gender=female',
  'system/patient.rs',
  'system/Patient.rs system/Observation.rs',
  'openid',
])('SMART-02 grants nothing for %s', (scope) => {
  expect(grantSmartScope(scope, apiScopes)).toEqual([]);
  expect(allowsFhir([scope as 'system/Patient.rs'], 'Patient', 'read')).toBe(false);
});

it('SMART-02 grants what the scopes of the client cover, and says what that is', () => {
  expect(grantSmartScope('system/Patient.rs', ['patients:read'])).toEqual(['system/Patient.rs']);
  expect(grantSmartScope('system/Patient.read', ['patients:read'])).toEqual(['system/Patient.read']);
  expect(grantSmartScope('system/Patient.rs', ['surveys:read'])).toEqual([]);
  expect(grantSmartScope('system/Patient.cruds', ['patients:read'])).toEqual(['system/Patient.rs']);
  expect(grantSmartScope('system/Patient.cruds', apiScopes)).toEqual(['system/Patient.crus']);
  expect(grantSmartScope('system/*.rs', ['surveys:read'])).toEqual([
    'system/Questionnaire.rs',
    'system/QuestionnaireResponse.rs',
  ]);
  expect(grantSmartScope('system/*.rs', apiScopes)).toEqual(['system/*.rs']);
  expect(grantSmartScope('system/*.rs', ['intake:write'])).toEqual([]);
  expect(grantSmartScope('system/*.d', apiScopes)).toEqual([]);
  expect(grantSmartScope('system/Medication.rs', apiScopes)).toEqual([]);
});

it('SMART-03 a scope of the API opens the types that show the same, and no others', () => {
  expect(allowsFhir(['patients:read'], 'Patient', 'search')).toBe(true);
  expect(allowsFhir(['patients:read'], 'Patient', 'update')).toBe(false);
  expect(allowsFhir(['patients:write'], 'Patient', 'update')).toBe(true);
  expect(allowsFhir(['surveys:read'], 'Patient', 'read')).toBe(false);
  expect(mayUseFhir(['intake:write'])).toBe(false);
  expect(mayUseFhir(['surveys:read'])).toBe(true);
});

it('SMART-03 a token with scopes of SMART may do what its types need, and opens none of the other calls', () => {
  const client: ApiClient = {
    kind: 'client',
    clientId: 1,
    organizationId: 1,
    scopes: ['system/Observation.rs'],
    products: ['HEALTH'],
    locationIds: [1],
    practitionerId: null,
    allLocations: false,
  };
  expect(listApiScopes(client.scopes)).toEqual(['results:read']);
  expect(can(client, 'patients.read')).toBe(true);
  expect(can(client, 'patients.write')).toBe(false);
  expect(can(client, 'programs.read')).toBe(false);
});
