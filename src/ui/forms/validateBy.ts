import { get, set, type FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { translateMessage } from '../i18n/language.ts';

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
