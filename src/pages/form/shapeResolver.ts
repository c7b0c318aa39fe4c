import * as z from 'zod/mini';
import { said } from '../../i18n/language.ts';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/**
 * Checks a form by a shape of the contract, so that form and server say the same: the first message of each field
 * shows under it, in the page's language. `also` adds what only the form can know, such as a repeated password.
 */
export const shapeResolver =
  <Values extends FieldValues>(
    shape: z.ZodMiniType,
    also: (values: Values) => Partial<Record<keyof Values & string, string>> = () => ({}),
  ): Resolver<Values> =>
  (values) => {
    const messages: Record<string, string> = {};
    const parsed = z.safeParse(shape, values);
    for (const issue of parsed.error?.issues ?? []) {
      const field = String(issue.path[0]);
      messages[field] ??= issue.message;
    }
    for (const [field, message] of Object.entries(also(values))) if (message) messages[field] ??= message;
    const faulty = Object.keys(messages).filter((field) => field in values);
    if (faulty.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      faulty.map((field) => [field, { type: 'shape', message: said(messages[field]!) }]),
    );
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
