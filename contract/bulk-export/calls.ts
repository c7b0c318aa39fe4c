import * as z from 'zod/mini';
import { FHIR_BASE } from '../api-clients/token.ts';
import { defineCall } from '../platform/call.ts';
import { Id } from '../platform/fields.ts';

/** Where exports are asked for, beside the resources. */
const EXPORTS = '/fhir/exports';

/** Each type has to be open to the token; the handler says which. */
const common = {
  access: { action: 'patients.read' },
  scopes: ['patients:read', 'programs:read', 'results:read', 'surveys:read', 'reports:read'],
  form: 'file',
  fhir: {},
} as const;

const OfGroup = z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9.-]{1,64}$/)) });
const One = z.object({ id: Id });
const OneFile = z.object({ id: Id, fileId: Id });

const beginning = { ...common, answersSecret: true, status: 202 } as const;

export const exportPatients = defineCall({
  ...beginning,
  id: 'exportPatients',
  summary: 'Begins an export of all patients that the client reaches',
  method: 'GET',
  path: `${FHIR_BASE}/Patient/$export`,
});
export const exportPatientsByBody = defineCall({
  ...beginning,
  id: 'exportPatientsByBody',
  summary: 'Begins an export of all patients that the client reaches, with the parameters in the body',
  method: 'POST',
  path: `${FHIR_BASE}/Patient/$export`,
});
export const exportGroup = defineCall({
  ...beginning,
  id: 'exportGroup',
  summary: 'Begins an export of the patients of a group',
  method: 'GET',
  path: `${FHIR_BASE}/Group/:id/$export`,
  params: OfGroup,
});
export const exportGroupByBody = defineCall({
  ...beginning,
  id: 'exportGroupByBody',
  summary: 'Begins an export of the patients of a group, with the parameters in the body',
  method: 'POST',
  path: `${FHIR_BASE}/Group/:id/$export`,
  params: OfGroup,
});

export const readExport = defineCall({
  ...common,
  id: 'readExport',
  summary: 'Says how far an export is, or where its files are',
  method: 'GET',
  path: `${EXPORTS}/:id`,
  params: One,
});

export const cancelExport = defineCall({
  ...common,
  id: 'cancelExport',
  summary: 'Cancels an export, or deletes its files',
  method: 'DELETE',
  path: `${EXPORTS}/:id`,
  params: One,
  status: 202,
});

export const readExportFile = defineCall({
  ...common,
  id: 'readExportFile',
  summary: 'Gets a file of an export',
  method: 'GET',
  path: `${EXPORTS}/:id/files/:fileId`,
  params: OneFile,
});
