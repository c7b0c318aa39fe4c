import * as z from 'zod/mini';
import { patientProducts, sexes, walkConditions } from '../platform/enumerations.ts';
import { pluck } from '../platform/typed-keys.ts';
import { WorklistReason } from '../worklist/worklist.ts';
import { coverageFields, injuryFields, personFields } from './fields.ts';

const PlanOfCare = z.object({
  start: z.string(),
  /** Last day of care; null while no discharge is planned. */
  end: z.nullable(z.string()),
});
export type PlanOfCare = z.output<typeof PlanOfCare>;

/** A patient record (ENT-004..011). Days are civil dates, moments ISO 8601 in UTC. */
export const PatientRecord = z.object({
  id: z.number(),
  version: z.number(),
  patient: z.object({
    ...pluck(personFields, 'stored'),
    hasAccount: z.boolean(),
    /** The last invite was tried for a day and could not be sent. */
    inviteFailed: z.optional(z.boolean()),
  }),
  /** The primary provider. */
  practitioner: z.nullable(
    z.object({
      id: z.number(),
      firstName: z.string(),
      lastName: z.string(),
      locations: z.array(z.object({ id: z.number(), name: z.string() })),
    }),
  ),
  primaryPractitionerId: z.nullable(z.number()),
  location: z.object({ id: z.number(), name: z.string(), timezone: z.string() }),
  products: z.array(z.enum(patientProducts)),
  discharged: z.boolean(),
  mostRecentSession: z.nullable(z.string()),
  mostRecentActivity: z.nullable(z.string()),
  productData: z.object({
    health: z.nullable(
      z.object({
        ...pluck(injuryFields, 'stored'),
        ...pluck(coverageFields, 'stored'),
        /** Raw health status (PAT-26); an unknown one is shown as `-` (OPEN-047). */
        status: z.string(),
        /** The assigned program, as a list of at most one. */
        heps: z.array(z.object({ id: z.number(), name: z.string() })),
      }),
    ),
    gait: z.nullable(
      z.object({
        uid: z.nullable(z.string()),
        mostRecentSession: z.nullable(z.string()),
        /** By which walking is compared with that of others; null where nobody has said. */
        sex: z.optional(z.nullable(z.enum(sexes))),
        heightCm: z.optional(z.nullable(z.number())),
        condition: z.optional(z.nullable(z.enum(walkConditions))),
      }),
    ),
  }),
  /** Oldest first. */
  plansOfCare: z.array(PlanOfCare),
  /** The most urgent reason for which the patient is on the worklist, in lists; null without one, and for API clients. */
  attention: z.optional(z.nullable(z.pick(WorklistReason, { kind: true, explanation: true }))),
  /** What the reader may do with this record, so that no screen derives a policy again. */
  may: z.optional(
    z.object({
      edit: z.boolean(),
      changeEmail: z.boolean(),
      resendInvite: z.boolean(),
      assignProgram: z.boolean(),
      discharge: z.boolean(),
      /** The patient is archived, and the change that did it can still be taken back. */
      undoDischarge: z.boolean(),
      editPlan: z.boolean(),
      newPlan: z.boolean(),
    }),
  ),
});
export type PatientRecord = z.output<typeof PatientRecord>;
