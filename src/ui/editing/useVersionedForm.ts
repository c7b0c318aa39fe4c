import { useState, type SyntheticEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import type { Message } from '../../../contract/platform/message.ts';
import type { Problem } from '../../../contract/platform/error.ts';
import { domainResolver, showFieldErrors } from '../formHelpers.ts';
import { mergeTyped, theirChanges, type FieldChange } from './conflict.ts';
import { isSame, type TypedFields } from './draftStorage.ts';
import { usePersistedDraft, usePersistedValues } from './usePersistedDraft.ts';
import { useResend, useVersionedSave, type Attempt } from './useVersionedSave.ts';

interface Options<Values extends FieldValues, Stored extends { version?: number }, Saved> {
  /** Tells the form from others, with the id of the record. */
  name: string;
  /** What the form was opened on; absent for a new record. */
  record?: Stored | null;
  toValues: (record: Stored | undefined) => Values;
  /** The message of each invalid field. */
  validate: (values: Values, base: Stored | undefined) => Partial<Record<string, Message | string>>;
  send: (values: Values, attempt: Attempt, base: Stored | undefined) => Promise<Saved | Problem>;
  onSaved: (saved: Saved, values: Values) => void | Promise<void>;
  /** A problem in terms of the form's fields. */
  toFormProblem?: (problem: Problem) => Problem;
  /** The fields do not validate. */
  onInvalid?: (values: Values) => void;
  /** The form goes on from what somebody else has saved. */
  onRebase?: (theirs: Stored) => void;
  /**
   * On a conflict the form waits for a choice. To keep what was typed then means the whole form (`form`), or the fields that
   * were changed in it (`fields`); `at once` goes on from theirs without a question, and the next press saves.
   */
  keeps?: 'form' | 'fields' | 'at once';
  invalidates?: readonly string[];
  keepsOnClose?: boolean;
  isSilent?: boolean;
}

/** What the fields of a draft held when it was begun, over what is stored now. */
const getValuesBefore = <Values extends object>(fields: TypedFields, now: Values): Values => ({
  ...now,
  ...Object.fromEntries(Object.entries(fields).map(([field, { before }]) => [field, before])),
});

/** A form over one record: validation, draft, saving and conflicts. `<SaveNotices>` shows what there is to say about it. */
export function useVersionedForm<Values extends FieldValues, Stored extends { version?: number }, Saved = Stored>(
  options: Options<Values, Stored, Saved>,
) {
  const { name, record, toValues, validate, keeps = 'form', keepsOnClose, isSilent, invalidates } = options;
  const { toFormProblem = (problem: Problem) => problem, onRebase } = options;
  const draft = usePersistedDraft(name, { version: record?.version, keepsOnClose });
  const [changes, setChanges] = useState<FieldChange<Values>[]>();
  const isMerging = keeps === 'at once';
  // A draft of another version is saved over that one, so that the server tells of the conflict.
  const version = (isMerging ? undefined : draft.restored?.version) ?? record?.version;
  const saving = useVersionedSave<Values, Stored, Saved>({
    draft,
    record: record && { ...record, version },
    send: options.send,
    invalidates,
    onSaved: (saved, values) => {
      setChanges(undefined);
      return options.onSaved(saved, values);
    },
    onProblem: (problem, values) => {
      const theirs = problem.status === 412 ? (problem.current as Stored | undefined) : undefined;
      if (!theirs) return showFieldErrors(form, toFormProblem(problem));
      setChanges(theirChanges(beforeTyping(), toValues(theirs), form.getValues()));
      if (isMerging) goOnFrom(theirs, mergeTyped(beforeTyping(), toValues(theirs), values));
    },
  });
  const form = useForm<Values>({
    resolver: domainResolver((values) => validate(values, saving.base)),
    defaultValues: toValues(record ?? undefined) as DefaultValues<Values>,
  });
  usePersistedValues(draft, form, {
    isSilent,
    onRestored: (fields) => {
      if (!isMerging || !record) return;
      const since = theirChanges(getValuesBefore(fields, toValues(record)), toValues(record), form.getValues());
      if (since.length > 0) setChanges(since);
    },
  });

  const beforeTyping = (): Values => {
    const values = toValues(saving.base);
    const { restored } = draft;
    return restored && restored.version === saving.base?.version ? getValuesBefore(restored.fields, values) : values;
  };
  const goOnFrom = (theirs: Stored, values: Values) => {
    saving.resolve(theirs);
    onRebase?.(theirs);
    const stored = toValues(theirs);
    form.reset(stored);
    for (const [field, value] of Object.entries(values))
      if (!isSame(value, stored[field]))
        form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  };
  const submit = (event?: SyntheticEvent) =>
    form.handleSubmit(
      async (values) => void (await saving.save(values)),
      () => {
        // The refusal was of an earlier attempt.
        if (saving.problem) saving.clear();
        options.onInvalid?.(form.getValues());
      },
    )(event);
  const isBackOnline = useResend(saving.isOffline, form.getValues, () => void submit());
  const theirs = saving.conflict?.theirs;
  return {
    form,
    draft,
    submit,
    /** Saves values that are not those of the form. */
    save: saving.save,
    base: saving.base,
    isSaving: saving.isSaving,
    isOffline: saving.isOffline,
    /** The connection is back, and something else was typed meanwhile. */
    isBackOnline,
    failure: saving.problem && toFormProblem(saving.problem).message,
    /** What somebody else has changed; the form waits for `resolve` unless it went on at once. */
    changes,
    theirs,
    isBlocked: saving.conflict !== undefined,
    resolve: (choice: 'mine' | 'theirs') => {
      if (!theirs) return;
      const typed =
        keeps === 'form' ? form.getValues() : mergeTyped(beforeTyping(), toValues(theirs), form.getValues());
      goOnFrom(theirs, choice === 'mine' ? typed : toValues(theirs));
      setChanges(undefined);
    },
    /** Fills one field with what somebody else has saved, after the form went on from there at once. */
    takeField: (field: keyof Values & string, value: unknown) => {
      form.setValue(field as unknown as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
        shouldValidate: true,
      });
      form.setFocus(field as unknown as Path<Values>);
      setChanges(changes?.map(({ mine, ...change }) => (change.field === field ? change : { mine, ...change })));
    },
    /** Begins again from the record as it is stored, without what was typed. */
    reset: (stored: Stored | undefined) => {
      setChanges(undefined);
      saving.resolve(stored ?? null);
      form.reset(toValues(stored));
    },
  };
}
