import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useVersionedForm } from '../../../src/ui/editing/useVersionedForm.ts';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import { addOwnExercise, updateOwnExercise } from '../../../contract/exercises/own-exercises.ts';
import { useCaller } from '../../../src/ui/useCall.ts';
import {
  toFormValues,
  toRequestBody,
  validateOwnExercise,
  type OwnExerciseValues,
  ownExerciseLabel,
  ownExerciseText,
} from './ownExerciseValues.ts';
import { useOwnFiles, fileKinds } from './useOwnFiles.ts';
import { useInvalidateLibrary } from './useRestoreExercise.ts';
import type { OwnExerciseKey } from './messages.en.ts';
import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { DialogButtons, FormDialog } from '../../../src/ui/FormDialog.tsx';
import { SaveNotices } from '../../../src/ui/editing/SaveNotices.tsx';
import { FileField, UploadProgress, useFileTexts } from './FileField.tsx';
import { OwnExerciseFields } from './OwnExerciseFields.tsx';

/**
 * The form of an own exercise. It is saved first and its files are sent after it; what could not be saved or sent stays
 * in the form, and is all that the next press sends.
 */
function useOwnExerciseForm(exercise: Exercise | undefined, onClose: () => void) {
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
  const { translateFileError } = useFileTexts();

  const sendFiles = async (saved: Exercise) => {
    const unsent = await own.send(saved.id);
    if (own.changed) libraryChanged();
    if (unsent?.stopped) return setUnsentFile(translate('ownExercise.stopped'));
    if (unsent) {
      const { kind, problem } = unsent;
      const message =
        typeof problem === 'string' ? translateFileError(kind, problem) : (problem.fields?.file ?? problem.message);
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

const Files = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: 16,
});

// The form has no box of its own, so that the dialog keeps its notices and buttons visible.
const Form = styled('form')({ display: 'contents' });
const Foot = styled('div')({
  flexShrink: 0,
  maxHeight: '60%',
  overflow: 'auto',
  padding: '0 24px 20px',
  borderTop: '1px solid var(--border)',
  '&& > :not(* + *)': { marginTop: 16 },
});

/** Adds an exercise of the organization, or edits the given one. */
export default function OwnExerciseDialog({ exercise, onClose }: { exercise?: Exercise; onClose: () => void }) {
  const translate = useTranslate();
  const { editing, own, unsentFile } = useOwnExerciseForm(exercise, onClose);
  const { form, submit } = editing;
  const { isDirty, isSubmitting } = form.formState;
  const { progress } = own;
  return (
    <FormDialog
      title={translate(exercise ? 'ownExercise.edit' : 'ownExercise.add')}
      size="md"
      holdsDraft={isDirty || own.changed || isSubmitting}
      onClose={onClose}
    >
      <Form noValidate onSubmit={(event) => void submit(event)}>
        <DialogContent>
          <Stack gap={2.5} paddingTop={1}>
            {!exercise && <Typography color="textSecondary">{translate('ownExercise.addLead')}</Typography>}
            <OwnExerciseFields form={form} />
            <Files>
              {fileKinds.map((kind) => (
                <FileField key={kind} kind={kind} own={own} busy={isSubmitting} />
              ))}
            </Files>
          </Stack>
        </DialogContent>
        <Foot>
          {progress && <UploadProgress {...progress} />}
          {unsentFile && <Alert severity="error">{unsentFile}</Alert>}
          <SaveNotices
            editing={editing}
            label={(field) => translate(ownExerciseLabel(field))}
            text={(field, value) => ownExerciseText(field, value, translate)}
          />
          <DialogButtons
            cancel={translate(progress ? 'ownExercise.stop' : 'ownExercise.cancel')}
            submit={translate('ownExercise.save')}
            busy={isSubmitting}
            onCancel={progress ? own.stop : onClose}
          />
        </Foot>
      </Form>
    </FormDialog>
  );
}
