import type * as z from 'zod/mini';
import { said } from '../../i18n/language.ts';

/** Checks an input of react-admin by a shape of the contract: its first message, in the page's language. */
export const validateBy =
  (shape: z.ZodMiniType) =>
  (value: unknown): string | undefined => {
    const message = shape.safeParse(value).error?.issues[0]?.message;
    return message && said(message);
  };
