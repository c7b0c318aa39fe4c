import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useKeptForm } from '../../../src/components/useKeptForm.ts';
import { textLength } from '../../../contract/fields.ts';
import { commentGaitSession, type GaitSession } from '../../../contract/gait.ts';
import { GAIT_COMMENT_MAX } from '../../../contract/limits.ts';
import { FormDialog } from '../../../src/components/FormDialog.tsx';
import { muiField } from '../../../src/components/muiField.ts';
import { problemsResolver } from '../../../src/components/problemsResolver.ts';
import { ChangedMeanwhile } from '../../../src/components/record-parts/ChangedMeanwhile.tsx';
import { shapeProblems } from '../../../src/components/shapeProblems.ts';
import { useSaveComment } from './useSaveComment.ts';

/** The comment of a gait session, 1000 characters with a line break as two (REC-62, OPEN-162). */
export default function CommentDialog({ session, onClose }: { session: GaitSession; onClose: () => void }) {
  const translate = useTranslate();
  const form = useKeptForm(`gait-comment/${session.id}`, {
    resolver: problemsResolver<{ comment: string }>((values) => shapeProblems(commentGaitSession.body, values)),
    defaultValues: { comment: session.session.meta.comment },
  });
  const { comment } = useWatch({ control: form.control });
  const { errors, isDirty, isSubmitting } = form.formState;
  const { save, failure, current, goOnFrom } = useSaveComment(session, form, onClose);
  return (
    <FormDialog title={translate('recordGait.comment')} holdsDraft={isDirty} onClose={onClose}>
      <form onSubmit={(event) => void save(event)} noValidate style={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start', pt: '8px !important' }}>
          {failure && <Alert severity="error">{failure}</Alert>}
          {current && (
            <ChangedMeanwhile
              choices={[
                { label: translate('recordParts.keepMine'), onChoose: () => goOnFrom(current, false) },
                { label: translate('recordParts.takeTheirs'), onChoose: () => goOnFrom(current, true) },
              ]}
            >
              {current.session.meta.comment || translate('recordGait.noComment')}
            </ChangedMeanwhile>
          )}
          <TextField
            multiline
            minRows={5}
            label={translate('recordGait.comment')}
            error={Boolean(errors.comment)}
            helperText={errors.comment?.message ?? `${textLength(comment ?? '')}/${GAIT_COMMENT_MAX}`}
            {...muiField(form.register('comment'))}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('record.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isSubmitting} disabled={current !== undefined}>
            {translate('recordGait.saveComment')}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
