import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { Id, Version } from '../platform/fields.ts';
import { PAGE_SIZE } from '../platform/limits.ts';
import { ProgramContent } from './shapes.ts';

/** A saved version of a program or template, with its author and the previous version. Moments are ISO 8601. */
export const ProgramVersion = z.object({
  programId: z.number(),
  version: z.number(),
  ...ProgramContent.shape,
  /** Null for the first version that is known. */
  before: z.nullable(ProgramContent),
  savedAt: z.string(),
  /** Null for an automatic step of a path, if unknown, and for a provider whom the reader may not see. */
  savedBy: z.nullable(z.object({ id: z.number(), firstName: z.string(), lastName: z.string() })),
  /** When the program became the patient's, or the template was published. */
  since: z.string(),
  /** When the program stopped being the patient's; null for the assigned one, and for a template. */
  endedAt: z.nullable(z.string()),
  /** No later version of this program is known. */
  isLatest: z.boolean(),
});
export type ProgramVersion = z.output<typeof ProgramVersion>;

/** By program, the latest first; within a program, by version. */
const list = { sort: ['savedAt'], defaultSort: { key: 'savedAt', dir: 'DESC' }, limit: PAGE_SIZE } as const;

export const listProgramHistory = defineCall({
  id: 'listProgramHistory',
  summary: 'Lists every version of every program of the patient, newest first',
  method: 'GET',
  path: '/v2/patients/:patientId/program/history',
  access: { action: 'programs.read' },
  scopes: ['programs:read'],
  params: z.object({ patientId: Id }),
  response: ProgramVersion,
  list,
});

export const getProgramVersion = defineCall({
  id: 'getProgramVersion',
  summary: 'Gets a version of a current or former program of the patient',
  method: 'GET',
  path: '/v2/patients/:patientId/program/history/:programId/:version',
  access: { action: 'programs.read' },
  scopes: ['programs:read'],
  params: z.object({ patientId: Id, programId: Id, version: z.pipe(Id, Version) }),
  response: ProgramVersion,
});

export const listTemplateHistory = defineCall({
  id: 'listTemplateHistory',
  summary: 'Lists every version of a template, newest first',
  method: 'GET',
  path: '/v2/programs/templates/:id/history',
  access: { action: 'programs.read' },
  params: z.object({ id: Id }),
  response: ProgramVersion,
  list,
});
