import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { sides } from '../platform/enumerations.ts';
import { Id } from '../platform/fields.ts';
import { LanguageCode } from '../platform/languages.ts';
import { StoredDose, StoredGoal } from './prescription.ts';

/**
 * One exercise of the program. `side` is `both` if a side could be chosen and none was, null if there is none to choose. Addresses are relative to the portal.
 */
export const OpenExercise = z.strictObject({
  /** Null for an exercise that no longer exists. */
  name: z.nullable(z.string()),
  numSets: z.number(),
  setGoal: StoredGoal,
  dose: z.optional(StoredDose),
  side: z.nullable(z.enum([...sides, 'both'])),
  position: z.nullable(z.string()),
  action: z.nullable(z.string()),
  /** What its texts are translated into; absent for texts as they were written. */
  language: z.optional(LanguageCode),
  thumbnailUrl: z.nullable(z.string()),
  animationUrl: z.nullable(z.string()),
  demoUrl: z.nullable(z.string()),
  demoAudioUrl: z.nullable(z.string()),
  source: z.nullable(z.strictObject({ name: z.string(), license: z.string() })),
});
export type OpenExercise = z.output<typeof OpenExercise>;

/**
 * What the holder of a handout's code sees: the program and the clinic, but nothing about the patient except the language.
 */
export const OpenProgram = z.strictObject({
  organization: z.strictObject({ name: z.string(), logoUrl: z.nullable(z.string()) }),
  name: z.string(),
  notes: z.string(),
  dailyFrequency: z.number(),
  weeklyFrequency: z.number(),
  /** The estimated duration of a day. */
  minutes: z.number(),
  /** The requested language, else the patient's. */
  language: LanguageCode,
  exercises: z.array(OpenExercise),
});
export type OpenProgram = z.output<typeof OpenProgram>;

export const programCode = defineCall({
  id: 'programCode',
  summary:
    'The code on a patient’s handout that opens the program without signing in; null where it would open nothing',
  method: 'GET',
  path: '/v2/patients/:patientId/program/code',
  access: { action: 'programs.read' },
  params: z.object({ patientId: Id }),
  response: z.nullable(z.object({ url: z.string(), code: z.string() })),
});

// A malformed code gets the same 404 as an expired one, so the schema accepts any text.
const Code = z.string();

export const openProgram = defineCall({
  id: 'openProgram',
  summary: 'Gets the current program for the code of a handout; 404 once the patient no longer has it',
  method: 'GET',
  path: '/v2/public/programs/:code',
  access: 'public',
  params: z.object({ code: Code }),
  query: z.object({ language: z.optional(LanguageCode) }),
  response: OpenProgram,
});

export const openProgramFile = defineCall({
  id: 'openProgramFile',
  summary: 'Gets the picture or video of an organization’s exercise by the code of a program that uses it',
  method: 'GET',
  path: '/v2/public/programs/:code/exercises/:exerciseId/:kind',
  access: 'public',
  params: z.object({ code: Code, exerciseId: z.string(), kind: z.enum(['picture', 'video']) }),
  form: 'file',
});
