import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { DialogButtons } from '../../src/components/DialogButtons.tsx';
import { FormDialog } from '../../src/components/FormDialog.tsx';
import { FormField } from '../../src/components/FormField.tsx';

interface Props {
  busy: boolean;
  /** Answers what went wrong, if anything did. */
  onSubmit: (reason: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks why a billed cycle is taken back; who, when and why is kept. */
export const RevertDialog = ({ busy, onSubmit, onClose }: Props) => {
  const translate = useTranslate();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const submit = handleSubmit(async ({ reason }) => setFailure(await onSubmit(reason.trim())));
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
            busy={busy}
            onCancel={onClose}
          />
        </form>
      </DialogContent>
    </FormDialog>
  );
};
