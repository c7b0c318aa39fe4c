import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { said } from '../../i18n/language.ts';

/** Checks a form by a shape of the contract: its first message of each field, in the page's language. */
export const shapeResolver =
  (shape: z.ZodMiniType): Resolver<FieldValues> =>
  (values) => {
    const issues = shape.safeParse(values).error?.issues ?? [];
    if (issues.length === 0) return { values, errors: {} };
    const errors: FieldErrors = {};
    for (const { path, message } of issues) errors[String(path[0])] ??= { type: 'shape', message: said(message) };
    return { values: {}, errors };
  };
