import * as z from 'zod/mini';

/**
 * Every refused call answers `{message, status}` (API-01); a result with a `message` is an error (API-02).
 * `fields` names the faulty fields of a body, `current` is what is stored now after a clash of versions (412),
 * `rows` lists the faults of a bulk file by row number. `reason` says what has to come before the call: a proof of who is
 * there, or a second factor.
 */
export const Problem = z.object({
  message: z.string(),
  status: z.number(),
  requestId: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
  rows: z.optional(z.array(z.object({ row: z.number(), column: z.string(), message: z.string() }))),
  current: z.optional(z.unknown()),
  reason: z.optional(z.enum(['CONFIRM', 'SECOND_FACTOR'])),
});
export type Problem = z.output<typeof Problem>;

/** The numeric status tells it from answers that have both words for something else, such as the backend's status. */
export const isProblem = (answer: unknown): answer is Problem =>
  typeof answer === 'object' &&
  answer !== null &&
  'message' in answer &&
  'status' in answer &&
  typeof answer.status === 'number';
