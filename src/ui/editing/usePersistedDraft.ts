import { useEffect, useState, useEffectEvent } from 'react';
import { hasExpired, useViewer } from '../../../authProvider/session.ts';
import { isSame, openDraft, type Draft, type TypedFields } from './draftStorage.ts';
import { useNotify } from 'react-admin';
import {
  useForm,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';

interface Options {
  /** Version of the record that is edited. */
  version?: number | null;
  /** Closing the editor keeps the draft until it is saved or discarded. */
  keepsOnClose?: boolean;
}

/**
 * The draft of the signed-in user with this name. It survives a reload and a session that ends; closing the editor gives it up
 * unless it `keepsOnClose`.
 */
export function usePersistedDraft(name: string, { version = null, keepsOnClose = false }: Options = {}): Draft {
  // After the session has ended no user is known, and the draft is still its writer's.
  const userId = useViewer()?.userId ?? '';
  const [draft] = useState(() => openDraft(userId, name, version));
  useEffect(
    () => () => {
      if (!keepsOnClose && !hasExpired()) draft.discard();
    },
    [draft, keepsOnClose],
  );
  return draft;
}

/** Says that a draft came back, and that another user has changed some of it meanwhile if it `isStale`. */
export function useRestoredNotice(): (isStale?: boolean) => void {
  const notify = useNotify();
  return (isStale = false) => notify(isStale ? 'shell.typedAndChanged' : 'shell.typedBefore', { type: 'info' });
}

type FieldMap = Readonly<Record<string, unknown>>;

/** A file cannot be kept as text. */
const isText = (value: unknown): boolean => value !== undefined && !(value instanceof Blob);

export const getChangedFields = (before: FieldMap, values: FieldMap): TypedFields =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([field, typed]) => isText(typed) && !isSame(before[field], typed))
      .map(([field, typed]) => [field, { before: before[field], typed }]),
  );

/** The fields of a draft that the editor has, with values of the kind that it holds. */
export function fittingFields({ restored }: Draft, now: FieldMap): TypedFields {
  const fits = ([field, { typed }]: [string, { typed?: unknown }]) =>
    field in now && typeof typed === typeof now[field] && Array.isArray(typed) === Array.isArray(now[field]);
  return Object.fromEntries(Object.entries(restored?.fields ?? {}).filter(fits));
}

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
  const notifyRestored = useRestoredNotice();
  const { defaultValues = {}, isReady } = formState;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues: before = {} }) => draft.write(getChangedFields(before, values)),
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
    if (!isSilent) notifyRestored(Object.entries(fields).some(([field, { before }]) => !isSame(before, now[field])));
  });
  useEffect(() => {
    if (isReady) restore();
  }, [isReady]);
}

type FormOptions<Values extends FieldValues> = Omit<UseFormProps<Values>, 'defaultValues'> &
  Persistence & { defaultValues: Values; keepsOnClose?: boolean };

/** `useForm` for anything that a user types: it survives a reload and a session that ends. `name` holds the id of the record. */
export function usePersistedForm<Values extends FieldValues>(
  name: string,
  { onRestored, isSilent, keepsOnClose, ...options }: FormOptions<Values>,
): UseFormReturn<Values> {
  const draft = usePersistedDraft(name, { keepsOnClose });
  const form = useForm<Values>(options as UseFormProps<Values>);
  usePersistedValues(draft, form, { onRestored, isSilent });
  return form;
}

/**
 * `useState` of an editor that holds its values itself, which survives a reload and a session that ends. `name` holds the id
 * and the version of what is edited: on another version the draft would undo somebody else's change.
 */
export function usePersistedState<Values extends object>(
  name: string,
  first: Values,
): readonly [Values, (values: Values) => void, Draft] {
  const notifyRestored = useRestoredNotice();
  const draft = usePersistedDraft(name);
  const [started] = useState(first);
  const [restored] = useState(() => draft.restored?.fields.values?.typed as Values | undefined);
  const [values, setValues] = useState(restored ?? started);
  useEffect(() => draft.write(getChangedFields({ values: started }, { values })), [draft, started, values]);
  const announce = useEffectEvent(() => notifyRestored());
  useEffect(() => {
    if (restored) announce();
  }, [restored]);
  return [values, setValues, draft];
}
