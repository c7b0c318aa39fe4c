import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { Because, Measured, PhaseView, unmeasured } from './shapes.ts';
import { Id } from '../platform/fields.ts';

const OfPatient = z.object({ patientId: Id });

const Person = z.nullable(z.object({ firstName: z.string(), lastName: z.string() }));

/** How a path ended. */
export const pathEnds = ['COMPLETED', 'REMOVED', 'REPLACED'] as const;

/** A patient's path: the phases as they were published when it was given. Days are civil dates of the patient's place. */
export const PatientPath = z.object({
  id: z.number(),
  version: z.number(),
  pathId: z.number(),
  name: z.string(),
  phases: z.array(PhaseView),
  /** Counted from 0; the last phase after the path was completed. */
  phaseIndex: z.number(),
  phaseSince: z.string(),
  startedAt: z.string(),
  endedAt: z.nullable(z.string()),
  endedBy: z.nullable(z.enum(pathEnds)),
  assignedBy: Person,
  /** Today's measurement of the current phase, or why there is none; both null after the end of the path. */
  measured: z.nullable(Measured),
  unmeasured: z.nullable(z.enum(unmeasured)),
  /** The newest first. */
  steps: z.array(
    z.object({
      id: z.number(),
      fromIndex: z.number(),
      /** Null: the path was completed. */
      toIndex: z.nullable(z.number()),
      day: z.string(),
      /** Null for a step by hand. */
      because: z.nullable(Because),
      takenBy: Person,
    }),
  ),
});
export type PatientPath = z.output<typeof PatientPath>;

const path = '/v2/patients/:patientId/path' as const;

export const getPatientPath = defineCall({
  id: 'getPatientPath',
  summary: 'Gets the path that the patient is on, or the last one; null without any',
  method: 'GET',
  path,
  access: { action: 'programs.read' },
  params: OfPatient,
  response: z.nullable(PatientPath),
});

export const assignPath = defineCall({
  id: 'assignPath',
  summary: 'Assigns a published path to a patient, replacing the current one',
  method: 'POST',
  path,
  access: { action: 'programs.write' },
  params: OfPatient,
  body: z.strictObject({ pathId: Id }),
  response: PatientPath,
  status: 201,
});

export const advancePath = defineCall({
  id: 'advancePath',
  summary: 'Advances the patient manually to the next phase; from the last one, completes the path',
  method: 'POST',
  path: '/v2/patients/:patientId/path/advance',
  access: { action: 'programs.write' },
  params: OfPatient,
  response: PatientPath,
  versioned: true,
});

export const removePath = defineCall({
  id: 'removePath',
  summary: 'Removes the patient from the path; the program stays',
  method: 'DELETE',
  path,
  access: { action: 'programs.write' },
  params: OfPatient,
  status: 204,
});
