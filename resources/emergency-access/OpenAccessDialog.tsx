import DialogContent from '@mui/material/DialogContent';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { EmergencyRequest, openEmergencyAccess } from '../../contract/emergency-access/emergency-access.ts';
import { EMERGENCY_REASON_MIN } from '../../contract/emergency-access/limits.ts';
import { isProblem } from '../../contract/platform/error.ts';
import { usePersistedForm } from '../../src/ui/editing/usePersistedDraft.ts';
import { DialogButtons, FormDialog } from '../../src/ui/FormDialog.tsx';
import { FormField } from '../../src/ui/FormField.tsx';
import { domainResolver, muiField, showFieldErrors, zodFieldErrors } from '../../src/ui/formHelpers.ts';
import { useCaller } from '../../src/ui/useCall.ts';

const nothing = { firstName: '', lastName: '', dob: '', reason: '' };

/** Asks whose record to open and why, and opens it. */
export const OpenAccessDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const call = useCaller();
  const [refusal, setRefusal] = useState<string>();
  const form = usePersistedForm('emergency-access', {
    defaultValues: nothing,
    resolver: domainResolver<typeof nothing>((values) => zodFieldErrors(EmergencyRequest, values)),
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const submit = handleSubmit(async (values) => {
    setRefusal(undefined);
    const answer = await call(openEmergencyAccess, { body: values });
    if (!isProblem(answer)) return void navigate(`/emergency-access/${answer.id}/`);
    showFieldErrors(form, answer);
    if (!answer.fields) setRefusal(answer.message);
  });
  return (
    <FormDialog title={translate('emergency.openTitle')} onClose={onClose} holdsDraft={isDirty}>
      <DialogContent>
        <Stack component="form" noValidate gap={2.5} onSubmit={(event) => void submit(event)}>
          <Typography color="textSecondary">{translate('emergency.openHint')}</Typography>
          {refusal && <Alert severity="error">{refusal}</Alert>}
          <FormField
            label={translate('emergency.firstName')}
            field={register('firstName')}
            error={errors.firstName?.message}
          />
          <FormField
            label={translate('emergency.lastName')}
            field={register('lastName')}
            error={errors.lastName?.message}
          />
          <FormField
            label={translate('emergency.dob')}
            type="date"
            field={register('dob')}
            error={errors.dob?.message}
          />
          <TextField
            multiline
            minRows={3}
            label={translate('emergency.reason')}
            error={errors.reason !== undefined}
            helperText={errors.reason?.message ?? translate('emergency.reasonHint', { min: EMERGENCY_REASON_MIN })}
            {...muiField(register('reason'))}
          />
          <DialogButtons
            cancel={translate('emergency.cancel')}
            submit={translate('emergency.open')}
            busy={isSubmitting}
            onCancel={onClose}
          />
        </Stack>
      </DialogContent>
    </FormDialog>
  );
};
