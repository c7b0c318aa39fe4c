import Alert from '@mui/material/Alert';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useKeptForm } from '../../src/components/useKeptForm.ts';
import { addProForm, NewProForm } from '../../contract/admin-pro.ts';
import { isProblem } from '../../contract/problem.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { configuration } from '../../src/configuration.ts';
import { DialogButtons } from '../../src/components/DialogButtons.tsx';
import { muiField } from '../../src/components/muiField.ts';
import { said } from '../../src/i18n/language.ts';
import { page } from '../../src/navigation/reload.ts';
import { toastAfterReload } from '../../src/toasts/toasts.ts';
import { WebhookAddress } from './WebhookAddress.tsx';

interface Draft {
  id: string;
  certified: boolean;
}

function messageFor(id: string): string | undefined {
  const fault = NewProForm.shape.id.safeParse(id).error?.issues[0];
  return fault && said(fault.message);
}

/** Registers a survey form (APRO-05..10); the page loads anew on success (APRO-06). */
export const AddForm = ({ onClose }: { onClose: () => void }) => {
  const call = useCaller();
  const translate = useTranslate();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { register, handleSubmit, setError, formState } = useKeptForm<Draft>('add-pro-form', {
    defaultValues: { id: '', certified: false },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ id }) => {
    const added = await call(addProForm, { body: { id }, idempotencyKey });
    if (isProblem(added)) return setError('root', { message: added.message });
    toastAfterReload('success', translate('proForms.added'));
    page.reload();
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={2} paddingTop={1}>
        <TextField
          label={translate('proForms.formId')}
          error={Boolean(errors.id)}
          helperText={errors.id?.message && translate(errors.id.message)}
          {...muiField(register('id', { validate: messageFor }))}
        />
        <WebhookAddress />
        <div>
          <label style={{ display: 'flex', alignItems: 'flex-start', gap: 8 }}>
            <input
              type="checkbox"
              aria-invalid={Boolean(errors.certified)}
              aria-describedby={errors.certified ? 'certified-error' : undefined}
              style={{ flex: 'none', width: 18, height: 18, marginTop: 2, accentColor: 'var(--primary)' }}
              {...register('certified', { required: translate('proForms.certifyRequired') })}
            />
            {translate('proForms.certify', { brand: configuration().brand.name })}
          </label>
          {errors.certified && (
            <FormHelperText id="certified-error" error>
              {errors.certified.message}
            </FormHelperText>
          )}
        </div>
      </Stack>
      {errors.root && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {errors.root.message}
        </Alert>
      )}
      <DialogButtons
        cancel={translate('proForms.cancel')}
        submit={translate('proForms.submit')}
        busy={isSubmitting}
        onCancel={onClose}
      />
    </form>
  );
};
