import * as z from 'zod/mini';
import { AssessmentId, Directives, ResultDefinition } from './scan-modules.ts';

/** From one joint to another, by their names in a recording (ENT-092, ENT-097). */
const Edge = z.object({ from: z.string(), to: z.string() });

/** Whose joints they are; null where the joints of both sides, or of the middle, are meant. */
const side = z.nullable(z.enum(['LEFT', 'RIGHT']));

/**
 * What an angle lies between, in degrees: edge and next edge, summed over all that are given, each 0 while they point the
 * same way; or an edge and an axis of the picture, 0 while it lies along it, where DEPTH points at the
 * camera.
 */
const Angle = z.union([
  z.object({ by: z.literal('EDGES'), side, edges: z.array(Edge) }),
  z.object({ by: z.literal('EDGE_AXIS'), side, edge: Edge, axis: z.enum(['HORIZONTAL', 'VERTICAL', 'DEPTH']) }),
]);
export type Angle = z.output<typeof Angle>;

/** How an angle becomes a result: the largest or the smallest of a recording, to so many decimals (ENT-074). */
const ResultDirectives = z.object({
  extremum: z.enum(['MAX', 'MIN']),
  decimals: z.number(),
  /** One; or one for each side of an assessment that is done with either. */
  angles: z.array(Angle),
});

/** ENT-074. */
const FullResultDefinition = z.extend(ResultDefinition, {
  description: z.string(),
  /** Null for what is not an angle: a time, a distance, a count. */
  directives: z.nullable(ResultDirectives),
});

/** An assessment that the scan product knows, in full (ENT-073, API-17). */
export const Assessment = z.object({
  id: AssessmentId,
  name: z.string(),
  /** Versions of the definition, X.X.X, and those of them by which sessions are recorded now. */
  versions: z.array(z.string()),
  enabledVersions: z.array(z.string()),
  /** What it measures, and how the person is placed. */
  purpose: z.string(),
  setupDescription: z.string(),
  subjectOrientation: z.nullable(z.string()),
  supportsLeftRight: z.boolean(),
  /** Small and large picture; null where there is none. */
  thumbnailUrl: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  resultDefinitions: z.array(FullResultDefinition),
  directives: Directives,
});
export type Assessment = z.output<typeof Assessment>;
