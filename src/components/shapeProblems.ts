import * as z from 'zod/mini';
import { said } from '../i18n/language.ts';

/** The first message of each faulty field of a draft, by a shape of the contract, in the page's language. */
export function shapeProblems(shape: z.ZodMiniType, draft: unknown): Partial<Record<string, string>> {
  const messages: Partial<Record<string, string>> = {};
  for (const { path, message } of z.safeParse(shape, draft).error?.issues ?? [])
    messages[String(path[0])] ??= said(message);
  return messages;
}
