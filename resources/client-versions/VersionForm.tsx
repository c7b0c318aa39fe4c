import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRefresh, useTranslate } from 'ra-core';
import { useForm } from 'react-hook-form';
import { NewScanClientVersion, saveScanClient } from '../../contract/admin-scan-clients.ts';
import { isProblem } from '../../contract/problem.ts';
import { call } from '../../dataProvider/client.ts';
import { DialogButtons } from '../../src/components/DialogButtons.tsx';
import { muiField } from '../../src/components/muiField.ts';
import { toast } from '../../src/toasts/toasts.ts';

interface Draft {
  versionId: string;
  updateRequired: boolean;
}

const messageFor = (versionId: string): string | undefined =>
  NewScanClientVersion.shape.versionId.safeParse(versionId).error?.issues[0]?.message;

/** Says whether a version has to be updated; without a version it adds one (ACLI-05..07, OPEN-119, OPEN-120). */
export const VersionForm = ({ version, onClose }: { version?: Draft; onClose: () => void }) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { register, handleSubmit, setError, formState } = useForm<Draft>({
    defaultValues: { versionId: version?.versionId ?? '', updateRequired: version?.updateRequired ?? false },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ versionId, updateRequired }) => {
    const saved = await call(saveScanClient, { params: { versionId: versionId.trim() }, body: { updateRequired } });
    if (isProblem(saved)) {
      setError('root', { message: saved.message });
      return toast('error', translate('clientVersions.notSaved'));
    }
    toast('success', translate('clientVersions.saved'));
    onClose();
    refresh();
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={2} paddingTop={1}>
        {errors.root && <Alert severity="error">{errors.root.message}</Alert>}
        {!version && (
          <TextField
            label={translate('clientVersions.versionId')}
            placeholder="2.18.0"
            error={Boolean(errors.versionId)}
            helperText={errors.versionId?.message}
            {...muiField(register('versionId', { validate: messageFor }))}
          />
        )}
        <label style={{ display: 'flex', alignItems: 'center', gap: 8, minHeight: 32 }}>
          <input
            type="checkbox"
            style={{ width: 18, height: 18, accentColor: 'var(--primary)' }}
            {...register('updateRequired')}
          />
          {translate('clientVersions.updateRequired')}
        </label>
      </Stack>
      <DialogButtons
        cancel={translate('clientVersions.cancel')}
        submit={translate('clientVersions.save')}
        busy={isSubmitting}
        onCancel={onClose}
      />
    </form>
  );
};
