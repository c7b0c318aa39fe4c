import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { textLength } from '../../../contract/platform/fields.ts';
import { commentGaitSession, listGaitSessions, type GaitSession } from '../../../contract/gait/gait-session.ts';
import { GAIT_COMMENT_MAX } from '../../../contract/platform/limits.ts';
import type { Paged } from '../../../contract/platform/paging.ts';
import { useCaller } from '../../../src/ui/useCall.ts';
import { FormDialog } from '../../../src/ui/FormDialog.tsx';
import { SaveNotices } from '../../../src/ui/editing/SaveNotices.tsx';
import { useVersionedForm } from '../../../src/ui/editing/useVersionedForm.ts';
import { muiField, zodFieldErrors } from '../../../src/ui/formHelpers.ts';

/** The comment of a gait session, up to 1000 characters with a line break counted as two (REC-62, OPEN-162). */
export default function CommentDialog({ session, onClose }: { session: GaitSession; onClose: () => void }) {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const replaceSession = (saved: GaitSession) =>
    queries.setQueriesData<Paged<GaitSession>>({ queryKey: [listGaitSessions.id] }, (known) =>
      known ? { ...known, items: known.items.map((one) => (one.id === saved.id ? saved : one)) } : known,
    );
  const editing = useVersionedForm<{ comment: string }, GaitSession>({
    name: `gait-comment/${session.id}`,
    record: session,
    toValues: (stored) => ({ comment: stored!.session.meta.comment }),
    validate: (values) => zodFieldErrors(commentGaitSession.body, values),
    send: (body, attempt) => call(commentGaitSession, { params: { id: session.id }, body, ...attempt }),
    onRebase: replaceSession,
    onSaved: (saved) => {
      replaceSession(saved);
      notify('recordGait.commentSaved', { type: 'success' });
      onClose();
    },
  });
  const { form, submit, isBlocked } = editing;
  const { comment } = useWatch({ control: form.control });
  const { errors, isDirty, isSubmitting } = form.formState;
  return (
    <FormDialog title={translate('recordGait.comment')} holdsDraft={isDirty} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate style={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start', pt: '8px !important' }}>
          <SaveNotices
            editing={editing}
            label={() => translate('recordGait.comment')}
            text={(_field, text: string) => text || translate('recordGait.noComment')}
          />
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
          <Button type="submit" variant="contained" loading={isSubmitting} disabled={isBlocked}>
            {translate('recordGait.saveComment')}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
