import { useEffect, useEffectEvent, useState } from 'react';
import type { Problem } from '../../../contract/platform/error.ts';
import { isSame } from './draftStorage.ts';
import { getChangedFields, usePersistedDraft, useRestoredNotice } from './usePersistedDraft.ts';
import { useVersionedSave, type Attempt } from './useVersionedSave.ts';

interface Options<Values extends object, Stored extends { version: number }> {
  /** Tells the editor from others, with the id of the record. */
  name: string;
  /** The record as it is stored. A newer one replaces the values while nothing is changed. */
  record: Stored;
  toValues: (record: Stored) => Values;
  send: (values: Values, attempt: Attempt, base: Stored) => Promise<Stored | Problem>;
  onSaved: (saved: Stored) => void;
  onProblem?: (problem: Problem) => void;
  /** The changes from `before` to `mine` over `theirs`; without it, `mine` is kept as a whole. */
  merge?: (before: Values, mine: Values, theirs: Values) => Values;
  /** Whether saving one over the other would change nothing; without it, both have the same JSON. */
  isEqual?: (one: Values, other: Values) => boolean;
}

const keepMine = <Values>(_before: Values, mine: Values): Values => mine;

/**
 * `useVersionedForm` for an editor without form inputs, which holds its values itself: draft, saving and version conflicts of
 * one record. A draft of another version is not restored, because it would undo the change of another user.
 */
export function useVersionedState<Values extends object, Stored extends { version: number }>({
  name,
  record,
  toValues,
  send,
  onSaved,
  onProblem,
  merge = keepMine,
  isEqual = isSame,
}: Options<Values, Stored>) {
  const notifyRestored = useRestoredNotice();
  const draft = usePersistedDraft(name, { version: record.version });
  const isOfThisVersion = draft.restored?.version === record.version;
  const [{ before, values }, setState] = useState(() => {
    const stored = toValues(record);
    const typed = isOfThisVersion ? draft.restored?.fields.values?.typed : undefined;
    return { before: stored, values: (typed as Values | undefined) ?? stored };
  });
  const isChanged = !isEqual(before, values);
  const saving = useVersionedSave<Values, Stored>({
    draft,
    record,
    send: (body, attempt, base) => send(body, attempt, base ?? record),
    onProblem,
    onSaved: (saved, sent) => {
      const stored = toValues(saved);
      // What was changed while the request was under way is kept.
      setState((now) => ({
        before: stored,
        values: isSame(now.values, sent) ? stored : merge(sent, now.values, stored),
      }));
      onSaved(saved);
    },
  });

  const restart = useEffectEvent(() => {
    if (isOfThisVersion) notifyRestored();
    else if (draft.restored) draft.rebase(record.version);
  });
  useEffect(() => restart(), []);
  useEffect(() => draft.write(getChangedFields({ values: before }, { values })), [draft, before, values]);

  const goOnFrom = (stored: Stored, next: Values) => {
    saving.resolve(stored);
    setState({ before: toValues(stored), values: next });
  };
  if (!isChanged && record.version > (saving.base?.version ?? 0)) goOnFrom(record, toValues(record));

  const theirs = saving.conflict?.theirs ?? undefined;
  return {
    values,
    setValues: (next: Values) => setState({ before, values: next }),
    /** The stored values that the changes began with. */
    before,
    base: saving.base ?? record,
    isChanged,
    /** The saved record or the problem; null while an earlier attempt is under way. */
    save: () => saving.save(values),
    isSaving: saving.isSaving,
    isOffline: saving.isOffline,
    problem: saving.problem,
    /** What another user has saved meanwhile; saving waits for `resolve`. */
    theirs,
    resolve: (choice: 'mine' | 'theirs') => {
      if (!theirs) return;
      const stored = toValues(theirs);
      goOnFrom(theirs, choice === 'mine' ? merge(before, values, stored) : stored);
    },
    /** Discards the changes. */
    reset: () => {
      saving.clear();
      setState({ before, values: before });
    },
  };
}
