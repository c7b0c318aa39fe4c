import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { Id } from '../platform/fields.ts';
import { MAX_PAGE_SIZE, PAGE_SIZE } from '../platform/limits.ts';
import { programFieldMessage } from './messages.ts';
import { Program, ProgramBody, TemplateBody } from './shapes.ts';

const ById = z.object({ id: Id });
const OfPatient = z.object({ patientId: Id });
const TOO_MANY = programFieldMessage.text('programs.tooManyTemplates', { n: MAX_PAGE_SIZE });
const NONE_CHOSEN = programFieldMessage.text('programs.templateRequired');

export const listTemplates = defineCall({
  id: 'listTemplates',
  summary: 'Lists the program templates of the organization (TPL-01..12, OPEN-090)',
  method: 'GET',
  path: '/v2/programs/templates',
  access: { action: 'programs.read' },
  scopes: ['programs:read'],
  /** `q`: part of the name, whatever its case (TPL-04). */
  query: z.object({ q: z.optional(z.string().check(z.trim(), z.maxLength(200))) }),
  response: Program,
  list: { sort: ['name', 'dateUpdated'], defaultSort: { key: 'dateUpdated', dir: 'DESC' }, limit: PAGE_SIZE },
});

export const createTemplate = defineCall({
  id: 'createTemplate',
  summary: 'Publishes a template (BLD-23)',
  method: 'POST',
  path: '/v2/programs/templates',
  access: { action: 'programs.write' },
  body: TemplateBody,
  response: Program,
  status: 201,
});

export const getTemplate = defineCall({
  id: 'getTemplate',
  summary: 'Gets a template (TPL-14)',
  method: 'GET',
  path: '/v2/programs/templates/:id',
  access: { action: 'programs.read' },
  scopes: ['programs:read'],
  params: ById,
  response: Program,
});

export const updateTemplate = defineCall({
  id: 'updateTemplate',
  summary: 'Replaces a template; programs assigned from it do not change (OPEN-090)',
  method: 'PATCH',
  path: '/v2/programs/templates/:id',
  access: { action: 'programs.write' },
  params: ById,
  body: TemplateBody,
  response: Program,
  versioned: true,
});

export const deleteTemplate = defineCall({
  id: 'deleteTemplate',
  summary: 'Deletes a template (TPL-13)',
  method: 'DELETE',
  path: '/v2/programs/templates/:id',
  access: { action: 'programs.write' },
  params: ById,
  status: 204,
});

export const deleteTemplates = defineCall({
  id: 'deleteTemplates',
  summary:
    'Deletes several templates at once: all that are still there, and says which were not; 404 when none was (TPL-08)',
  method: 'POST',
  path: '/v2/programs/templates/delete',
  access: { action: 'programs.write' },
  body: z.strictObject({
    ids: z.array(Id, { error: NONE_CHOSEN }).check(z.minLength(1, NONE_CHOSEN), z.maxLength(MAX_PAGE_SIZE, TOO_MANY)),
  }),
  response: z.object({ deleted: z.array(z.number()), gone: z.array(z.number()) }),
});

export const assignProgram = defineCall({
  id: 'assignProgram',
  summary: 'Assigns a program or a copy of a template to a patient, replacing the current one (BLD-22, OPEN-081)',
  method: 'POST',
  path: '/v2/patients/:patientId/program',
  access: { action: 'programs.write' },
  params: OfPatient,
  body: z.union([z.strictObject({ templateId: Id }), ProgramBody]),
  response: Program,
  status: 201,
});

export const getProgram = defineCall({
  id: 'getProgram',
  summary: 'Gets the patient’s assigned program; null without one (REC-16, REC-17)',
  method: 'GET',
  path: '/v2/patients/:patientId/program',
  access: { action: 'programs.read' },
  scopes: ['programs:read'],
  params: OfPatient,
  response: z.nullable(Program),
});

export const updateProgram = defineCall({
  id: 'updateProgram',
  summary: 'Replaces the assigned program (REC-18 Edit)',
  method: 'PATCH',
  path: '/v2/patients/:patientId/program',
  access: { action: 'programs.write' },
  params: OfPatient,
  body: ProgramBody,
  response: Program,
  versioned: true,
});

export const unassignProgram = defineCall({
  id: 'unassignProgram',
  summary: 'Removes the program from the patient (REC-19)',
  method: 'DELETE',
  path: '/v2/patients/:patientId/program',
  access: { action: 'programs.write' },
  params: OfPatient,
  status: 204,
});
