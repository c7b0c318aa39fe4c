import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { usePersistedForm } from '../../../src/ui/editing/usePersistedDraft.ts';
import type { RtmCode } from '../../../contract/platform/enumerations.ts';
import { isProblem } from '../../../contract/platform/error.ts';
import { setRtmStatus } from '../../../contract/rtm/billing.ts';
import { useCaller } from '../../../src/ui/useCall.ts';
import { DialogButtons, FormDialog } from '../../../src/ui/FormDialog.tsx';
import { FormField } from '../../../src/ui/FormField.tsx';

interface Props {
  cycle: { id: number; code: RtmCode };
  name: string;
  onReverted: () => void;
  onClose: () => void;
}

/** Reverts a billed cycle with a reason, which is kept with user and time (RTM-16). */
export const RevertDialog = ({ cycle: { id, code }, name, onReverted, onClose }: Props) => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState } = usePersistedForm(`revert-cycle/${id}`, {
    defaultValues: { reason: '' },
  });
  const submit = handleSubmit(async ({ reason }) => {
    const body = { status: 'READY_TO_BILL', reason: reason.trim() } as const;
    const answer = await call(setRtmStatus, { params: { id }, body });
    if (isProblem(answer)) return setFailure(answer.message);
    notify('rtm.reverted', { type: 'success', messageArgs: { code, name } });
    onReverted();
    onClose();
  });
  const field = register('reason', { validate: (reason) => reason.trim() !== '' || translate('rtm.reasonRequired') });
  return (
    <FormDialog title={translate('rtm.revertTitle')} size="xs" holdsDraft={formState.isDirty} onClose={onClose}>
      <DialogContent>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap={2.5}>
            <Typography color="textSecondary">{translate('rtm.revertHint')}</Typography>
            {failure && <Alert severity="error">{failure}</Alert>}
            <FormField label={translate('rtm.reason')} field={field} error={formState.errors.reason?.message} />
          </Stack>
          <DialogButtons
            cancel={translate('rtm.cancel')}
            submit={translate('rtm.revert')}
            busy={formState.isSubmitting}
            onCancel={onClose}
          />
        </form>
      </DialogContent>
    </FormDialog>
  );
};
