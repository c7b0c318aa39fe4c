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
import { isSame, type Draft, type TypedFields } from './draftStorage.ts';
import { changedFields, fittingFields, usePersistedDraft } from './usePersistedDraft.ts';

interface Persistence {
  /** What came back, for a form that shows what somebody else has changed meanwhile. */
  onRestored?: (fields: TypedFields) => void;
  /** The form itself says that a draft came back. */
  isSilent?: boolean;
}

/** Writes what is typed into a form to its draft, and brings it back when the form is opened again. */
export function usePersistedValues<Values extends FieldValues>(
  draft: Draft,
  { formState, setValue, subscribe }: Pick<UseFormReturn<Values>, 'formState' | 'setValue' | 'subscribe'>,
  { onRestored, isSilent = false }: Persistence = {},
): void {
  const notify = useNotify();
  const { defaultValues = {}, isReady } = formState;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues: before = {} }) => draft.write(changedFields(before, values)),
      }),
    [draft, subscribe],
  );
  const restore = useEffectEvent(() => {
    const now: Record<string, unknown> = defaultValues;
    const fields = fittingFields(draft, now);
    if (Object.keys(fields).length === 0) return;
    for (const [field, { typed }] of Object.entries(fields))
      setValue(field as Path<Values>, typed as PathValue<Values, Path<Values>>, { shouldDirty: true });
    onRestored?.(fields);
    if (isSilent) return;
    const isStale = Object.entries(fields).some(([field, { before }]) => !isSame(before, now[field]));
    notify(isStale ? 'shell.typedAndChanged' : 'shell.typedBefore', { type: 'info' });
  });
  useEffect(() => {
    if (isReady) restore();
  }, [isReady]);
}

type Options<Values extends FieldValues> = Omit<UseFormProps<Values>, 'defaultValues'> &
  Persistence & { defaultValues: Values; keepsOnClose?: boolean };

/** `useForm` for anything that a user types: it survives a reload and a session that ends. `name` holds the id of the record. */
export function usePersistedForm<Values extends FieldValues>(
  name: string,
  { onRestored, isSilent, keepsOnClose, ...options }: Options<Values>,
): UseFormReturn<Values> {
  const draft = usePersistedDraft(name, { keepsOnClose });
  const form = useForm<Values>(options as UseFormProps<Values>);
  usePersistedValues(draft, form, { onRestored, isSilent });
  return form;
}
