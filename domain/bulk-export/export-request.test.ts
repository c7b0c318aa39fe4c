import { expect, it } from 'vitest';
import { apiScopes } from '../../contract/platform/api-scopes.ts';
import { readExportRequest } from './export-request.ts';

const exported = ['Patient', 'Observation', 'Questionnaire'];
const read = (parameters: [string, string][], change: object = {}) =>
  readExportRequest({ prefer: 'respond-async', parameters, scopes: apiScopes, exported, ...change });

it('SMART-04 reads types and the instant since when', () => {
  expect(read([])).toEqual({ types: exported, since: null });
  expect(
    read([
      ['_type', 'Patient, Observation'],
      ['_type', 'Patient'],
      ['_since', '2026-11-20T00:00:00+01:00'],
      ['_outputFormat', 'application/fhir ndjson'],
    ]),
  ).toEqual({ types: ['Patient', 'Observation'], since: new Date('2026-11-19T23:00:00Z') });
});

it.each<[string, [string, string][], string]>([
  ['another format', [['_outputFormat', 'text/csv']], 'bulkExport.outputFormat'],
  ['a day', [['_since', '2026-11-20']], 'bulkExport.since'],
  ['a day that does not exist', [['_since', '2026-13-40T00:00:00Z']], 'bulkExport.since'],
  ['an unknown type', [['_type', 'Patient,Medication']], 'bulkExport.unknownType'],
  ['an unknown parameter', [['_elements', 'id']], 'bulkExport.unknownParameter'],
])('SMART-04 refuses %s', (_what, parameters, code) => {
  expect(read(parameters)).toMatchObject({ status: 400, message: { code } });
});

it('SMART-04 wants to be asked to respond asynchronously', () => {
  expect(read([], { prefer: '' })).toMatchObject({ status: 400, message: { code: 'bulkExport.preferAsync' } });
});

it('SMART-04 leaves out what it cannot do where the caller prefers that', () => {
  const prefer = 'respond-async, handling=lenient';
  const parameters: [string, string][] = [
    ['_elements', 'id'],
    ['_type', 'Patient,Medication'],
  ];
  expect(read(parameters, { prefer })).toEqual({ types: ['Patient'], since: null });
  expect(read([['_type', 'Medication']], { prefer })).toMatchObject({ status: 403 });
});

it('SMART-05 needs scopes to read and to search each type, and exports those alone if none is named', () => {
  const scopes = ['system/Patient.rs', 'system/Observation.r'];
  expect(read([['_type', 'Patient']], { scopes })).toMatchObject({ types: ['Patient'] });
  expect(read([['_type', 'Patient,Observation']], { scopes })).toMatchObject({
    status: 403,
    message: { code: 'bulkExport.typeNotAllowed', values: { type: 'Observation' } },
  });
  expect(read([], { scopes })).toMatchObject({ types: ['Patient'] });
  expect(read([], { scopes: ['intake:write'] })).toMatchObject({ status: 403 });
});
