import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useKeptForm } from '../../../src/components/useKeptForm.ts';
import type { Exercise } from '../../../contract/exercises.ts';
import { addOwnExercise, updateOwnExercise } from '../../../contract/own-exercises.ts';
import { isProblem, type Problem } from '../../../contract/problem.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import { problemsResolver } from '../../../src/components/problemsResolver.ts';
import { showFieldProblems } from '../../../src/components/showFieldProblems.ts';
import { bodyOf, draftOf, draftProblems, type Draft } from './ownExerciseDraft.ts';
import { useOwnFiles } from './useOwnFiles.ts';
import { useLibraryChanged } from './useLibraryChanged.ts';

/**
 * The form of an own exercise. It is saved first and its files are sent after it; what could not be saved or sent stays
 * in the form, and is all that the next press sends.
 */
export function useOwnExerciseForm(exercise: Exercise | undefined, onClose: () => void) {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const libraryChanged = useLibraryChanged();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  /** What is stored now, as far as this form knows. */
  const [stored, setStored] = useState(exercise);
  const [clash, setClash] = useState<Exercise>();
  const [failure, setFailure] = useState<string>();
  const own = useOwnFiles(stored);
  const form = useKeptForm<Draft>(`own-exercise/${exercise?.id ?? 'new'}`, {
    resolver: problemsResolver(draftProblems),
    defaultValues: draftOf(exercise),
  });
  const { isDirty } = form.formState;

  const refuse = (problem: Problem) => {
    if (problem.status === 412) return setClash(problem.current as Exercise);
    showFieldProblems(form, problem);
    setFailure(problem.message);
  };

  const save = async (draft: Draft): Promise<Exercise | null> => {
    if (stored && !isDirty) return stored;
    const body = bodyOf(draft);
    const saved = stored
      ? await call(updateOwnExercise, { params: { exerciseId: stored.id }, body, version: stored.version })
      : await call(addOwnExercise, { body, idempotencyKey });
    if (isProblem(saved)) {
      refuse(saved);
      return null;
    }
    setStored(saved);
    form.reset(draft);
    libraryChanged();
    return saved;
  };

  const submit = form.handleSubmit(async (draft) => {
    setFailure(undefined);
    setClash(undefined);
    const saved = await save(draft);
    if (!saved) return;
    const unsent = await own.send(saved.id);
    if (own.changed) libraryChanged();
    if (unsent?.stopped) return setFailure(translate('ownExercise.stopped'));
    if (unsent) {
      const { kind, problem } = unsent;
      const message = problem.fields?.file ?? problem.message;
      return setFailure(translate('ownExercise.notSent', { kind: translate(`ownExercise.kind.${kind}`), message }));
    }
    notify(exercise ? 'ownExercise.saved' : 'ownExercise.added', { type: 'success' });
    onClose();
  });

  return {
    form,
    own,
    submit,
    failure,
    clash,
    /** What was typed is saved over what somebody else has saved. */
    keepMine: () => {
      setStored(clash);
      setClash(undefined);
    },
    takeTheirs: () => {
      setStored(clash);
      form.reset(draftOf(clash));
      setClash(undefined);
    },
  };
}
