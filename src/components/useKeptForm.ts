import { useNotify } from 'react-admin';
import { useEffect, useEffectEvent } from 'react';
import {
  useForm,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import { isSame, useTypedBefore, type TypedFields } from './typedBefore.ts';

type Options<Values extends FieldValues> = Omit<UseFormProps<Values>, 'defaultValues'> & {
  defaultValues: Values;
  /** What came back, for a form that shows what somebody else has changed meanwhile. */
  onRestored?: (fields: TypedFields) => void;
};

/**
 * Brings back into a form what was typed when the session ended, once the same person has signed in and opens it again. `name`
 * tells the form from others, with the id of what is edited. Closing the form, and signing out, give up what was typed.
 */
export function useKeptValues<Values extends FieldValues>(
  name: string,
  { formState, getValues, setValue }: Pick<UseFormReturn<Values>, 'formState' | 'getValues' | 'setValue'>,
  onRestored?: (fields: TypedFields) => void,
): void {
  const notify = useNotify();
  const { defaultValues = {}, isReady } = formState;
  const { typed, drop } = useTypedBefore(name, defaultValues, () => [defaultValues, getValues()]);
  const restore = useEffectEvent((fields: TypedFields) => {
    drop();
    for (const [field, { typed: text }] of Object.entries(fields))
      setValue(field as Path<Values>, text as PathValue<Values, Path<Values>>, { shouldDirty: true });
    onRestored?.(fields);
    const now: Record<string, unknown> = defaultValues;
    const isStale = Object.entries(fields).some(([field, { before }]) => !isSame(before, now[field]));
    notify(isStale ? 'shell.typedAndChanged' : 'shell.typedBefore', { type: 'info' });
  });
  useEffect(() => {
    if (typed && isReady) restore(typed);
  }, [typed, isReady]);
}

/** `useForm` for whatever somebody writes, which keeps what was typed (`useKeptValues`). */
export function useKeptForm<Values extends FieldValues>(
  name: string,
  { onRestored, ...options }: Options<Values>,
): UseFormReturn<Values> {
  const form = useForm<Values>(options as UseFormProps<Values>);
  useKeptValues(name, form, onRestored);
  return form;
}
