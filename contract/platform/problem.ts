import * as z from 'zod/mini';
import { MessageCodeShape, MessageValuesShape } from './message-shape.ts';

/**
 * Every refused call answers `{message, status}` (API-01); a result with a `message` is an error (API-02).
 * `code` and `values` say what `message` says in a form that can be translated, `fieldCodes` the same of `fields`, which
 * names the invalid fields of a body; `current` is the stored record after a version conflict (412), if a client has a
 * scope that reads it; `rows` lists the errors of a bulk file by row number. `reason` says what has to come before the
 * call: a proof of who is there, or a second factor. `error` and `error_description` are those of the token endpoint (RFC
 * 6749, section 5.2).
 */
export const Problem = z.object({
  ...MessageCodeShape,
  message: z.string(),
  status: z.number(),
  requestId: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
  fieldCodes: z.optional(z.record(z.string(), z.object({ code: z.string(), values: z.optional(MessageValuesShape) }))),
  rows: z.optional(
    z.array(z.object({ row: z.number(), column: z.string(), message: z.string(), ...MessageCodeShape })),
  ),
  current: z.optional(z.unknown()),
  reason: z.optional(z.enum(['CONFIRM', 'SECOND_FACTOR'])),
  error: z.optional(z.string()),
  error_description: z.optional(z.string()),
});
export type Problem = z.output<typeof Problem>;
