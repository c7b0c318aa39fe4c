import { translateMessage } from './i18n/language.ts';
import {
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type FieldPath,
  type UseFormReturn,
  type UseFormRegisterReturn,
  get,
  set,
} from 'react-hook-form';
import * as z from 'zod/mini';
import type { Message } from '../../contract/platform/message.ts';
import type { Problem } from '../../contract/platform/error.ts';

/** Validates a draft by a schema and returns the first message of each field, in the page's language. */
export function zodFieldErrors(shape: z.ZodMiniType, draft: unknown): Partial<Record<string, string>> {
  const messages: Partial<Record<string, string>> = {};
  for (const { path, message } of z.safeParse(shape, draft).error?.issues ?? [])
    messages[String(path[0])] ??= translateMessage(message);
  return messages;
}

/** Shows the server's messages at their fields and focuses the first of them. */
export function showFieldErrors<Values extends FieldValues>(
  { setError, getValues }: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  { fields = {} }: Problem,
): void {
  const held = Object.entries(fields).filter(([name]) => name in getValues());
  for (const [at, [name, message]] of held.entries()) {
    setError(name as FieldPath<Values>, { type: 'server', message }, { shouldFocus: at === 0 });
  }
}

/** Adapts `register(name)` to a Material UI `TextField` whose label stays above the frame. */
export const muiField = ({ ref, ...field }: UseFormRegisterReturn) => ({
  ...field,
  id: `field-${field.name}`,
  inputRef: ref,
  slotProps: { inputLabel: { shrink: true } },
});

const FIELD = 'form :is(input:not([type=file], [type=hidden]), select, textarea):not(:disabled)';

/** Focuses the first field when a dialog opens. */
export const focusFirstField = (dialog: HTMLElement): void => dialog.querySelector<HTMLElement>(FIELD)?.focus();

/**
 * Resolver for a domain rule that returns a message for each invalid field, translated to the page's language. Messages
 * of fields that the form does not have are left to the server.
 */
export const domainResolver =
  <Values extends FieldValues>(
    problemsOf: (values: Values) => Partial<Record<string, Message | string>>,
  ): Resolver<Values> =>
  (values) => {
    const invalid = Object.entries(problemsOf(values)).filter(([field, message]) => message && field in values);
    if (invalid.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      invalid.map(([field, message]) => [field, { type: 'rule', message: translateMessage(message!) }]),
    );
    return { values: {}, errors: errors as FieldErrors<Values> };
  };

/** Checks an input of react-admin by a shape of the contract: its first message, in the page's language. */
export const validateBy =
  (shape: z.ZodMiniType) =>
  (value: unknown): string | undefined => {
    const message = shape.safeParse(value).error?.issues[0]?.message;
    return message && translateMessage(message);
  };

/** The same of a whole form, whose fields have the names of the shape: the first message of each. */
export const validateFormBy =
  (shape: z.ZodMiniType) =>
  (values: unknown): FieldValues => {
    const messages: FieldValues = {};
    for (const { path, message } of shape.safeParse(values).error?.issues ?? []) {
      const field = path.join('.');
      if (!get(messages, field)) set(messages, field, translateMessage(message));
    }
    return messages;
  };
