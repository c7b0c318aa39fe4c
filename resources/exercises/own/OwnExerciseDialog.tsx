import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import { DialogButtons, FormDialog } from '../../../src/ui/FormDialog.tsx';
import { SaveNotices } from '../../../src/ui/editing/SaveNotices.tsx';
import { FileField, UploadProgress } from './FileField.tsx';
import { OwnExerciseFields } from './OwnExerciseFields.tsx';
import { ownExerciseLabel, ownExerciseText } from './ownExerciseValues.ts';
import { fileKinds } from './useOwnFiles.ts';
import { useOwnExerciseForm } from './useOwnExerciseForm.ts';

const Files = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: 16,
});

// The dialog lays out what is in the form, so that what the form says and its buttons stay in sight.
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
  const { sending } = own;
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
          {sending && <UploadProgress {...sending} />}
          {unsentFile && <Alert severity="error">{unsentFile}</Alert>}
          <SaveNotices
            editing={editing}
            label={(field) => translate(ownExerciseLabel(field))}
            text={(field, value) => ownExerciseText(field, value, translate)}
          />
          <DialogButtons
            cancel={translate(sending ? 'ownExercise.stop' : 'ownExercise.cancel')}
            submit={translate('ownExercise.save')}
            busy={isSubmitting}
            onCancel={sending ? own.stop : onClose}
          />
        </Foot>
      </Form>
    </FormDialog>
  );
}
