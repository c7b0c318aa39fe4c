import { useTranslate } from 'react-admin';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  useForm,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import { useViewer } from '../../authProvider/session.ts';
import { hasExpired } from '../session/session.ts';
import { toast } from '../toasts/toasts.ts';
import { changedFields, dropTyped, isSame, keepTyped, readTyped, type TypedFields } from './typedBefore.ts';

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
  const translate = useTranslate();
  // Once the session has ended nobody is known any more, and the form is still to be kept for its writer.
  const known = useViewer()?.userId;
  const [userId] = useState(known ?? '');
  const { defaultValues, isReady } = formState;
  const [typedBefore] = useState(() => readTyped(userId, name, defaultValues ?? {}));
  const started = useRef(defaultValues);
  useEffect(() => {
    started.current = defaultValues;
  }, [defaultValues]);

  const restored = useEffectEvent((fields: TypedFields) => onRestored?.(fields));
  useEffect(() => {
    if (!typedBefore || !isReady) return;
    dropTyped(userId, name);
    for (const [field, { typed }] of Object.entries(typedBefore))
      setValue(field as Path<Values>, typed as PathValue<Values, Path<Values>>, { shouldDirty: true });
    restored(typedBefore);
    const now = (started.current ?? {}) as Record<string, unknown>;
    const isStale = Object.entries(typedBefore).some(([field, { before }]) => !isSame(before, now[field]));
    toast('info', translate(isStale ? 'shell.typedAndChanged' : 'shell.typedBefore'));
  }, [typedBefore, isReady, userId, name, setValue, translate]);

  useEffect(
    () => () => {
      if (hasExpired()) keepTyped(userId, name, changedFields(started.current ?? {}, getValues()));
    },
    [userId, name, getValues],
  );
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
