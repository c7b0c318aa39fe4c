import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { LanguageCode } from '../platform/languages.ts';
import { movements, muscles, phases } from './fact-values.ts';

export * from './fact-values.ts';

/** A list that an exercise is in, and its place there, from 0. */
const RankedName = z.object({ name: z.string(), rank: z.int() });

/** Clinical facts of one of the vendor's exercises, or of an own one. */
export const ExerciseFacts = z.object({
  id: z.string(),
  /** Main movement first; the same for muscles. */
  movements: z.array(z.enum(movements)),
  muscles: z.array(z.enum(muscles)),
  phases: z.array(z.enum(phases)),
  /** Other names of the exercise, and what it is given for, in the requested language. */
  synonyms: z.array(z.string()),
  /** For which the vendor's exercise is commonly given. */
  conditions: z.optional(z.array(RankedName)),
  /** Under which it is looked for besides, such as `hip strengthening`. */
  topics: z.optional(z.array(RankedName)),
});
export type ExerciseFacts = z.output<typeof ExerciseFacts>;

export const exerciseFacts = defineCall({
  id: 'exerciseFacts',
  summary:
    'Lists movements, muscles, phases and synonyms of the vendor’s and the organization’s exercises, for search, filters and swaps',
  method: 'GET',
  path: '/v2/exercises/facts',
  access: { action: 'library.read' },
  query: z.object({ language: z.optional(LanguageCode) }),
  response: z.array(ExerciseFacts),
});
