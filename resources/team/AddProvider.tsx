import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { usePersistedForm } from '../../src/ui/editing/usePersistedForm.ts';
import { invitePractitioner, NewPractitioner, type NewPractitionerDraft } from '../../contract/team/practitioners.ts';
import { isProblem } from '../../contract/platform/error.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { DialogButtons } from '../../src/ui/DialogButtons.tsx';
import { FormDialog } from '../../src/ui/FormDialog.tsx';
import { FormField } from '../../src/ui/FormField.tsx';
import { domainResolver, zodFieldErrors, showFieldErrors } from '../../src/ui/formHelpers.ts';
import { LocationChoice, roleOptions } from './ProviderFields.tsx';

interface Draft {
  firstName: string;
  lastName: string;
  email: string;
  role: string;
  locationIds: number[];
}

/** The dialog `Add Provider`, which mails the invite (ORG-19, ORG-24..28). */
export const AddProvider = ({ onClose }: { onClose: () => void }) => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<string>();
  const form = usePersistedForm<Draft>('add-provider', {
    resolver: domainResolver((draft) => zodFieldErrors(NewPractitioner, draft)),
    defaultValues: { firstName: '', lastName: '', email: '', role: '', locationIds: [] },
  });
  const { register, control, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;

  const submit = form.handleSubmit(async (draft) => {
    setFailure(undefined);
    const added = await call(invitePractitioner, { body: draft as NewPractitionerDraft, idempotencyKey });
    if (isProblem(added)) {
      showFieldErrors(form, added);
      return setFailure(added.message);
    }
    notify('providers.added', { type: 'success', messageArgs: { email: draft.email.trim() } });
    onClose();
    refresh();
  });

  return (
    <FormDialog title={translate('providers.add')} holdsDraft={isDirty} onClose={onClose}>
      <DialogContent>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap={2.5} paddingTop={1}>
            {failure && <Alert severity="error">{failure}</Alert>}
            <Stack direction={{ xs: 'column', sm: 'row' }} gap={2}>
              <FormField
                label={translate('providers.firstName')}
                field={register('firstName')}
                error={errors.firstName?.message}
              />
              <FormField
                label={translate('providers.lastName')}
                field={register('lastName')}
                error={errors.lastName?.message}
              />
            </Stack>
            <FormField
              label={translate('providers.email')}
              type="email"
              field={register('email')}
              error={errors.email?.message}
            />
            <FormField
              label={translate('providers.role')}
              field={register('role')}
              error={errors.role?.message}
              options={roleOptions(translate)}
              none={translate('providers.chooseRole')}
            />
            <Controller
              control={control}
              name="locationIds"
              render={({ field }) => (
                <LocationChoice chosen={field.value} onChoose={field.onChange} error={errors.locationIds?.message} />
              )}
            />
          </Stack>
          <DialogButtons
            cancel={translate('providers.cancel')}
            submit={translate('providers.add')}
            busy={isSubmitting}
            onCancel={onClose}
          />
        </form>
      </DialogContent>
    </FormDialog>
  );
};
