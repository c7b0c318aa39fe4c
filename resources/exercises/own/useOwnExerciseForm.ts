import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useVersionedForm } from '../../../src/ui/editing/useVersionedForm.ts';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import { addOwnExercise, updateOwnExercise } from '../../../contract/exercises/own-exercises.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import { toFormValues, toRequestBody, validateOwnExercise, type OwnExerciseValues } from './ownExerciseValues.ts';
import { useOwnFiles } from './useOwnFiles.ts';
import { useInvalidateLibrary } from './useRestore.ts';
import type { OwnExerciseKey } from './messages.en.ts';

/**
 * The form of an own exercise. It is saved first and its files are sent after it; what could not be saved or sent stays
 * in the form, and is all that the next press sends.
 */
export function useOwnExerciseForm(exercise: Exercise | undefined, onClose: () => void) {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const libraryChanged = useInvalidateLibrary();
  const [unsentFile, setUnsentFile] = useState<string>();
  const editing = useVersionedForm<OwnExerciseValues, Exercise>({
    name: `own-exercise/${exercise?.id ?? 'new'}`,
    record: exercise,
    toValues: toFormValues,
    validate: validateOwnExercise,
    send: async (draft, attempt, stored) => {
      setUnsentFile(undefined);
      if (!stored) return call(addOwnExercise, { body: toRequestBody(draft), ...attempt });
      if (!form.formState.isDirty) return stored;
      return call(updateOwnExercise, { params: { exerciseId: stored.id }, body: toRequestBody(draft), ...attempt });
    },
    onSaved: (saved, draft) => {
      form.reset(draft);
      libraryChanged();
      return sendFiles(saved);
    },
  });
  const { form } = editing;
  const own = useOwnFiles(editing.base);

  const sendFiles = async (saved: Exercise) => {
    const unsent = await own.send(saved.id);
    if (own.changed) libraryChanged();
    if (unsent?.stopped) return setUnsentFile(translate('ownExercise.stopped'));
    if (unsent) {
      const { kind, problem } = unsent;
      const message = problem.fields?.file ?? problem.message;
      return setUnsentFile(
        translate('ownExercise.notSent', {
          kind: translate(`ownExercise.kind.${kind}` satisfies OwnExerciseKey),
          message,
        }),
      );
    }
    notify(exercise ? 'ownExercise.saved' : 'ownExercise.added', { type: 'success' });
    onClose();
  };
  return { editing, own, unsentFile };
}
