import * as z from 'zod/mini';

/** The first message of each faulty field of a draft, by a shape of the contract; for `problemsResolver`. */
export function shapeProblems(shape: z.ZodMiniType, draft: unknown): Partial<Record<string, string>> {
  const messages: Partial<Record<string, string>> = {};
  for (const { path, message } of z.safeParse(shape, draft).error?.issues ?? []) messages[String(path[0])] ??= message;
  return messages;
}
