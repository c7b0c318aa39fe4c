import * as z from 'zod/mini';
import { translateMessage } from '../../ui/i18n/language.ts';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/**
 * Resolver for a schema of the contract, so that form and server show the same messages: the first of each field, in
 * the page's language. `also` adds rules that only the form knows, such as a repeated password.
 */
export const zodResolver =
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
    const invalid = Object.keys(messages).filter((field) => field in values);
    if (invalid.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      invalid.map((field) => [field, { type: 'shape', message: translateMessage(messages[field]!) }]),
    );
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
